import { clipped, colour, drawn, group, shape } from "../paint";
import { ink } from "../spline";
import { type Build, backOf, type Finger, finger, knots, type Pose, padsOf, tipOf } from "./finger";
import { band, beside, CUT, type Place, STRAIGHT, type Strand, strand, stretch } from "./strand";

// A right hand seen from the side of the little finger, palm below; 4.8 units are a millimetre.
const LITTLE: Build = { base: [350, 160], lengths: [180, 104, 86], halves: [50, 44, 39, 32] };
const RING: Build = { base: [356, 142], lengths: [206, 128, 94], halves: [50, 45, 40, 33] };
const MIDDLE: Build = { base: [350, 128], lengths: [220, 138, 98], halves: [50, 46, 41, 34] };

/** What the hand shows. */
export type HandState = {
	pose: Pose;
	neighbours: Pose;
	/** 0 whole skin, 1 an open cut. */
	wound: number;
	/** How far the near and the far end of the tendon have drawn away from the cut; none while it is whole. */
	gap?: readonly [near: number, far: number];
	/** How clearly the stitches in tendon and skin are seen. */
	sewn: number;
	/** How clearly the splint is seen. */
	splint: number;
};

const BACK: Place[] = [
	[-30, 88],
	[24, 84],
	[90, 90],
	[180, 98],
	[270, 104],
];
const PALM: Place[] = [
	[372, 236],
	[316, 268],
	[236, 292],
	[150, 298],
	[70, 284],
	[10, 268],
	[-30, 268],
];

const outlineOf = (f: Finger) =>
	ink(`${knots([...BACK, ...backOf(f), ...tipOf(f), ...padsOf(f), ...PALM])} L -30,88 z`);

/** One of the fingers behind, which lie in the shade of the first. */
function behind(build: Build, pose: Pose): string {
	const f = finger(build, pose);
	const [x, y] = build.base;
	const root: Place[] = [
		[x - 40, y + 60],
		[x - 170, y + 30],
		[x - 170, y - 6],
		[x - 90, y - 34],
	];
	const outline = ink(`${knots([...backOf(f), ...tipOf(f), ...padsOf(f), ...root])} z`);
	return drawn(outline, { fill: colour.skin3 }) + drawn(outline, { fill: colour.ink, "fill-opacity": 0.22 });
}

function bones(f: Finger): string {
	const bone = (n: number, from: number, to: number, foot: number, shaft: number, head: number) => {
		const side = (sign: number) =>
			[
				f.at(n, from, sign * foot * 0.7 - 15),
				f.at(n, from + 0.06, sign * foot - 15),
				f.at(n, from + 0.3, sign * shaft - 15),
				f.at(n, to - 0.25, sign * shaft - 15),
				f.at(n, to - 0.06, sign * head - 15),
				f.at(n, to, sign * head * 0.6 - 15),
			] satisfies Place[];
		return ink(`${knots([...side(-1), ...side(1).reverse()])} z`);
	};
	return [bone(0, 0.09, 0.96, 16, 11, 14), bone(1, 0.06, 0.95, 14, 9.5, 12), bone(2, 0.07, 0.74, 12, 6, 6)]
		.map((d) => drawn(d, { fill: colour.bone, "fill-opacity": 0.45, "stroke-width": 2, "stroke-opacity": 0.5 }))
		.join("");
}

/** The tendon's way from its hold on the last bone back to the forearm. */
function wayOf(f: Finger): Strand {
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

function tendon(way: Strand, gap: HandState["gap"]): string {
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
function pulleys(f: Finger): string {
	const pulley = (bone: number, from: number, to: number) =>
		shape(
			`${knots([f.at(bone, from, -2), f.at(bone, (from + to) / 2, -4), f.at(bone, to, -2)])} L ${knots([f.at(bone, to, 37)])} ${knots([f.at(bone, (from + to) / 2, 39), f.at(bone, from, 37)])} L ${knots([f.at(bone, from, -2)])}`,
			{ fill: colour.mist, "fill-opacity": 0.62, "stroke-width": 2 },
		);
	return pulley(0, 0.2, 0.4) + pulley(0, 0.68, 0.8) + pulley(1, 0.36, 0.62);
}

/** The cut: a clean wedge from the skin through the tunnel, clipped to the finger. */
function woundOf(f: Finger, outline: string, open: number): string {
	if (open < 0.02) return "";
	const place = (along: number, below: number) => f.at(0, CUT_SHARE + (along * open) / 180, 78 - (78 - below) * open);
	const left = [place(-34, 78), place(-20, 46), place(-8, 14)];
	const right = [place(8, 14), place(20, 46), place(34, 78)];
	const wedge = shape(`${knots([...left, place(0, -6)])}! ${knots(right)} z`, {
		fill: colour.red,
		"stroke-width": 2.4,
	});
	return clipped("wound", drawn(outline), wedge);
}

function stitches(way: Strand, sewn: number): string {
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
function scar(f: Finger, sewn: number): string {
	const at = (along: number, below: number) => f.at(0, CUT_SHARE + along / 180, below).join(" ");
	const across = [44, 51].map((below) => `M${at(-6, below)}L${at(6, below)}`);
	return group(
		{ opacity: sewn, fill: "none", stroke: colour.paper },
		drawn(`M${at(0, 41)}L${at(0, 57)}${across.join("")}`, { "stroke-width": 2.6 }),
	);
}

/** The side of the hand that turns from the light, and the side that lies in it. */
function shading(f: Finger): string {
	const inside: Place[] = [
		[70, 240],
		[150, 252],
		[236, 246],
		[316, 220],
		f.at(0, 0.3, 44),
		f.at(0, 0.66, 42),
		f.joint(1, 34),
		f.at(1, 0.5, 36),
		f.joint(2, 29),
		f.at(2, 0.5, 22),
	];
	const lit: Place[] = [
		[270, 120],
		[180, 118],
		[90, 110],
		[24, 104],
	];
	return (
		drawn(ink(`${knots([...tipOf(f), ...padsOf(f), ...PALM])} L -30,228 ${knots(inside)} z`), {
			fill: colour.ink,
			"fill-opacity": 0.2,
			stroke: "none",
		}) +
		drawn(
			ink(
				`${knots([...BACK, ...backOf(f).slice(0, 4)])}! ${knots([...backOf(f, 12).slice(0, 3).reverse(), ...lit])} z`,
			),
			{
				fill: colour.paper,
				"fill-opacity": 0.2,
				stroke: "none",
			},
		) +
		shape(
			`${knots([f.at(2, 0.52, -38), f.at(2, 0.5, -27), f.at(2, 0.76, -24), f.at(2, 0.97, -13), f.at(2, 1.08, -24)])} z`,
			{ fill: colour.skin1, "fill-opacity": 0.65, "stroke-width": 2 },
		)
	);
}

/** The hand at rest in its splint: the knuckles bent, the fingers long. */
export const GUARDED: Pose = { mcp: 38, pip: 4, dip: 3 };

/** The splint: a light shell along the back of the forearm, hand and fingers. */
function shell(): string {
	const f = finger(MIDDLE, GUARDED);
	const inner: Place[] = [
		[-40, 80],
		[90, 83],
		[190, 89],
		[262, 78],
		f.joint(0, -f.half(0) - 8),
		f.at(0, 0.5, -f.half(0) - 4),
		f.at(1, 0.2, -f.half(1) - 4),
		f.at(2, 0.2, -f.half(2) - 5),
		f.at(2, 1.08, -f.half(2) - 7),
	];
	const outer: Place[] = [
		f.at(2, 1.08, -f.half(2) - 22),
		f.at(2, 0.2, -f.half(2) - 20),
		f.at(1, 0.2, -f.half(1) - 20),
		f.at(0, 0.5, -f.half(0) - 20),
		f.joint(0, -f.half(0) - 24),
		[256, 62],
		[190, 73],
		[90, 67],
		[-40, 64],
	];
	return shape(`${knots(inner)} L ${knots(outer)} L ${knots(inner.slice(0, 1))} z`, { fill: colour.mist });
}

/** A strap of the splint, from the shell around the hand. */
const strap = (x: number, top: number, bottom: number) => {
	const middle = (top + bottom) / 2;
	return drawn(
		`M${x} ${top}L${x + 42} ${top}Q${x + 56} ${middle} ${x + 42} ${bottom + 3}L${x} ${bottom}Q${x + 14} ${middle} ${x} ${top}Z`,
		{ fill: colour.paper },
	);
};

/** The hand in a state. */
export function hand({ pose, neighbours, wound, gap, sewn, splint }: HandState): string {
	const f = finger(LITTLE, pose);
	const outline = outlineOf(f);
	const way = wayOf(f);
	const tunnel = stretch(way, 2, way.length);
	return (
		group({ opacity: splint }, shell()) +
		behind(MIDDLE, neighbours) +
		behind(RING, neighbours) +
		drawn(outline, { fill: colour.skin3 }) +
		clipped("hand", drawn(outline), shading(f)) +
		drawn(outline, { fill: "none" }) +
		bones(f) +
		drawn(tunnel, { fill: "none", "stroke-width": 38 }) +
		drawn(tunnel, { fill: "none", stroke: colour.pine, "stroke-width": 32 }) +
		woundOf(f, outline, wound) +
		tendon(way, gap) +
		stitches(way, sewn) +
		pulleys(f) +
		scar(f, sewn) +
		group({ opacity: splint }, strap(20, 64, 276), strap(186, 70, 304))
	);
}
