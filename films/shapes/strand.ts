import { drawn } from "../studio/paint";
import { mix } from "../studio/scene";

export type Place = readonly [number, number];

/** A line in space that can be asked for the place and the direction at any length along it. */
export type Strand = { length: number; at: (length: number) => { x: number; y: number; angle: number } };

const STEPS = 14;

/**
 * A strand along path data of one run of cubic curves, as `ink` writes it.
 * @param d path data that begins with M and holds only C
 */
export function strand(d: string): Strand {
	const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
	const places: Place[] = [];
	for (let i = 0; i + 7 < numbers.length; i += 6) {
		const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.slice(i, i + 8);
		for (let step = i === 0 ? 0 : 1; step <= STEPS; step++) {
			const t = step / STEPS;
			const [a, b, c, e] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
			places.push([a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3]);
		}
	}
	const lengths = [0];
	for (let i = 1; i < places.length; i++) {
		const [[x = 0, y = 0] = [], [px = 0, py = 0] = []] = [places[i], places[i - 1]];
		lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - px, y - py));
	}
	const at = (length: number) => {
		const found = lengths.findIndex((value) => value > length);
		const i = found === 0 ? 1 : found < 0 ? places.length - 1 : found;
		const [[x = 0, y = 0] = [], [px = 0, py = 0] = []] = [places[i], places[i - 1]];
		const [low = 0, high = 1] = [lengths[i - 1], lengths[i]];
		const share = (length - low) / (high - low || 1);
		return { x: mix(px, x, share), y: mix(py, y, share), angle: Math.atan2(y - py, x - px) };
	};
	return { length: lengths[lengths.length - 1] ?? 0, at };
}

/** The place beside a strand; positive to the right of one who walks along it. */
export function beside(line: Strand, length: number, aside: number): Place {
	const { x, y, angle } = line.at(length);
	return [x - aside * Math.sin(angle), y + aside * Math.cos(angle)];
}

const written = (places: readonly Place[]) => places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

/** Path data of a stretch of a strand, or of a line beside it. */
export function stretch(line: Strand, from: number, to: number, aside = 0): string {
	const count = Math.max(1, Math.round(Math.abs(to - from) / 5));
	const places = Array.from({ length: count + 1 }, (_, i) => beside(line, mix(from, to, i / count), aside));
	return `M${written(places)}`;
}

/** How a ribbon ends: distances across it (-1 to 1) and along it. */
export type Edge = readonly (readonly [number, number])[];

export const STRAIGHT: Edge = [
	[-1, 0],
	[1, 0],
];

/** A cut end, a little uneven, as in the plates. */
export const CUT: Edge = [
	[-1, 0],
	[-0.5, -5],
	[0, 2],
	[0.5, -4],
	[1, 1],
];

/** Path data of a band between two lengths of a strand; `edges` shape its first and last end. */
export function ribbon(
	line: Strand,
	from: number,
	to: number,
	half: number | ((length: number) => number),
	edges: readonly [Edge, Edge] = [STRAIGHT, STRAIGHT],
): string {
	const width = (length: number) => (typeof half === "number" ? half : half(length));
	const count = Math.max(2, Math.round((to - from) / 5));
	const inner = Array.from({ length: count - 1 }, (_, i) => mix(from, to, (i + 1) / count));
	const [first, last] = edges;
	const places = [
		...first.map(([across, along]) => beside(line, from + along, across * width(from))).reverse(),
		...inner.map((length) => beside(line, length, -width(length))),
		...last.map(([across, along]) => beside(line, to + along, across * width(to))),
		...inner.toReversed().map((length) => beside(line, length, width(length))),
	];
	return `M${written(places)}Z`;
}

/** A band of a strand with its outline. */
export const band = (
	line: Strand,
	from: number,
	to: number,
	half: number | ((length: number) => number),
	attributes: Record<string, string | number>,
	edges?: readonly [Edge, Edge],
) => drawn(ribbon(line, from, to, half, edges), attributes);
