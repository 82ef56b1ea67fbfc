import type { XastElement, XastRoot } from "svgo";
import { elementsBelow, elementsIn } from "./svg-tree";

/** Attributes that say nothing of how a drawing looks, or would have an effect in the page it is set into. */
const IDLE =
	/^(class|lang|role|tabindex|focusable|cursor|enable-background|required\w+|systemLanguage|(data|aria)-.*)$/;

/** Attributes of a drawing's `<svg>` that say where it stands, which the page decides. */
const PLACE = ["x", "y", "width", "height", "preserveAspectRatio", "overflow", "version", "baseProfile"];

/** What refers to a part of the drawing: `url(#a)`, in or without quotation marks. */
const REFERENCE = /url\(\s*(["']?)\s*(#[^"')]*?)\s*\1\s*\)/gi;

const tidy = (value: string) => value.replace(REFERENCE, (_, __, name) => `url(${name})`);

/** Lengths and functions that a style may give to a transformation, but an attribute may not (SVG 2, 8.5). */
const STYLE_TRANSFORM = /\d(px|%|[a-z]*rad|deg|turn|r?em)|(translate|scale|rotate)(X|Y|Z)|3d|perspective/;

const shortened = (address: string) => (address.length > 60 ? `${address.slice(0, 60)}…` : address);

/** What is wrong with an attribute; nothing, if it can stay. */
function fault(element: string, name: string, value: string): string | undefined {
	if (/^on/i.test(name)) return `an event handler (${name} of <${element}>): delete it`;
	if (name === "href" && value !== "" && !value.startsWith("#")) {
		return `something that must be fetched (${shortened(value)}): draw it, or put it into the drawing itself`;
	}
	if (/url\((?!#)/i.test(value)) {
		return `something that must be fetched (${shortened(value)}): draw it in the drawing itself`;
	}
	if (/var\(/.test(value)) return `a CSS variable (${value}): write its value out`;
	if (name === "transform-origin" || (name === "transform" && STYLE_TRANSFORM.test(value))) {
		return `a transformation that only styles know (${name}: ${value}): move or turn the shape itself`;
	}
	return undefined;
}

/**
 * Leaves of a drawing's attributes those that draw, with references in the one form `url(#name)`.
 * @param refuse is told of event handlers, of what would be fetched from elsewhere, and of what only styles can say
 */
export function keepDrawingAttributes(drawing: XastRoot, refuse: (fault: string) => void): void {
	const hasText = [...elementsBelow(drawing)].some(({ name }) => name === "text");
	for (const element of elementsBelow(drawing)) {
		const kept = Object.entries(element.attributes)
			.filter(
				([name, value]) => !IDLE.test(name) && (name !== "href" || value !== "") && (name !== "xml:space" || hasText),
			)
			.map(([name, value]): [string, string] => [name, tidy(value)]);
		for (const [name, value] of kept) {
			const found = fault(element.name, name, value);
			if (found) refuse(found);
		}
		element.attributes = Object.fromEntries(kept);
	}
}

/** Takes from a drawing's `<svg>` what says where it stands, and gives it its field. */
export function placeFreely(svg: XastElement, viewBox: string): void {
	for (const name of PLACE) delete svg.attributes[name];
	svg.attributes.viewBox = viewBox;
}

/** Elements that are drawn where they stand. */
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"]);

/** Elements whose contents are drawn only where something else refers to them. */
const KEPT_FOR_USE = new Set(["defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter"]);

/** Whether a drawing shows anything. */
export const draws = (node: XastRoot | XastElement): boolean =>
	elementsIn(node).some(({ name }) => SHAPES.has(name)) ||
	elementsIn(node).some((element) => !KEPT_FOR_USE.has(element.name) && draws(element));
