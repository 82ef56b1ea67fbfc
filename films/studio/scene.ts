/** Words shown under a film from one second to another. */
export type Caption = { from: number; to: number; text: string };

/** A short film: its pictures and its words, as functions of the second. */
export type Film = {
	slug: string;
	seconds: number;
	/** The second whose picture stands for the film before it is played. */
	posterAt: number;
	captions: Caption[];
	/** What 960 x 540 pixels show at a second; it may be asked a little before 0 (see `loopedFrame`). */
	frame: (second: number) => string;
};

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Slow at both ends. */
export const ease = (share: number) => {
	const p = clamp(share);
	return p * p * p * (p * (6 * p - 15) + 10);
};

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** From 0 before a first second to 1 after a second one, eased. */
export const tween = (second: number, from: number, to: number) => ease((second - from) / (to - from));

/** Rises to 1 around one second and falls back to 0 around another, each in `fade` seconds. */
export const during = (second: number, from: number, to: number, fade = 0.7) =>
	tween(second, from, from + fade) * (1 - tween(second, to - fade, to));

/** A value that moves, eased, through the given pairs of second and value. */
export function keys(second: number, pairs: readonly (readonly [number, number])[]): number {
	const last = pairs.findLastIndex(([at]) => at <= second);
	const from = pairs[Math.max(0, last)];
	const to = pairs[last + 1];
	if (!from || !to || last < 0) return (from ?? to ?? [0, 0])[1];
	return mix(from[1], to[1], tween(second, from[0], to[0]));
}

/** A place that moves, eased, through the given triples of second, x and y. */
export function path(second: number, stops: readonly (readonly [number, number, number])[]): [number, number] {
	return [
		keys(
			second,
			stops.map(([at, x]) => [at, x]),
		),
		keys(
			second,
			stops.map(([at, , y]) => [at, y]),
		),
	];
}

/** From 0 to 1 again and again, also for seconds before 0. */
export const cycle = (second: number, period: number, shift = 0) => {
	const share = (second / period + shift) % 1;
	return share < 0 ? share + 1 : share;
};

/** Between -1 and 1, to and fro. */
export const swing = (second: number, period: number) => Math.sin((second / period) * 2 * Math.PI);

/** Seconds at the end in which a film dissolves into its beginning. */
const DISSOLVE = 0.9;

const renamed = (markup: string) =>
	markup
		.replace(/\bid="/g, 'id="next-')
		.replace(/url\(#/g, "url(#next-")
		.replace(/href="#/g, 'href="#next-');

/** The picture of a film at a second; the end dissolves into the beginning, so that it repeats without a jerk. */
export function loopedFrame(film: Film, second: number): string {
	const share = ease((second - film.seconds + DISSOLVE) / DISSOLVE);
	const picture = film.frame(second);
	if (share <= 0) return picture;
	return `${picture}<g opacity="${share.toFixed(3)}">${renamed(film.frame(second - film.seconds))}</g>`;
}
