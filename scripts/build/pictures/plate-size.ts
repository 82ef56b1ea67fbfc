import type { XastElement } from "svgo";

/** User units in each unit of length (CSS Values 4, absolute lengths). */
const UNITS: Record<string, number> = {
	"": 1,
	px: 1,
	pt: 96 / 72,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
};

/** A drawing's field: where it begins and how far it reaches, in its own units. */
export type Field = { x: number; y: number; width: number; height: number };

/** A length such as `210mm` in user units; nothing for one that depends on its place, such as `100%`. */
function units(length = ""): number | undefined {
	const [, number, unit = ""] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length) ?? [];
	const factor = UNITS[unit.toLowerCase()];
	return number && factor ? Number(number) * factor : undefined;
}

/**
 * A drawing's field from its `viewBox`, or from its width and height.
 * @returns nothing if neither gives a size
 */
export function fieldOf({ attributes }: XastElement): Field | undefined {
	const numbers = (attributes.viewBox ?? "")
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	const [x = 0, y = 0, width = 0, height = 0] = numbers;
	if (numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0) return { x, y, width, height };
	const own = { x: 0, y: 0, width: units(attributes.width) ?? 0, height: units(attributes.height) ?? 0 };
	return own.width > 0 && own.height > 0 ? own : undefined;
}

/** Longer side on a page of a drawing whose own sides are no whole numbers. */
const LONGER_SIDE = 1000;

/** The size that a page gives for a drawing: in whole numbers, as HTML wants it, and in the drawing's proportion. */
export function sizeOnPage({ width, height }: Field): { width: number; height: number } {
	if (Number.isInteger(width) && Number.isInteger(height)) return { width, height };
	const scale = LONGER_SIDE / Math.max(width, height);
	const whole = (side: number) => Math.max(1, Math.round(side * scale));
	return { width: whole(width), height: whole(height) };
}
