/** A line that a pen follows: its path data, and where the pen stands after a share of the way, slower in bends. */
export type Trace = {
	d: string;
	/** The pen's place after a share of the time, with the share of the length that is then drawn. */
	pen: (share: number) => { x: number; y: number; length: number };
};

type Place = [number, number];

/** How many places stand for one curve. */
const STEPS = 8;

/** How much a bend slows the pen: a full turn costs as much as this length. */
const BEND = 90;

/** The places along path data of absolute M, L and C commands. */
function places(d: string): Place[] {
	const found: Place[] = [];
	for (const [, command, rest = ""] of d.matchAll(/([MLC])([^MLCZ]*)/g)) {
		const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
		const at = (i: number): Place => [numbers[i] ?? 0, numbers[i + 1] ?? 0];
		if (command !== "C") {
			for (let i = 0; i < numbers.length; i += 2) found.push(at(i));
			continue;
		}
		for (let i = 0; i < numbers.length; i += 6) {
			const [a, b, c, e] = [found.at(-1) ?? at(i), at(i), at(i + 2), at(i + 4)];
			for (let step = 1; step <= STEPS; step++) {
				const t = step / STEPS;
				const u = 1 - t;
				const along = (axis: 0 | 1) =>
					u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * e[axis];
				found.push([along(0), along(1)]);
			}
		}
	}
	return found;
}

/** Follows path data (one stroke, absolute M, L and C commands). */
export function trace(d: string): Trace {
	const way = places(d);
	const lengths = [0];
	const times = [0];
	let heading: number | undefined;
	for (let i = 1; i < way.length; i++) {
		const [[x0, y0], [x, y]] = [way[i - 1] ?? [0, 0], way[i] ?? [0, 0]];
		const length = Math.hypot(x - x0, y - y0);
		const next = Math.atan2(y - y0, x - x0);
		const turn = heading === undefined || length === 0 ? 0 : Math.abs(Math.sin((next - heading) / 2));
		if (length > 0) heading = next;
		lengths.push((lengths.at(-1) ?? 0) + length);
		times.push((times.at(-1) ?? 0) + length + turn * BEND);
	}
	const [whole, all] = [lengths.at(-1) || 1, times.at(-1) || 1];
	return {
		d,
		pen(share) {
			const now = Math.min(1, Math.max(0, share)) * all;
			const i = Math.max(
				1,
				times.findIndex((time) => time >= now),
			);
			const [from, to] = [times[i - 1] ?? 0, times[i] ?? 1];
			const part = to > from ? (now - from) / (to - from) : 0;
			const [[x0, y0], [x, y]] = [way[i - 1] ?? [0, 0], way[i] ?? [0, 0]];
			const length = (lengths[i - 1] ?? 0) + part * ((lengths[i] ?? 0) - (lengths[i - 1] ?? 0));
			return { x: x0 + part * (x - x0), y: y0 + part * (y - y0), length: length / whole };
		},
	};
}
