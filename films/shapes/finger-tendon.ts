import { clipped, colour, drawn, group, shape } from "../studio/paint";
import { ink } from "../studio/spline";
import { type Finger, knots } from "./finger";
import { band, beside, CUT, type Place, STRAIGHT, type Strand, strand, stretch } from "./strand";

/** The tendon's way from its hold on the last bone back to the forearm. */
export function wayOf(f: Finger): Strand {
	const places: Place[] = [
		f.at(2, 0.28, 8),
		f.joint(2, 14),
		f.at(1, 0.5, 16),
		f.joint(1, 16),
		f.at(0, 0.66, 19),
		f.at(0, 0.3, 20),
		f.joint(0, 24),
		[288, 196],
		[200, 206],
		[100, 200],
		[-40, 190],
	];
	return strand(ink(knots(places)));
}

/** How far the near and the far end of the tendon have drawn away from the cut. */
export type Gap = readonly [near: number, far: number];

/** Where along the tendon, from its hold, the cut lies, and where along the first bone. */
const CUT_AT = 214;
const CUT_SHARE = 0.52;
const HALF = 10.5;

const thickness = (length: number) => HALF - Math.max(0, 4 - length / 10);

function fibres(way: Strand, from: number, to: number, phase: number): string {
	let d = "";
	for (let s = phase, odd = 0; s + 18 < to - 8; s += 31, odd = 1 - odd) {
		if (s > from + 6) d += stretch(way, s, s + 18, odd ? -3.5 : 3);
	}
	return drawn(d, { fill: "none", "stroke-opacity": 0.4, "stroke-width": 2 });
}

/** The tendon, whole or in two pieces. */
export function tendon(way: Strand, gap: Gap | undefined): string {
	const look = { fill: colour.bone, "stroke-width": 2.6 };
	const shade = { fill: colour.ink, "fill-opacity": 0.14, stroke: "none" };
	const end = way.length - 6;
	const piece = (from: number, to: number, edges: Parameters<typeof band>[5], phase: number) =>
		band(way, from, to, thickness, look, edges) +
		drawn(`${stretch(way, from + 3, to - 3, -3)}L${stretch(way, to - 3, from + 3, -HALF + 2).slice(1)}Z`, shade) +
		fibres(way, from, to, phase);
	if (!gap) return piece(0, end, [STRAIGHT, STRAIGHT], 14);
	const [near, far] = gap;
	// The marks move with their piece, as if they were painted on it.
	return (
		piece(CUT_AT + near, end, [CUT, STRAIGHT], 14 + 31 * 7 + near) +
		piece(Math.max(0, -far), CUT_AT - far, [STRAIGHT, CUT], 14 - far)
	);
}

/** The bands that hold the tendon in its tunnel. */
export function pulleys(f: Finger): string {
	const pulley = (bone: number, from: number, to: number) =>
		shape(
			`${knots([f.at(bone, from, -2), f.at(bone, (from + to) / 2, -4), f.at(bone, to, -2)])} L ${knots([f.at(bone, to, 37)])} ${knots([f.at(bone, (from + to) / 2, 39), f.at(bone, from, 37)])} L ${knots([f.at(bone, from, -2)])}`,
			{ fill: colour.mist, "fill-opacity": 0.62, "stroke-width": 2 },
		);
	return pulley(0, 0.2, 0.4) + pulley(0, 0.68, 0.8) + pulley(1, 0.36, 0.62);
}

/** The cut: a clean wedge from the skin through the tunnel, clipped to the finger. */
export function woundOf(f: Finger, outline: string, open: number): string {
	if (open < 0.02) return "";
	const place = (along: number, below: number) => f.at(0, CUT_SHARE + (along * open) / 180, 78 - (78 - below) * open);
	const left = [place(-34, 78), place(-20, 46), place(-8, 14)];
	const right = [place(8, 14), place(20, 46), place(34, 78)];
	const wedge = shape(`${knots([...left, place(0, -6)])}! ${knots(right)} z`, {
		fill: colour.artery,
		"stroke-width": 2.4,
	});
	return clipped("wound", drawn(outline), wedge);
}

/** The threads that join the tendon, seen from outside. */
export function stitches(way: Strand, sewn: number): string {
	if (sewn <= 0) return "";
	let threads = "";
	for (const along of [-8, 0, 8]) {
		const [[ax, ay], [bx, by]] = [beside(way, CUT_AT + along - 4, -7), beside(way, CUT_AT + along + 4, 7)];
		const [[cx, cy], [dx, dy]] = [beside(way, CUT_AT + along + 4, -7), beside(way, CUT_AT + along - 4, 7)];
		threads += `M${ax} ${ay}L${bx} ${by}M${cx} ${cy}L${dx} ${dy}`;
	}
	return group({ opacity: sewn }, drawn(threads, { fill: "none", "stroke-width": 2.2 }));
}

/** The sewn skin over the repair. */
export function scar(f: Finger, sewn: number): string {
	const at = (along: number, below: number) => f.at(0, CUT_SHARE + along / 180, below).join(" ");
	const across = [44, 51].map((below) => `M${at(-6, below)}L${at(6, below)}`);
	return group(
		{ opacity: sewn, fill: "none", stroke: colour.paper },
		drawn(`M${at(0, 41)}L${at(0, 57)}${across.join("")}`, { "stroke-width": 2.6 }),
	);
}
