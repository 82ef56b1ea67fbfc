import { clamp, ease } from "../studio/scene";

/** A value that runs smoothly through pairs of height and value (Catmull and Rom's curve). */
function through(pairs: readonly (readonly [number, number])[]) {
	return (y: number): number => {
		const last = pairs.findLastIndex(([height]) => height <= y);
		const i = clamp(last, 0, pairs.length - 2);
		const [before, from, to, after] = [i - 1, i, i + 1, i + 2].map((j) => pairs[clamp(j, 0, pairs.length - 1)]);
		if (!before || !from || !to || !after) return 0;
		const share = clamp((y - from[0]) / (to[0] - from[0]));
		const slope = (a: readonly [number, number], b: readonly [number, number]) =>
			((b[1] - a[1]) / (b[0] - a[0])) * (to[0] - from[0]);
		const [leaves, arrives] = [slope(before, to), slope(from, after)];
		const [s2, s3] = [share * share, share ** 3];
		return (
			(2 * s3 - 3 * s2 + 1) * from[1] + (s3 - 2 * s2 + share) * leaves + (3 * s2 - 2 * s3) * to[1] + (s3 - s2) * arrives
		);
	};
}

/** Where the great saphenous vein runs in the part `leg-inner`: before the inner ankle, behind the knee, up to the groin. */
export const saphenousX = through([
	[-30, 338],
	[-20, 340],
	[40, 346],
	[120, 366],
	[216, 386],
	[268, 391],
	[320, 386],
	[390, 376],
	[460, 364],
	[516, 356],
	[548, 350],
]);

/** Where the deep vein runs: behind the bone of the calf, in the hollow of the knee, then forward to the groin. */
export const deepX = through([
	[-30, 352],
	[-20, 354],
	[40, 366],
	[120, 379],
	[200, 371],
	[260, 374],
	[330, 366],
	[420, 370],
	[510, 377],
]);

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A line along a vein between two heights, from the first to the second. */
export function along(veinX: (y: number) => number, from: number, to: number): string {
	const steps = Math.max(1, Math.round(Math.abs(to - from) / 8));
	const points = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
	return `M${points.map((y) => `${short(veinX(y))} ${short(y)}`).join("L")}`;
}

/** An upright shape around a middle line, from half its width at each height. */
export function upright(x: number, half: (y: number) => number, from: number, to: number): string {
	const steps = Math.round((to - from) / 4);
	const heights = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
	const left = heights.map((y) => `${short(x - half(y))} ${short(y)}`);
	const right = heights.map((y) => `${short(x + half(y))} ${short(y)}`).reverse();
	return `M${[...left, ...right].join("L")}Z`;
}

/** How far a vessel bulges above a valve at a height. */
export const bulge = (y: number, valve: number, size: number) => size * Math.exp(-(((y - valve + 14) / 30) ** 2));

/** How open a vein is at a height when it is shut above another one. */
export const openness = (y: number, shut: number) => ease((y - shut) / 64);

/** Twisted side branches of the calf, swollen with blood. */
export const BRANCHES =
	"M388 300C398.1 295.9 408.1 305.9 404 316C401.7 321.7 394 325.7 396 332C398.3 339.1 411.9 337.4 412 346C412.1 354.1 397.8 353.8 398 362C398.2 370.6 414.7 368.8 414 378C413.3 387.1 396.8 383 396 392C395.4 399.6 408.6 400.4 408 408C407.3 417.1 393.1 413.1 390 420C386.9 426.9 396.1 431.5 398 438C401.4 449.6 386.9 459.7 374 452C371.5 450.5 369.5 448.5 368 446M379 372C375.1 375.8 371.4 379.8 368 384C364.5 388.2 361.5 393.4 364 398C366.5 402.7 374.6 404.1 374 410C373.2 417.1 361.6 415.5 360 422C358.4 428.6 368.4 431.7 368 438C367.7 444 359.8 445.2 357 450C353.7 455.7 358.4 461.9 361 468C362.1 470.5 362.8 473.2 363 476";
