import { at, colour, drawn, group, growing, shape } from "../paint";
import { clamp, cycle, ease, mix } from "../scene";
import { ink } from "../spline";
import { layers, uneven, wavy } from "./skin-layers";
import { beside, type Place, type Strand, strand } from "./strand";

/** Height of the bed on which the graft comes to lie, and half the graft's thickness. */
const BED = 278;
const HALF = 21;

const TONE = colour.skin2;

const HOLE = `226,170 L 226,190 246,222 254,256 ${272},${BED} 330,${BED + 2} 480,${BED + 4} 630,${BED + 2} 688,${BED} 706,256 714,222 734,190 L 734,170 z`;

/** Where small vessels stand in the bed. */
const VESSELS = [300, 356, 416, 474, 534, 596, 656];

function hair(x: number, lean: number): string {
	return group(
		{ transform: at(x, 190) },
		shape("-9,0 -8,40 -7,84 -12,104 0,116 12,104 7,84 8,40 9,0", { fill: TONE, "stroke-width": 2.4 }),
		shape(`0,102 0,50 ${lean * 0.1},0 ${lean * 0.5},-40 ${lean},-74`, { fill: "none", "stroke-width": 6 }),
	);
}

/** The skin with its wound: everything below and around the graft. */
export function woundSection(): string {
	const bed = `246,222 254,256 272,${BED} 330,${BED + 2} 480,${BED + 4} 630,${BED + 2} 688,${BED} 706,256 714,222 L 726,258 712,292 690,${BED + 32} 600,${BED + 38} 480,${BED + 40} 360,${BED + 38} 270,${BED + 32} 248,292 234,258 z`;
	const trunk = (y: number, fill: string) =>
		drawn(ink(`-20,${y + 8} 200,${y} 420,${y + 12} 640,${y - 2} 980,${y + 10}`), { fill: "none", "stroke-width": 15 }) +
		drawn(ink(`-20,${y + 8} 200,${y} 420,${y + 12} 640,${y - 2} 980,${y + 10}`), {
			fill: "none",
			stroke: fill,
			"stroke-width": 9,
		});
	return (
		drawn("M-20 -20H980V560H-20z", { fill: colour.mist, stroke: "none" }) +
		layers({ from: -20, to: 980, surface: 190, outer: 228, inner: 330, bottom: 560, tone: TONE, ridge: 19 }) +
		hair(96, -30) +
		hair(838, -24) +
		trunk(416, colour.vein) +
		trunk(388, colour.red) +
		feeders() +
		shape(HOLE, { fill: colour.mist }) +
		drawn("M220 160h520v26h-520z", { fill: colour.mist, stroke: "none" }) +
		shape(bed, { fill: colour.red }) +
		drawn(ink(wavy(290, 670, BED + 14, 34, 4)), {
			fill: "none",
			stroke: colour.paper,
			"stroke-opacity": 0.35,
			"stroke-width": 3,
		}) +
		caps()
	);
}

const tipOf = (i: number) => BED - 17 - (i % 2) * 8;

/** The two limbs of a small vessel's loop, up and down. */
function limbs(i: number, low: number, high: number): [up: string, down: string] {
	const x = VESSELS[i] ?? 0;
	return [
		ink(`${x - 8},${low} ${x - 9},${mix(low, high, 0.5)} ${x - 6},${high + 8} ${x},${high}`),
		ink(`${x},${high} ${x + 6},${high + 8} ${x + 9},${mix(low, high, 0.5)} ${x + 8},${low}`),
	];
}

const vessel = (d: string, fill: string, share = 1) =>
	growing(d, share, { "stroke-width": 8.5 }) + growing(d, share, { stroke: fill, "stroke-width": 4.5 });

/** The vessels that feed the bed from below. */
const feeders = () =>
	VESSELS.map((x, i) => {
		const sway = i % 2 === 0 ? 7 : -7;
		const up = ink(`${x - 22},390 ${x - 14 + sway},350 ${x - 9},${BED + 24} ${x - 8},${BED + 14}`);
		const down = ink(`${x + 24},416 ${x + 14 + sway},356 ${x + 9},${BED + 24} ${x + 8},${BED + 14}`);
		return vessel(down, colour.vein) + vessel(up, colour.red);
	}).join("");

/** The tops of the vessels, which stay within the bed until they grow. */
const caps = () =>
	VESSELS.map((_, i) => {
		const [up, down] = limbs(i, BED + 16, BED + 5);
		return vessel(down, colour.vein) + vessel(up, colour.red);
	}).join("");

/** The graft's own small vessels: empty at first, then joined to those of the bed; `share` 0 to 1. */
export function joining(share: number, empty: number): string {
	return VESSELS.map((_, i) => {
		const own = clamp(share * 1.8 - (0.8 * Math.abs(i - 3)) / 3);
		const [up, down] = limbs(i, BED + 14, tipOf(i));
		const hollow = group(
			{ opacity: empty * (1 - own), fill: "none", stroke: colour.clay, "stroke-opacity": 0.35, "stroke-width": 3.5 },
			drawn(limbs(i, BED - 4, tipOf(i)).join("")),
		);
		return hollow + vessel(up, colour.red, ease(own * 2)) + vessel(down, colour.vein, ease(own * 2 - 1));
	}).join("");
}

const DROP = "M0-9C2-4 5-1 5 3A5 5 0 0 1-5 3C-5-1-2-4 0-9Z";

/** Drops that rise from the bed into the graft. */
export function drops(second: number, seen: number): string {
	return Array.from({ length: 15 }, (_, i) => {
		const share = cycle(second, 2.1, 0.37 * i);
		const x = 284 + i * 28 + 5 * uneven(i);
		return group(
			{ opacity: seen * Math.sin(Math.PI * share), transform: at(x, mix(BED + 24, BED - 24, share)) },
			drawn(DROP, { fill: colour.mist, "stroke-width": 2 }),
		);
	}).join("");
}

/** Stitches that hold the graft's edges. */
export const edgeStitches = (share: number) =>
	group(
		{ opacity: share, fill: "none", "stroke-width": 3.4 },
		drawn(`M246 232Q${252} 238 270 ${BED - 26}M268 ${BED - 34}l-6 12`),
		drawn(`M714 232Q${708} 238 690 ${BED - 26}M692 ${BED - 34}l6 12`),
	);

/** Moist dressing in the hollow and a pad over it; `lowered` from above the picture to its place. */
export function dressing(lowered: number): string {
	if (lowered <= 0) return "";
	const pad =
		"238,252 252,244 330,238 480,236 630,238 708,244 722,252 L 742,176 706,150 600,138 480,134 360,138 254,150 218,176 z";
	let weave = "";
	for (let x = 250; x < 716; x += 26) weave += `M${x} 160q10 34 2 66`;
	return group(
		{ transform: at(0, mix(-280, 0, lowered)) },
		shape(pad, { fill: colour.paper }),
		drawn(weave, { fill: "none", stroke: colour.ink, "stroke-opacity": 0.16, "stroke-width": 2.5 }),
		shape(
			"120,182 190,174 236,150 300,126 480,118 660,126 724,150 770,174 840,182 L 840,194 760,190 716,176 650,148 480,140 310,148 244,176 200,190 120,194 z",
			{
				fill: colour.sand,
			},
		),
	);
}

/** The line in the middle of the graft: `laid` 0 lifted at its left end, 1 lying on the bed. */
export function graftLine(laid: number): Strand {
	const lift = (share: number): Place => {
		const x = mix(258, 702, share);
		const still = clamp(laid * 1.7 - (1 - share) * 0.7);
		const up = 1 - ease(still);
		return [x + up * (1 - share) * 70, BED - HALF + 3 - up * 150 * (1 - share) ** 1.4];
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
	const ridges = side(line, (length) => 1 + 4.5 * Math.sin(length / 6.1));
	const whole = polygon([...upper, ...side(line, () => HALF).reverse()]);
	return (
		drawn(whole, { fill: colour.blush }) +
		drawn(polygon([...upper, ...ridges.toReversed()]), { fill: TONE, "stroke-width": 2.4 }) +
		drawn(polygon([...side(line, () => 2 - HALF), ...side(line, () => 10 - HALF).reverse()]), {
			fill: colour.paper,
			"fill-opacity": 0.3,
			stroke: "none",
		}) +
		drawn(whole, { fill: colour.paper, "fill-opacity": 0.45 * (1 - alive), stroke: "none" }) +
		drawn(whole, { fill: "none" })
	);
}
