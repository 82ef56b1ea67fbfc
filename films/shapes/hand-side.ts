import { clipped, colour, drawn, group, shape } from "../studio/paint";
import { ink } from "../studio/spline";
import { type Build, backOf, type Finger, finger, knots, type Pose, padsOf, tipOf } from "./finger";
import { type Gap, pulleys, scar, stitches, tendon, wayOf, woundOf } from "./finger-tendon";
import { type Place, stretch } from "./strand";

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
	/** How far the tendon's ends stand apart; none while it is whole. */
	gap?: Gap;
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
