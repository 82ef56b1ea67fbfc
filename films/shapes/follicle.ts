import { at, circle, colour, drawn, element, group, growing, shape } from "../studio/paint";
import { ink } from "../studio/spline";
import { layers } from "./skin-layers";

const TONE = colour.skin2;

/** Depth of the root's middle below the surface, which lies at y 0. */
const ROOT = 118;

const CUFF = `-21,0! -18,30 -16,62 -15,92 -21,114 -15,136 0,142 15,136 21,114 15,92 16,62 18,30 21,0! L -21,0 z`;

const SHEATH = `-10,0! -8,40 -7,80 -9,96 -15,110 -13,126 0,133 13,126 15,110 9,96 7,80 8,40 10,0! L -10,0 z`;

/** What is seen of one follicle. */
export type Follicle = {
	/** How clearly the cuff of skin taken with it is seen. */
	cuff?: number;
	/** Share of the hair's length that has grown from the root, and that length above the skin. */
	grown?: number;
	length?: number;
	/** From 0 to 1 the old hair comes out and falls; undefined once it is gone or if there is none. */
	falling?: number;
};

const shaft = (length: number) =>
	ink(`0,${ROOT - 2} 0,60 1,20 5,-14 ${10 + length * 0.16},${-length * 0.62} ${16 + length * 0.42},${-length}`);

const OLD = 34;

/** A hair follicle whose mouth lies at 0,0. */
export function follicle({ cuff = 0, grown = 0, length = 60, falling }: Follicle): string {
	const fallen = falling ?? 1;
	return (
		group(
			{ opacity: cuff },
			shape(CUFF, { fill: colour.blush }),
			drawn("M-20 2H20L19 21Q0 26-19 21Z", { fill: TONE }),
		) +
		drawn("M-8 52C-20 40 -34 48 -32 62C-30 76 -16 78 -8 74Z", { fill: colour.fat, "stroke-width": 2.4 }) +
		shape(SHEATH, { fill: TONE, "stroke-width": 2.4 }) +
		circle(0, ROOT - 3, 13, { fill: colour.artery, "fill-opacity": 0.8, stroke: "none" }) +
		drawn(`M-6 ${ROOT + 9}Q-8 ${ROOT - 4} 0 ${ROOT - 6}Q8 ${ROOT - 4} 6 ${ROOT + 9}`, {
			fill: colour.ink,
			stroke: "none",
		}) +
		growing(shaft(length), grown, { "stroke-width": 6 }) +
		group(
			{
				opacity: 1 - Math.max(0, fallen * 1.6 - 0.6),
				transform: at(20 * fallen, -150 * fallen, `rotate(${24 * fallen})`),
			},
			falling === undefined ? "" : drawn(shaft(OLD), { fill: "none", "stroke-width": 6 }),
		)
	);
}

/** The wound that a follicle leaves, `open` from 1 to 0 as it heals. */
export const socket = (open: number) =>
	group(
		{ opacity: Math.min(1, open * 1.5), transform: `scale(${Math.max(0.05, open).toFixed(3)} 1)` },
		shape(CUFF, { fill: colour.artery }),
	);

/** A fine slit, as deep as `share` of a follicle. */
export const slit = (share: number) =>
	share <= 0.02
		? ""
		: drawn(`M-7 0Q-5 ${70 * share} 0 ${132 * share}Q5 ${70 * share} 7 0Z`, {
				fill: colour.artery,
				"stroke-width": 2.4,
			});

/** The fine round punch that frees a follicle; its edge stands at a depth. */
export const punch = (depth: number) =>
	group(
		{ transform: at(0, depth), fill: colour.mist },
		drawn("M-22 -320H22V0H-22z", { "fill-opacity": 0.3, stroke: "none" }),
		drawn("M-29 -320V-8L-22 4V-320Z", { "stroke-width": 2.4 }),
		drawn("M29 -320V-8L22 4V-320Z", { "stroke-width": 2.4 }),
	);

/** A follicle grown thin, with a fine short hair. */
export const thin = () => group({ transform: "scale(.62 .5)" }, follicle({ grown: 1, length: 24 }));

/** The scalp cut through, its surface at y 0. */
export const scalp = (from: number, to: number) =>
	element(
		"g",
		{},
		drawn(`M${from} -240H${to}V0H${from}z`, { fill: colour.mist, stroke: "none" }),
		layers({ from, to, surface: 0, outer: 26, inner: 100, bottom: 260, tone: TONE, ridge: 17 }),
	);
