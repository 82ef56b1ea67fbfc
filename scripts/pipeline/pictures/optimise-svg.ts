import { optimize, type PluginConfig, type XastElement, type XastParent, type XastRoot } from "svgo";
import type { Hex } from "@/lib/brand/contrast";
import {
	type ColourRole,
	colourInBrand,
	colourRoles,
	drawnRoles,
	type PaletteColour,
	paletteColourOf,
} from "@/lib/brand/palette";
import { kilobytes, shortHash } from "../files";
import { numbersIn } from "./numbers";

/** Bytes that an optimised illustration may have: the first of a page is part of its HTML. */
const MAX_BYTES = 100_000;

/** Bytes of a normalised drawing that SVGO would work on for minutes without coming below `MAX_BYTES`. */
const HOPELESS_BYTES = 10 * MAX_BYTES;

/** What may take the place of an illustration that is not a drawing. */
const PHOTOGRAPH = "a JPEG or PNG under content/photos/";

const drawingTooLarge = (svg: string, instead = PHOTOGRAPH) =>
	`the drawing has ${kilobytes(Buffer.byteLength(svg))}, after optimising; ${kilobytes(MAX_BYTES)} is the most: simplify its paths (Inkscape: Path > Simplify), or save it as ${instead} and name that`;

/** An SVG ready for pages, the size that pages give it, and the colours of the palette that it contains. */
export type Illustration = { svg: string; width: number; height: number; palette: PaletteColour[] };

/** An illustration, or everything that is wrong with the drawing. */
export type OptimisedSvg = { illustration?: Illustration; problems: string[] };

/** The drawings that others may share, such as a hand, by their names. */
export type Parts = ReadonlyMap<string, string>;

export type SvgOptions = {
	/** The shared parts that the drawing may name. */
	parts: Parts;
	/** The brand's colours, which replace the palette's roles. */
	colours?: Record<ColourRole, Hex>;
	/** Whether classes such as `fill-marigold` name the colour of a shape, whatever colour the drawing program wrote. */
	roleClasses?: boolean;
	/** What may take the drawing's place, such as "a PNG under content/brand/". */
	instead?: string;
};

type Refuse = (problem: string) => void;
type ViewBox = { x: number; y: number; width: number; height: number };

const childElements = ({ children }: XastParent): XastElement[] => children.filter((child) => child.type === "element");

/** All elements below a node, in document order. */
const descendants = (node: XastParent): XastElement[] =>
	childElements(node).flatMap((element) => [element, ...descendants(element)]);

/** SVGO's reason for a syntax error, without the source that its message quotes. */
function syntaxError(error: unknown): string {
	const { line, reason, message } = error as Error & { line?: number; reason?: string };
	return line && reason ? `line ${line}: ${reason.toLowerCase()}` : message;
}

/** Elements that are refused: scripts, HTML, pixels, motion, and what browsers do not draw. */
const REFUSED_ELEMENTS: [name: RegExp, what: string][] = [
	[/^script$/, "a script, which no picture may run: delete it"],
	[/^foreignObject$/, "a piece of HTML: draw it with shapes and text of SVG"],
	[
		/^(image|feImage)$/,
		"a photograph or another picture of pixels: delete it, on hidden layers too, or save the whole picture as {instead} and name that",
	],
	[/^(animate.*|set)$/, "an animation: delete it, or show it as a film"],
	[/^flowRoot$/, "flowed text, which browsers do not show: in Inkscape choose Text > Convert to Text"],
	[/^mesh.*$/, "a mesh gradient, which browsers do not draw: in Inkscape try Path > Object to Path"],
];

/** Removes elements that no browser shows, turns links into groups, and refuses elements. */
function checkElements(parent: XastParent, refuse: Refuse): void {
	parent.children = parent.children.filter((child) => {
		if (child.type !== "element") return true;
		const [, what] = REFUSED_ELEMENTS.find(([name]) => name.test(child.name)) ?? [];
		// Illustrator keeps its own copy of the drawing in an element with required extensions; prefixes are of other formats.
		const isDrawn = child.attributes.requiredExtensions === undefined && !child.name.includes(":");
		if (what && isDrawn) refuse(`<${child.name}>, ${what}`);
		return !what && isDrawn;
	});
	for (const element of childElements(parent)) {
		if (element.name === "a") {
			element.name = parent.type === "element" && /^t(ext|span)/.test(parent.name) ? "tspan" : "g";
			delete element.attributes.href;
			delete element.attributes["xlink:href"];
		}
		// Only rules that always apply can become attributes.
		const css =
			element.name === "style" ? element.children.map((child) => "value" in child && child.value).join("") : "";
		const [conditional] = /@[\w-]+|:(hover|active|focus)\b/.exec(css) ?? [];
		if (conditional) refuse(`a style that does not always apply (${conditional}): use plain rules, text as paths`);
		checkElements(element, refuse);
	}
}

/** Styles that change the look and that no attribute can express. */
const STYLE_ONLY =
	/(?:^|;)\s*((?:mix-blend-mode|background(?:-color)?|animation(?:-name)?|font|transform(?:-origin)?)\s*:\s*(?!normal|none|auto|initial|transparent)[^;]+)/;

/** Properties of styles that are attributes in SVG 2 and that SVGO does not convert. */
const GEOMETRY = /(?:^|;)\s*(x|y|width|height|cx|cy|r|rx|ry|mask-type)\s*:\s*([^;]+)/g;

/** Adds the colours that classes name, as important styles that override style sheets and attributes. */
function colourByClass(root: XastRoot, refuse: Refuse): void {
	for (const { attributes } of descendants(root)) {
		for (const [name, property, role] of (attributes.class ?? "").matchAll(/\b(fill|stroke)-(\w+)/g)) {
			const colour = drawnRoles[role as ColourRole];
			const roles = Object.keys(colourRoles).join(", ");
			if (!colour) refuse(`the class ${name}, but no colour has that name: ${roles}`);
			attributes.style = `${attributes.style ?? ""};${property}:${colour}!important`;
		}
	}
}

/** Prepares `style` attributes, which by now contain the rules of style sheets, for SVGO's `convertStyleToAttrs`. */
function prepareStyles(root: XastRoot, refuse: Refuse): void {
	for (const { name, attributes } of descendants(root)) {
		if (!attributes.style) continue;
		// Figma adds the wide-gamut form of a colour after the plain one; an attribute can hold only the plain one.
		attributes.style = attributes.style.replace(/[\w-]+\s*:\s*color\([^)]*\)\s*(;|$)/g, "");
		const [, declaration] = STYLE_ONLY.exec(attributes.style) ?? [];
		if (name === "svg") continue;
		if (declaration)
			refuse(`the style "${declaration}", which no attribute can express: use plain shapes, Normal blending`);
		for (const [, property = "", value = ""] of attributes.style.matchAll(GEOMETRY)) attributes[property] = value;
	}
}

/** Attributes that do not affect how a drawing looks, or would have an effect in the page that contains it. */
const PAGE_ATTRIBUTES = "(style|class|lang|role|tabindex|focusable|cursor|version|xml:space|on.+|data-.+|aria-.+)";

/** Attributes of colours (SVG 2, 13, and Filter Effects 1). */
const COLOUR_ATTRIBUTES = ["fill", "stroke", "color", "stop-color", "flood-color", "lighting-color"];

/** Replaces the palette's roles by the brand's colours, and refuses references to other files. */
function recolour(root: XastRoot, refuse: Refuse, colours: SvgOptions["colours"]): PaletteColour[] {
	const palette = new Set<PaletteColour>();
	for (const { attributes } of descendants(root)) {
		for (const name of COLOUR_ATTRIBUTES) {
			const colour = paletteColourOf(attributes[name]?.trim() ?? "");
			if (!colour) continue;
			palette.add(colour);
			if (colours) attributes[name] = colourInBrand(colour, colours);
		}
		for (const [name, value] of Object.entries(attributes)) {
			if (name === "href" && value === "") delete attributes.href;
			if ((name === "href" && /^[^#]/.test(value)) || /url\((?!["']?#)/i.test(value)) {
				refuse(`something that must be fetched (${value.slice(0, 60)}): draw it in the drawing itself`);
			}
			if (/var\(/.test(value)) refuse(`a CSS variable (${value}): write its value out`);
		}
	}
	return [...palette];
}

/** Pixels in each unit of length (CSS Values 4, absolute lengths). */
const UNITS: Record<string, number> = { px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

/** A length such as `210mm` in pixels; 0 for a relative one, such as `100%`. */
function pixels(length = ""): number {
	const [, number, unit = "px"] = /^\s*([\d.]+)\s*([a-z]+)?\s*$/i.exec(length) ?? [];
	return Number(number ?? 0) * (UNITS[unit.toLowerCase()] ?? 0);
}

/** The `viewBox` of an `<svg>`, or else its width and height; undefined if neither gives a size. */
function viewBoxOf({ attributes }: XastElement): ViewBox | undefined {
	const { viewBox = "" } = attributes;
	const [x = 0, y = 0, width = 0, height = 0] = /^[\d\s,.e+-]*$/i.test(viewBox) ? numbersIn(viewBox) : [];
	if (width > 0 && height > 0) return { x, y, width, height };
	const size = { x: 0, y: 0, width: pixels(attributes.width), height: pixels(attributes.height) };
	return size.width > 0 && size.height > 0 ? size : undefined;
}

/** Longer side, in pixels, of an illustration whose own sides are not whole numbers. */
const LONGER_SIDE = 1000;

/** The size that HTML gives: whole pixels, in the drawing's proportion. */
function sizeInPixels({ width, height }: ViewBox): { width: number; height: number } {
	if (Number.isInteger(width) && Number.isInteger(height)) return { width, height };
	const scale = LONGER_SIDE / Math.max(width, height);
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Replaces the root's size by a `viewBox`: the page decides how large the illustration is. */
function setViewBox(svg: XastElement, { x, y, width, height }: ViewBox): void {
	for (const name of ["x", "y", "width", "height", "preserveAspectRatio", "overflow"]) delete svg.attributes[name];
	svg.attributes.xmlns = "http://www.w3.org/2000/svg";
	svg.attributes.viewBox = [x, y, width, height].map((side) => Number(side.toFixed(4))).join(" ");
}

/** The smallest visible step, as a share of the longer side: a third of a pixel on a picture 500 wide. */
const VISIBLE_STEP = 1 / 1500;

/** By how much an element enlarges at most what it contains or uses; `depth` ends drawings that use themselves. */
function enlargement(element: XastElement, byId: ReadonlyMap<string, XastElement>, depth = 0): number {
	const { name, attributes } = element;
	const scales = [...(attributes.transform ?? "").matchAll(/(scale|matrix)\(([^)]*)\)/g)].map(([, kind, list = ""]) => {
		const numbers = numbersIn(list).slice(0, kind === "matrix" ? 4 : 2);
		return Math.max(...numbers.map(Math.abs));
	});
	const used = name === "use" && depth < 4 ? byId.get(attributes.href ?? "") : undefined;
	const inside = childElements(element).map((child) => enlargement(child, byId, depth));
	const ofElement = scales.reduce((product, scale) => product * scale, 1);
	return ofElement * Math.max(1, ...inside, used ? enlargement(used, byId, depth + 1) : 1);
}

/**
 * The decimal places at which rounding moves no shape visibly: more for a small drawing, for shapes that are scaled up,
 * and for coordinates in shares of a box or in an inner view box.
 */
function digitsFor(svg: XastElement, { width, height }: ViewBox): number {
	const elements = descendants(svg);
	const byId = new Map(elements.map((element) => [`#${element.attributes.id}`, element]));
	const largest = Math.max(1, ...childElements(svg).map((element) => enlargement(element, byId)));
	const digits = Math.max(1, Math.ceil(Math.log10(largest / (VISIBLE_STEP * Math.max(width, height)))));
	const inShares = ({ attributes }: XastElement) =>
		attributes.viewBox || Object.values(attributes).includes("objectBoundingBox");
	return elements.some(inShares) ? digits + 2 : digits;
}

/** The names in a comment such as `<!-- parts: arch, hand-palm -->`. */
const namedParts = (svg: string): string[] =>
	[...svg.matchAll(/<!--\s*parts:(.*?)-->/gs)].flatMap(([, list = ""]) => list.split(/[,\s]+/).filter(Boolean));

/** The contents of parts, preceded by those of the parts that they use. */
function partElements(parts: Parts, names: string[], refuse: Refuse, read = new Set<string>()): XastElement[] {
	return names.flatMap((name) => {
		if (read.has(name)) return [];
		read.add(name);
		const text = parts.get(name) ?? "";
		if (!text) refuse(`there is no part "${name}" in content/illustrations/parts`);
		let elements: XastElement[] = [];
		const fn = (part: XastRoot): void => {
			elements = childElements(part).flatMap(childElements);
		};
		try {
			optimize(text, { plugins: [{ name: "read", fn }] });
		} catch (error) {
			refuse(`its part ${name} cannot be read (${syntaxError(error)})`);
		}
		return [...partElements(parts, namedParts(text), refuse, read), ...elements];
	});
}

/** Puts the parts that a drawing names into `<defs>` before its first element. */
function insertParts(parts: Parts, source: string, svg: XastElement, refuse: Refuse): void {
	const children = partElements(parts, namedParts(source), refuse);
	if (children.length === 0) return;
	const defs: XastElement = { type: "element", name: "defs", attributes: {}, children };
	const ids = new Set(descendants(svg).flatMap(({ attributes }) => attributes.id ?? []));
	const twice = descendants(defs).find(({ attributes }) => attributes.id && ids.has(attributes.id))?.attributes.id;
	if (twice) refuse(`the drawing and a part that it uses both have the id "${twice}": rename the drawing's`);
	svg.children.unshift(defs);
}

type Normalised = { svg: string; viewBox: ViewBox; digits: number; palette: PaletteColour[] };

/** A drawing as SVG without styles, editors' data and effects on a page, its parts inserted; undefined after a problem. */
function normalise(source: string, options: SvgOptions, refuse: Refuse): Normalised | undefined {
	const { parts, colours, roleClasses, instead = PHOTOGRAPH } = options;
	const contains: Refuse = (what) => refuse(`the drawing contains ${what.replace("{instead}", instead)}`);
	let viewBox: ViewBox | undefined;
	let digits = 0;
	let palette: PaletteColour[] = [];
	const { data: svg } = optimize(source, {
		plugins: [
			{
				name: "insertPartsAndCheck",
				fn: (drawing) => {
					for (const svg of childElements(drawing)) insertParts(parts, source, svg, refuse);
					checkElements(drawing, contains);
					if (roleClasses) colourByClass(drawing, contains);
				},
			},
			"removeDoctype",
			"removeXMLProcInst",
			{ name: "removeComments", params: { preservePatterns: false } },
			"removeMetadata",
			"removeTitle",
			{ name: "removeDesc", params: { removeAny: true } },
			"removeEditorsNSData",
			{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
			"removeStyleElement",
			{ name: "prepareStyles", fn: (drawing) => prepareStyles(drawing, contains) },
			"convertStyleToAttrs",
			"removeScripts",
			{ name: "removeAttrs", params: { attrs: PAGE_ATTRIBUTES, elemSeparator: "/" } },
			"removeXlink",
			{
				name: "recolourAndMeasure",
				fn: (drawing) => {
					palette = recolour(drawing, contains, colours);
					const svg = childElements(drawing).find(({ name }) => name === "svg");
					viewBox = svg && viewBoxOf(svg);
					if (!svg) return refuse("the file contains no SVG drawing: save it as plain SVG");
					if (!viewBox) return refuse("the drawing has no size: give its <svg> a viewBox, or a width and a height");
					setViewBox(svg, viewBox);
					digits = digitsFor(svg, viewBox);
				},
			},
		],
	});
	return viewBox && { svg, viewBox, digits, palette };
}

/** SVGO's default plugins, rounding to so many digits. Scales need more digits than the points that they multiply. */
const presetDefault = (digits: number): PluginConfig => ({
	name: "preset-default",
	params: {
		overrides: {
			convertPathData: { floatPrecision: digits, transformPrecision: digits + 3 },
			convertTransform: { floatPrecision: digits + 2, transformPrecision: digits + 4 },
			cleanupNumericValues: { floatPrecision: digits + 1 },
		},
	},
});

/** An SVG without contents, or with definitions alone, which SVGO leaves as they are. */
const SHOWS_NOTHING = /^<svg[^>]*(?:\/>|><defs>(?:(?!<\/defs>).)*<\/defs><\/svg>)$/s;

/**
 * Optimises a drawing of any program: inserts shared parts, turns styles into attributes, replaces palette colours by
 * the brand's, and removes or refuses all that could affect the page. The ids get a prefix made from `src`.
 */
export function optimiseSvg(src: string, source: string, options: SvgOptions): OptimisedSvg {
	const problems = new Set<string>();
	try {
		const normalised = normalise(source, options, (problem) => problems.add(problem));
		if (problems.size > 0 || !normalised) return { problems: [...problems] };
		const { svg: normal, viewBox, digits, palette } = normalised;
		if (Buffer.byteLength(normal) > HOPELESS_BYTES) return { problems: [drawingTooLarge(normal, options.instead)] };
		const prefix = `p${shortHash(src)}`;
		const small = optimize(normal, { multipass: true, floatPrecision: digits, plugins: [presetDefault(digits)] }).data;
		const svg = optimize(small, { plugins: [{ name: "prefixIds", params: { prefix, delim: "-" } }] }).data;
		if (SHOWS_NOTHING.test(svg)) {
			return { problems: ["the drawing shows nothing: draw something, or show what is hidden in it"] };
		}
		if (Buffer.byteLength(svg) > MAX_BYTES) return { problems: [drawingTooLarge(svg, options.instead)] };
		return { illustration: { svg, ...sizeInPixels(viewBox), palette }, problems: [] };
	} catch (error) {
		return {
			problems: [`the drawing cannot be read (${syntaxError(error)}): save it again from the program that drew it`],
		};
	}
}
