import type { XastElement } from "svgo";
import type { Field } from "./plate-size";
import { elementsBelow, elementsIn } from "./svg-tree";

/** The finest step that is kept, as a share of the longer side: a third of a pixel on a picture 500 wide. */
const FINEST_STEP = 1 / 1500;

/** Attributes by which lengths count as shares of what they are applied to. */
const SHARES = ["clipPathUnits", "maskContentUnits", "patternContentUnits"];

/** By how much a list of transformations enlarges at most. */
function enlargement(transform = ""): number {
	let factor = 1;
	for (const [, name, list = ""] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
		const [a = 0, b = 0, c = 0, d = 0] = list
			.trim()
			.split(/[\s,]+/)
			.map(Number);
		if (name === "scale") factor *= Math.max(Math.abs(a), Math.abs(b || a));
		if (name === "matrix") factor *= Math.max(Math.hypot(a, b), Math.hypot(c, d));
	}
	return factor;
}

/** By how much an element enlarges what it holds; a view box of its own may fill the whole drawing. */
function factorOf({ attributes }: XastElement, longer: number): number {
	const [, , width = 0, height = 0] = (attributes.viewBox ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const view = width > 0 && height > 0 ? longer / Math.min(width, height) : 1;
	const shares = SHARES.some((name) => attributes[name] === "objectBoundingBox") ? longer : 1;
	return enlargement(attributes.transform) * view * shares;
}

/**
 * The digits after the point that a drawing's lengths need, so that no shape moves visibly when they are
 * rounded: more for a small field, and for what is drawn small and set large.
 */
export function digitsFor(svg: XastElement, field: Field): number {
	const longer = Math.max(field.width, field.height);
	const named = new Map([...elementsBelow(svg)].map((element) => [`#${element.attributes.id}`, element]));
	const known = new Map<XastElement, number>();
	const largestIn = (element: XastElement): number => {
		const before = known.get(element);
		if (before) return before;
		// For a drawing that uses itself, which would have no end.
		known.set(element, 1);
		const used = element.name === "use" ? named.get(element.attributes.href ?? "") : undefined;
		const inside = [...elementsIn(element), ...(used ? [used] : [])].map(largestIn);
		const largest = factorOf(element, longer) * Math.max(1, ...inside);
		known.set(element, largest);
		return largest;
	};
	const largest = Math.max(1, ...elementsIn(svg).map(largestIn));
	return Math.max(1, Math.ceil(Math.log10(largest / (FINEST_STEP * longer))));
}
