import type { XastChild, XastElement, XastRoot } from "svgo";
import { elementsIn } from "./svg-tree";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** What browsers draw without moving it and without fetching anything (SVG 2, chapters 5 to 14). */
const DRAWN = new Set(
	`svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath clipPath mask
	pattern marker linearGradient radialGradient stop style filter feBlend feColorMatrix feComponentTransfer feComposite
	feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
	feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
	feTurbulence`.split(/\s+/),
);

/** Elements of which text is made. */
const TEXT = new Set(["text", "tspan", "textPath"]);

/** What shows nothing: a drawing's words about itself, and fonts in a form that browsers have given up. */
const SILENT = new Set(["metadata", "title", "desc", "font", "font-face", "view", "cursor", "color-profile"]);

const PIXELS =
	"delete it, on hidden layers too, or save the whole picture as a JPEG or PNG under content/photos/ and name that";
const STILL = "delete the animation, or show it as a film";

/** What is wrong with elements that people put into drawings, and the mend. */
const REFUSED: Record<string, string> = {
	script: "a script, which no picture may run: delete it",
	foreignObject: "a piece of HTML (<foreignObject>): draw it with shapes and text of SVG",
	image: `a photograph or another picture of pixels (<image>): ${PIXELS}`,
	feImage: `a photograph or another picture of pixels (<feImage>): ${PIXELS}`,
	animate: `something that moves (<animate>): ${STILL}`,
	animateMotion: `something that moves (<animateMotion>): ${STILL}`,
	animateTransform: `something that moves (<animateTransform>): ${STILL}`,
	set: `something that moves (<set>): ${STILL}`,
	flowRoot: "flowed text, which browsers do not show: in Inkscape choose Text > Convert to Text",
};

const other = (name: string) =>
	`<${name}>, which browsers do not draw: draw that without it (in Inkscape try Path > Object to Path)`;

/** Prefixes in force at an element, with the namespaces they stand for; the empty prefix is the elements' own. */
type Scope = ReadonlyMap<string, string>;

const splitName = (name: string): [prefix: string, local: string] => {
	const [first = "", second] = name.split(":");
	return second === undefined ? ["", first] : [first, second];
};

/** The namespaces at an element: those around it and those that it declares. */
function scopeAt({ attributes }: XastElement, around: Scope): Scope {
	const declared = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
		if (name === "xmlns") return [["", value]];
		return name.startsWith("xmlns:") ? [[name.slice("xmlns:".length), value]] : [];
	});
	return declared.length === 0 ? around : new Map([...around, ...declared]);
}

/** The attributes of SVG without their prefixes; those that programs keep for themselves go. */
function ownAttributes({ attributes }: XastElement, scope: Scope): Record<string, string> {
	const own: Record<string, string> = {};
	for (const [name, value] of Object.entries(attributes)) {
		const [prefix, local] = splitName(name);
		if (name === "xml:space" || (prefix === "" && name !== "xmlns")) own[name] = value;
		else if (local === "href" && scope.get(prefix) === XLINK) own.href ??= value;
	}
	return attributes.href === undefined ? own : { ...own, href: attributes.href };
}

/** What no browser shows (SVG 2, 5.10): Illustrator keeps its own copy of the drawing so. */
const isExtension = ({ attributes }: XastElement) => attributes.requiredExtensions !== undefined;

/** Of the versions in a `<switch>`, the one that every browser shows, whatever its language. */
const chosen = (versions: XastChild[]) =>
	versions.find(
		(version) => version.type === "element" && !isExtension(version) && version.attributes.systemLanguage === undefined,
	);

/**
 * Leaves of a drawing what is SVG and can be drawn: what programs keep for themselves (Inkscape's `sodipodi:`,
 * Illustrator's `i:`) goes, a `switch` becomes the version that browsers show, a link what it surrounds.
 * @param refuse is told what cannot be kept
 */
export function keepDrawable(drawing: XastRoot, refuse: (fault: string) => void): void {
	const keep = (child: XastChild, around: Scope, parent?: XastElement): XastChild[] => {
		if (child.type === "text" || child.type === "cdata") return [{ type: "text", value: child.value }];
		if (child.type === "instruction" && child.name === "xml-stylesheet") {
			refuse("a style sheet of its own file (<?xml-stylesheet?>): put its rules into the drawing");
		}
		if (child.type !== "element") return [];
		const scope = scopeAt(child, around);
		const [prefix, name] = splitName(child.name);
		if (scope.get(prefix) !== SVG || isExtension(child) || SILENT.has(name)) return [];
		if (!DRAWN.has(name)) {
			refuse(REFUSED[name] ?? other(name));
			return [];
		}
		const element: XastElement = { ...child, name, attributes: ownAttributes(child, scope) };
		const versions = name === "switch" ? [chosen(child.children)].flatMap((one) => one ?? []) : child.children;
		element.children = versions.flatMap((inner) => keep(inner, scope, element));
		if (name === "switch") element.name = "g";
		if (name === "a") {
			element.name = parent && TEXT.has(parent.name) ? "tspan" : "g";
			delete element.attributes.href;
		}
		return [element];
	};
	drawing.children = drawing.children.flatMap((child) => keep(child, new Map([["", SVG]])));
	for (const svg of elementsIn(drawing)) svg.attributes.xmlns = SVG;
}
