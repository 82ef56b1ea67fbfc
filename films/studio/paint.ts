import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { bodyTones, drawnRoles } from "@/lib/brand/plate-palette";
import { partsNamedIn, readParts } from "@/scripts/build/pictures/plate-parts";
import { readSvg } from "@/scripts/build/pictures/svg-tree";
import { ink } from "./spline";

/** The clinic's star around 0, 0, twenty units across. */
const STAR = "M0-10C1.3-3 3-1.3 10 0 3 1.3 1.3 3 0 10-1.3 3-3 1.3-10 0-3-1.3-1.3-3 0-10Z";

/** The colours of the plates; nothing else is used. A film is shown in the brand's in their place (`render.ts`). */
export const colour = { ...drawnRoles, ...bodyTones };

const number = (value: number) => String(Math.round(value * 100) / 100);

/** What an attribute may hold; `false` and `undefined` leave it out. */
type Attributes = Record<string, string | number | false | undefined>;

/** An SVG element; numbers are rounded to two digits. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined && value !== false)
		.map(([key, value]) => ` ${key}="${typeof value === "number" ? number(value) : value}"`);
	return `<${name}${written.join("")}>${children.join("")}</${name}>`;
}

/** A group that is left out while it cannot be seen. */
export function group(attributes: Attributes, ...children: string[]): string {
	if (typeof attributes.opacity === "number" && attributes.opacity <= 0.001) return "";
	return element("g", attributes, ...children);
}

/** A shape in the plates' notation of knots (see `ink`). */
export const shape = (notation: string, attributes: Attributes = {}) =>
	element("path", { d: ink(notation), ...attributes });

/** A shape from ready path data. */
export const drawn = (d: string, attributes: Attributes = {}) => element("path", { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
	element("circle", { cx, cy, r, ...attributes });

/** A line that draws itself: `share` of its length is visible. */
export function growing(d: string, share: number, attributes: Attributes = {}): string {
	if (share <= 0.002) return "";
	const dash = share >= 1 ? {} : { pathLength: 1, "stroke-dasharray": `${number(share)} 2` };
	return element("path", { d, fill: "none", ...dash, ...attributes });
}

export const at = (x: number, y: number, rest = "") => `translate(${number(x)} ${number(y)})${rest ? ` ${rest}` : ""}`;

/** The clinic's star, which points at what matters. */
export const star = (x: number, y: number, scale = 2.6, attributes: Attributes = {}) =>
	scale <= 0.02
		? ""
		: drawn(STAR, {
				fill: colour.marigold,
				stroke: "none",
				transform: at(x, y, `scale(${number(scale)})`),
				...attributes,
			});

/** The drawing under a clipping shape of its own. */
export const clipped = (id: string, outline: string, ...children: string[]) =>
	`<clipPath id="${id}">${outline}</clipPath>${element("g", { "clip-path": `url(#${id})` }, ...children)}`;

/** A doorway's outline: upright sides under a half circle. */
export const archPath = (x: number, y: number, width: number, height: number) =>
	`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`;

/** The ground in one colour and, half clear, the arch behind the subject. */
export function ground(fill: string, arch?: { x: number; width: number; y: number }): string {
	const door = arch
		? drawn(archPath(arch.x, arch.y, arch.width, 560 - arch.y), { fill: colour.paper, "fill-opacity": 0.5 })
		: "";
	return drawn("M0 0h960v540H0z", { fill }) + door;
}

/** The one line of ink around all that is drawn. */
export const inked = (...children: string[]) =>
	element(
		"g",
		{ stroke: colour.ink, "stroke-width": 3, "stroke-linecap": "round", "stroke-linejoin": "round" },
		...children,
	);

/** A short clay arrow with its tip at a place, turned by degrees (0 points down). */
export const arrow = (x: number, y: number, degrees: number, opacity = 1, length = 34) =>
	group(
		{ opacity, transform: at(x, y, `rotate(${number(degrees)})`), fill: "none" },
		drawn(`M0 ${-length}V0M-10 -11L0 0 10 -11`, { stroke: colour.clay, "stroke-width": 7 }),
	);

/** What stands between the tags of a drawing's `<svg>`, letter for letter: films change plates line by line. */
function inside(svg: string): string {
	const children: Element["children"] = select("svg", fromHtml(svg, { fragment: true }))?.children ?? [];
	return svg.slice(children.at(0)?.position?.start.offset, children.at(-1)?.position?.end.offset);
}

/**
 * The drawings of parts that the plates share, as `<defs>`: place them with `use`.
 * @throws naming a part that does not exist
 */
export function parts(...names: string[]): string {
	const drawings = readParts(process.cwd(), names).map(({ text }) => inside(text));
	return `<defs>${drawings.join("")}</defs>`;
}

/**
 * A plate's drawing with its parts, without its `<svg>`.
 * @param name its path below `content/plates/`, without `.svg`
 * @throws if there is no such plate
 */
export function plate(name: string): string {
	const svg = readFileSync(join("content/plates", `${name}.svg`), "utf8");
	return parts(...partsNamedIn(readSvg(svg))) + inside(svg);
}
