import { at, colour, drawn, group, shape } from "../studio/paint";
import { clamp, cycle, ease, mix } from "../studio/scene";
import { ink } from "../studio/spline";
import { layers, uneven } from "./skin-layers";
import { beside, type Place, type Strand, strand } from "./strand";

/** Height of the bed on which the graft comes to lie, and half the graft's thickness. */
const BED = 306;
const HALF = 26;
const SURFACE = 170;

const TONE = colour.skin2;

/** Where small vessels stand in the bed. */
const VESSELS = [288, 352, 416, 480, 544, 608, 672];

const FLOOR = `246,262 264,${BED - 8} 310,${BED} 480,${BED + 2} 650,${BED} 696,${BED - 8} 714,262`;

function hair(x: number, lean: number): string {
	return group(
		{ transform: at(x, SURFACE) },
		shape("-9,0 -8,40 -7,84 -12,104 0,116 12,104 7,84 8,40 9,0", { fill: TONE, "stroke-width": 2.4 }),
		shape(`0,102 0,50 ${lean * 0.1},0 ${lean * 0.5},-40 ${lean},-74`, { fill: "none", "stroke-width": 6 }),
	);
}

/** The skin with its wound: everything below and around the graft. */
export function woundSection(): string {
	const trunk = (y: number, fill: string) => {
		const d = ink(`-220,${y + 8} 200,${y} 420,${y + 10} 640,${y} 1180,${y + 10}`);
		return (
			drawn(d, { fill: "none", "stroke-width": 18 }) + drawn(d, { fill: "none", stroke: fill, "stroke-width": 12 })
		);
	};
	const hole = `${ink(`212,${SURFACE}! 238,222 ${FLOOR} 722,222 748,${SURFACE}!`)}V${SURFACE - 30}H212Z`;
	return (
		drawn("M-220 -120H1180V660H-220z", { fill: colour.mist, stroke: "none" }) +
		layers({ from: -220, to: 1180, surface: SURFACE, outer: 206, inner: 342, bottom: 660, tone: TONE, ridge: 20 }) +
		hair(96, -30) +
		trunk(436, colour.vein) +
		trunk(408, colour.artery) +
		drawn(hole, { fill: colour.mist, stroke: "none" }) +
		shape(
			`238,222! ${FLOOR} 722,222! 734,262 724,306 698,338 620,354 480,357 340,354 262,338 236,306 226,262 238,222! z`,
			{
				fill: colour.artery,
			},
		) +
		shape(`212,${SURFACE}! 238,222 ${FLOOR} 722,222 748,${SURFACE}!`, { fill: "none" })
	);
}

const tipOf = (i: number) => BED - 13 - (i % 2) * 5;

/** The two limbs of a small vessel's loop: red up from the artery, blue down to the vein. */
function limbs(i: number, tip: number): [up: string, down: string] {
	const x = VESSELS[i] ?? 0;
	const sway = i % 2 === 0 ? 5 : -5;
	const [high, foot] = [tip + 13, BED + 34];
	return [
		ink(
			`${x - 21},410 ${x - 15 + sway},${foot + 40} ${x - 12},${foot} ${x - 11},${mix(foot, high, 0.6)} ${x - 9},${high} ${x},${tip}`,
		),
		ink(
			`${x},${tip} ${x + 9},${high} ${x + 11},${mix(foot, high, 0.6)} ${x + 12},${foot} ${x + 15 + sway},${foot + 44} ${x + 21},436`,
		),
	];
}

const tube = (d: string, fill: string) =>
	drawn(d, { fill: "none", "stroke-width": 11 }) + drawn(d, { fill: "none", stroke: fill, "stroke-width": 6 });

/**
 * The small vessels of the bed; `share` from 0, when they end within it, to 1, when they reach into the graft.
 * `empty`: how clearly the graft's own channels are seen before blood comes.
 */
export function vessels(share: number, empty: number): string {
	return VESSELS.map((x, i) => {
		const own = ease(clamp(share * 1.7 - (0.7 * Math.abs(i - 3)) / 3));
		const [up, down] = limbs(i, mix(BED + 15, tipOf(i), own));
		const channel = ink(
			`${x - 11},${BED - 3} ${x - 9},${tipOf(i) + 14} ${x},${tipOf(i)} ${x + 9},${tipOf(i) + 14} ${x + 11},${BED - 3}`,
		);
		return (
			group(
				{ opacity: empty * (1 - own), fill: "none", stroke: colour.clay, "stroke-opacity": 0.4, "stroke-width": 3 },
				drawn(channel, { "stroke-dasharray": "1 7" }),
			) +
			tube(down, colour.vein) +
			tube(up, colour.artery)
		);
	}).join("");
}

const DROP = "M0-12C2-6 7-2 7 4A7 7 0 0 1-7 4C-7-2-2-6 0-12Z";

/** Drops that rise from the bed into the graft. */
export function drops(second: number, seen: number): string {
	return Array.from({ length: 15 }, (_, i) => {
		const share = cycle(second, 2.3, 0.37 * i);
		const x = 272 + i * 30 + 5 * uneven(i);
		return group(
			{ opacity: seen * Math.sin(Math.PI * share), transform: at(x, mix(BED + 30, BED - 38, share)) },
			drawn(DROP, { fill: colour.mist, "stroke-width": 2 }),
		);
	}).join("");
}

/** Stitches that hold the graft's edges. */
export const edgeStitches = (share: number) =>
	group(
		{ opacity: share, fill: "none", "stroke-width": 3.4 },
		...[1, -1].map((turn) =>
			group(
				{ transform: turn > 0 ? undefined : "translate(960 0) scale(-1 1)" },
				drawn(`M228 232Q246 226 274 ${BED - 40}M266 ${BED - 50}l4 16M276 ${BED - 48}l-12 10`),
			),
		),
	);

/** A pad in the hollow and a dressing over it; `lowered` from above the picture to its place. */
export function dressing(lowered: number): string {
	if (lowered <= 0) return "";
	const low = BED - 2 * HALF;
	const pad = `232,206 250,238 290,${low} 480,${low + 2} 670,${low} 710,238 728,206 740,174 690,152 600,142 480,139 360,142 270,152 220,174 z`;
	let weave = "";
	for (let x = 252; x < 716; x += 26) weave += `M${x} 164q7 30 2 72`;
	return group(
		{ transform: at(0, mix(-300, 0, lowered)) },
		shape(pad, { fill: colour.paper }),
		drawn(weave, { fill: "none", "stroke-opacity": 0.16, "stroke-width": 2.5 }),
		shape(
			"124,164! 190,159 236,144 300,130 480,124 660,130 724,144 770,159 836,164! L 836,176! 764,174 716,163 650,151 480,146 310,151 244,163 196,174 124,176! L 124,164 z",
			{ fill: colour.sand },
		),
	);
}

/** The line in the middle of the graft: `laid` 0 lifted at its left end, 1 lying on the bed. */
export function graftLine(laid: number): Strand {
	const lift = (share: number): Place => {
		const x = mix(257, 703, share);
		const still = clamp(laid * 1.7 - (1 - share) * 0.7);
		const up = 1 - ease(still);
		return [x + up * (1 - share) * 70, BED - HALF + 1 - up * 150 * (1 - share) ** 1.4];
	};
	return strand(
		ink(
			[0, 0.2, 0.4, 0.6, 0.8, 1]
				.map((share) =>
					lift(share)
						.map((v) => v.toFixed(1))
						.join(","),
				)
				.join(" "),
		),
	);
}

const side = (line: Strand, aside: (length: number) => number) =>
	Array.from({ length: 90 }, (_, i) => (line.length * i) / 89).map((length) => beside(line, length, aside(length)));

const polygon = (places: Place[]) => `M${places.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The graft: outer skin over a thin layer of inner skin; `alive` 0 pale, 1 well supplied. */
export function graft(line: Strand, alive: number): string {
	const upper = side(line, () => -HALF);
	const ridges = side(line, (length) => -4 + 4.5 * Math.sin(length / 6.2));
	const whole = polygon([...upper, ...side(line, () => HALF).reverse()]);
	return (
		drawn(whole, { fill: colour.blush }) +
		drawn(polygon([...upper, ...ridges.toReversed()]), { fill: TONE, "stroke-width": 2.4 }) +
		drawn(polygon([...side(line, () => 2 - HALF), ...side(line, () => 12 - HALF).reverse()]), {
			fill: colour.paper,
			"fill-opacity": 0.3,
			stroke: "none",
		}) +
		drawn(whole, { fill: colour.paper, "fill-opacity": 0.45 * (1 - alive), stroke: "none" }) +
		drawn(whole, { fill: "none" })
	);
}
