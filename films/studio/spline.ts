/** One point of a curve: smooth, unless it is a corner or has a forced direction in degrees (0 right, 90 down). */
export type Knot = { x: number; y: number; corner?: boolean; direction?: number; line?: boolean };

const DEGREE = Math.PI / 180;

const short = (value: number) => String(Math.round(value * 10) / 10);
const place = (x: number, y: number) => `${short(x)} ${short(y)}`;

function turned(angle: number): number {
	let result = angle;
	while (result > Math.PI) result -= 2 * Math.PI;
	while (result <= -Math.PI) result += 2 * Math.PI;
	return result;
}

/** Gauss elimination with pivoting: the angles of a curve are the solution of a small linear system. */
function solve(matrix: number[][], right: number[]): number[] {
	const size = right.length;
	const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
	const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
	for (let i = 0; i < size; i++) {
		let pivot = i;
		for (let row = i + 1; row < size; row++) if (Math.abs(at(row, i)) > Math.abs(at(pivot, i))) pivot = row;
		const [upper, lower] = [rows[i] ?? [], rows[pivot] ?? []];
		rows[i] = lower;
		rows[pivot] = upper;
		for (let row = i + 1; row < size; row++) {
			const factor = at(row, i) / at(i, i);
			if (factor !== 0) rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(i, column));
		}
	}
	const result = new Array<number>(size).fill(0);
	for (let i = size - 1; i >= 0; i--) {
		let sum = at(i, size);
		for (let column = i + 1; column < size; column++) sum -= at(i, column) * (result[column] ?? 0);
		result[i] = sum / at(i, i);
	}
	return result;
}

/** How far a control point stands from its knot, after Hobby. */
function reach(theta: number, phi: number): number {
	const lift =
		Math.SQRT2 *
		(Math.sin(theta) - Math.sin(phi) / 16) *
		(Math.sin(phi) - Math.sin(theta) / 16) *
		(Math.cos(theta) - Math.cos(phi));
	const spread = 1 + 0.5 * (Math.sqrt(5) - 1) * Math.cos(theta) + 0.5 * (3 - Math.sqrt(5)) * Math.cos(phi);
	return (2 + lift) / (3 * spread);
}

/** The directions in which a curve leaves its knots, measured from its chords. */
function directions(knots: Knot[], chords: number[], lengths: number[], turns: number[], closed: boolean): number[] {
	const count = knots.length;
	const spans = chords.length;
	const matrix = knots.map(() => new Array<number>(count).fill(0));
	const right = new Array<number>(count).fill(0);
	const add = (row: number, column: number, value: number) => {
		const line = matrix[row];
		if (line) line[column] = (line[column] ?? 0) + value;
	};
	for (let i = 0; i < count; i++) {
		if (!closed && (i === 0 || i === count - 1)) {
			const span = i === 0 ? 0 : i - 1;
			const forced = knots[i]?.direction;
			add(i, i, 1);
			if (forced !== undefined) right[i] = turned(forced * DEGREE - (chords[span] ?? 0));
			else if (i === 0) {
				add(0, 1, 1);
				right[0] = -(turns[1] ?? 0);
			} else add(i, i - 1, 1);
			continue;
		}
		const before = (i - 1 + count) % count;
		const after = (i + 1) % count;
		const [back, ahead] = [lengths[(i - 1 + spans) % spans] ?? 1, lengths[i] ?? 1];
		add(i, before, 1 / back);
		add(i, i, 2 / back + 2 / ahead);
		add(i, after, 1 / ahead);
		right[i] = (-2 / back) * (turns[i] ?? 0) - (turns[after] ?? 0) / ahead;
	}
	return solve(matrix, right);
}

function smoothSpans(knots: Knot[], closed: boolean): string {
	const count = knots.length;
	const spans = closed ? count : count - 1;
	const knot = (index: number) => knots[index % count] ?? { x: 0, y: 0 };
	// Two corners leave every direction open: the line between them is straight.
	if (count === 2 && !knots.some(({ direction }) => direction !== undefined)) return `L${place(knot(1).x, knot(1).y)}`;
	const numbers = Array.from({ length: spans }, (_, i) => i);
	const chords = numbers.map((i) => Math.atan2(knot(i + 1).y - knot(i).y, knot(i + 1).x - knot(i).x));
	const lengths = numbers.map((i) => Math.hypot(knot(i + 1).x - knot(i).x, knot(i + 1).y - knot(i).y) || 1e-6);
	const turns = knots.map((_, i) =>
		!closed && (i === 0 || i === count - 1)
			? 0
			: turned((chords[i % spans] ?? 0) - (chords[(i - 1 + spans) % spans] ?? 0)),
	);
	const angles = directions(knots, chords, lengths, turns, closed);
	return numbers
		.map((i) => {
			const [from, to, next] = [knot(i), knot(i + 1), (i + 1) % count];
			const chord = chords[i] ?? 0;
			const theta = angles[i] ?? 0;
			const phi = -(turns[next] ?? 0) - (angles[next] ?? 0);
			const out = reach(theta, phi) * (lengths[i] ?? 0);
			const into = reach(phi, theta) * (lengths[i] ?? 0);
			const first = place(from.x + out * Math.cos(chord + theta), from.y + out * Math.sin(chord + theta));
			const second = place(to.x - into * Math.cos(chord - phi), to.y - into * Math.sin(chord - phi));
			return `C${first} ${second} ${place(to.x, to.y)}`;
		})
		.join("");
}

/** A curve through knots as path data: cubic curves after Hobby, which need few points to run smoothly. */
export function curve(knots: Knot[], closed = false): string {
	const breaks = (knot: Knot) => knot.corner === true || knot.direction !== undefined;
	const first = knots[0];
	if (!first || knots.length < 2) return "";
	if (closed && !knots.some((knot) => breaks(knot) || knot.line)) {
		return `M${place(first.x, first.y)}${smoothSpans(knots, true)}Z`;
	}
	const start = closed ? Math.max(0, knots.findIndex(breaks)) : 0;
	const run = closed ? [...knots.slice(start), ...knots.slice(0, start + 1)] : knots;
	const begin = run[0] ?? first;
	let path = `M${place(begin.x, begin.y)}`;
	for (let i = 0; i < run.length - 1; ) {
		const next = run[i + 1] ?? begin;
		if (next.line) {
			path += `L${place(next.x, next.y)}`;
			i++;
			continue;
		}
		let end = i + 1;
		while (end < run.length - 1 && !breaks(run[end] ?? begin) && !run[end + 1]?.line) end++;
		path += smoothSpans(run.slice(i, end + 1), false);
		i = end;
	}
	return closed ? `${path}Z` : path;
}

/**
 * Path data from the notation in which the plates are drawn: knots as `x,y`, a corner as `x,y!`, a
 * forced direction as `x,y@degrees`; `L` draws a straight line to the next knot, `z` closes, `M` begins anew.
 */
export function ink(notation: string): string {
	let path = "";
	let knots: Knot[] = [];
	let line = false;
	const finish = (closed: boolean) => {
		path += curve(knots, closed);
		knots = [];
	};
	for (const token of notation.trim().split(/\s+/)) {
		const match = /^(-?[\d.]+),(-?[\d.]+)(!)?(?:@(-?[\d.]+))?$/.exec(token);
		if (token === "z" || token === "M") finish(token === "z");
		else if (token === "L") line = true;
		else if (!match) throw new Error(`"${token}" is no knot of a curve`);
		else {
			const [, x, y, corner, direction] = match;
			const knot: Knot = { x: Number(x), y: Number(y), corner: corner === "!", line };
			knots.push(direction === undefined ? knot : { ...knot, direction: Number(direction) });
			line = false;
		}
	}
	finish(false);
	return path;
}
