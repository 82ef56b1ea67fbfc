import { type ChildNode, parse, type Root } from "postcss";
import type { XastElement, XastRoot } from "svgo";
import { elementsBelow } from "./svg-tree";

const MEND = "leave it out, or draw plain shapes in its place";

/** The mend for styles that programs write and that no attribute can say. */
const MENDS: Record<string, string> = {
	"mix-blend-mode": "set its blending to Normal",
	background: "draw a rectangle in its place",
	"background-color": "draw a rectangle in its place",
	font: "turn the text into paths",
};

/** Properties that browsers do not ask about in a drawing that stands still. */
const WITHOUT_EFFECT = new Set(
	`block-progression font-feature-settings font-kerning font-variant-alternates font-variant-caps
	font-variant-east-asian font-variant-ligatures font-variant-numeric font-variant-position font-variation-settings
	inline-size isolation line-height shape-inside shape-margin shape-padding shape-subtract solid-color solid-opacity
	text-align text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation user-select
	white-space`.split(/\s+/),
);

/** Properties that are attributes, too, which svgo leaves in styles (SVG 2, 7; CSS Masking 1, 7.9, which Figma writes). */
const ATTRIBUTES_TOO = new Set(["x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "mask-type"]);

/** Properties that only say where a drawing stands in a page. */
const PLACE = /^(width|height|position|(min|max)-(width|height)|(margin|padding)(-\w+)?)$/;

/** Values that say no more than leaving the property out. */
const WITHOUT_SAYING = /^(normal|none|auto|initial|unset|transparent)$/i;

/** The declarations and rules of CSS; nothing and a word to `refuse`, if they cannot be read. */
function cssOf(text: string, refuse: (fault: string) => void): Root | undefined {
	try {
		return parse(text);
	} catch {
		refuse(`a style that cannot be read (${text.trim().slice(0, 40)}): save it again from the program that drew it`);
		return undefined;
	}
}

const textIn = ({ children }: XastElement) =>
	children.map((child) => (child.type === "text" || child.type === "cdata" ? child.value : "")).join("");

/**
 * Refuses what style sheets in a drawing say of other files, of times, of screens and of pointers: only rules that
 * hold always can be written to the elements that they select.
 */
export function refuseStyleSheets(drawing: XastRoot, refuse: (fault: string) => void): void {
	for (const element of elementsBelow(drawing)) {
		if (element.name !== "style") continue;
		const { media = "all" } = element.attributes;
		if (!/^(all|screen)?$/.test(media)) refuse(`a style sheet for "${media}": ${MEND}`);
		const sheet = cssOf(textIn(element), refuse);
		sheet?.walkAtRules(({ name }) => {
			if (name === "import")
				refuse("a style sheet that fetches another (@import): turn text into paths, then leave it out");
			else if (name === "font-face") refuse("a font of its own (@font-face): turn text into paths, then leave it out");
			else refuse(`a style that does not hold always (@${name}): ${MEND}`);
		});
		sheet?.walkRules(({ selector, parent }) => {
			if (selector.includes(":")) refuse(`a style that does not hold always ("${selector}"): ${MEND}`);
			if (parent?.type === "rule") refuse(`a style rule within another ("${selector}"): ${MEND}`);
		});
	}
}

/**
 * Leaves out colours of screens with a wider gamut where the same element has the colour for all screens, too:
 * an attribute has room for one, and some browsers know only that.
 */
export function keepPlainColours(drawing: XastRoot, refuse: (fault: string) => void): void {
	for (const { attributes } of elementsBelow(drawing)) {
		if (!attributes.style?.includes("color(")) continue;
		const css = cssOf(attributes.style, refuse);
		css?.walkDecls((declaration) => {
			const { prop, value } = declaration;
			const plain = (other: ChildNode) =>
				other.type === "decl" && other.prop === prop && !other.value.startsWith("color(");
			if (value.startsWith("color(") && (attributes[prop] || css.some(plain))) declaration.remove();
		});
		if (css) attributes.style = css.toString();
	}
}

/** Whether a declaration that no attribute can say changes nothing. */
const isIdle = (element: XastElement, prop: string, value: string) =>
	prop.startsWith("-") ||
	WITHOUT_EFFECT.has(prop) ||
	WITHOUT_SAYING.test(value) ||
	(element.name === "svg" && PLACE.test(prop));

/** Removes the styles that svgo could not write as attributes, where they change nothing, and refuses the others. */
export function dropIdleStyles(drawing: XastRoot, refuse: (fault: string) => void): void {
	for (const element of elementsBelow(drawing)) {
		const { attributes } = element;
		if (attributes.style === undefined) continue;
		cssOf(attributes.style, refuse)?.walkDecls(({ prop, value }) => {
			if (isIdle(element, prop, value)) return;
			if (ATTRIBUTES_TOO.has(prop)) attributes[prop] = value;
			else {
				refuse(`the style "${prop}: ${value}", which no attribute of SVG can say: ${MENDS[prop] ?? MEND}`);
			}
		});
		delete attributes.style;
	}
}
