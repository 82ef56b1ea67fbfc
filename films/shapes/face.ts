import { circle, clipped, colour, drawn, group, plate } from "../studio/paint";
import { clamp, mix } from "../studio/scene";

/** What a face does: all 0 looks straight ahead, as the portraits do. */
export type Face = {
	/** -1 looks to our left, 1 to our right. */
	gaze?: number;
	/** 1 looks down. */
	down?: number;
	/** 1 has the eyes shut. */
	shut?: number;
	/** 1 smiles. */
	smile?: number;
	/** Degrees by which the head leans to our right. */
	lean?: number;
	/** 1 has breathed in. */
	breath?: number;
};

/** From 0 to 1 and back in a short blink around each of the given seconds. */
export const blink = (second: number, ...at: number[]) =>
	Math.max(0, ...at.map((moment) => 1 - Math.abs(second - moment) / 0.13)) ** 0.7;

/**
 * The lines of a plate's drawing, to be put together anew: `line("M10 820")` is the one that holds these words.
 * @throws if the plate has no such line, because it was drawn again
 */
export function linesOf(name: string): (words: string) => string {
	const lines = plate(name).split("\n");
	return (words) => {
		const found = lines.find((line) => line.includes(words));
		if (found === undefined) throw new Error(`the plate ${name} has no line with ${words}`);
		return found;
	};
}

const INK = `stroke="${colour.ink}" fill="none"`;

/** An eye, its lids and its fold; `side` is -1 for the one on our left. */
export function eye(id: string, side: -1 | 1, { gaze = 0, down = 0, shut = 0 }: Face): string {
	const closed = clamp(shut + 0.34 * down);
	const lid = (open: number, low: number) => mix(open, low, closed).toFixed(1);
	const upper = `C-58.5 ${lid(-3.8, 9)} -51.7 ${lid(-8.8, 12.5)} -44 ${lid(-9.2, 13)}C-34.1 ${lid(-9.8, 13)} -24.8 ${lid(-4.2, 9)} -21 5`;
	const opening = drawn(`M-62 3${upper}C-27 9.5 -34 12 -42 12C-50 12 -57 8 -62 3Z`);
	const flip = side === 1 ? "scale(-1 1)" : "";
	const look = gaze * 6.5 * -side;
	const iris = circle(-41 + look, 0.5 + 6 * down, 9.4, { fill: colour.ink });
	const light = circle(-41 + look - 3 * -side, -2.5 + 6 * down, 2.4, { fill: colour.paper });
	const fold = `<path ${INK} d="M-56 -13C-52.1 -16.3 -47.1 -18 -42 -18C-36.4 -18 -31.1 -15.8 -27 -12M-52 13C-48.9 14.5 -45.4 15.2 -42 15C-38.5 14.8 -35 13.8 -32 12"/>`;
	return group(
		{ transform: flip || undefined },
		clipped(id, opening, drawn("M-70-20H-10V30H-70z", { fill: colour.paper, stroke: "none" }), iris, light),
		`<path ${INK} d="M-62 3${upper}"/>`,
		fold,
	);
}
