import { along, BRANCHES, bulge, deepX, openness, saphenousX, upright } from "./shapes/leg-veins";
import {
	arrow,
	at,
	circle,
	clipped,
	colour,
	drawn,
	element,
	ground,
	group,
	growing,
	inked,
	parts,
	shape,
	star,
} from "./studio/paint";
import { clamp, cycle, during, ease, type Film, keys, mix, tween } from "./studio/scene";

/** Heights on the leg, in its own units: the puncture, the place under the window, the fibre's highest place. */
const PUNCTURE = 316;
const LOOK = 146;
const GROIN = 8;

const SCALE = 0.93;
const LEG = { x: -12, y: -12 };
/** How much longer the window shows the vein than the leg does. */
const LONGER = 1.8;
const RADIUS = 168;
const PLACE = { x: 676, y: 224 };

const WALL = 9;
const WHOLE = RADIUS + 8;
/** Middle lines of the two veins in the window. */
const FAULTY = -46;
const DEEP = 98;

/** The height of the fibre's tip on the leg. */
const tipOf = (t: number) => {
	const up = keys(t, [
		[4.4, PUNCTURE],
		[7, GROIN],
	]);
	const share = clamp((t - 11) / 3.8);
	return up + (PUNCTURE - GROIN) * mix(share, ease(share), 0.5);
};

/** The height on the leg above which the vein is shut. */
const shutOf = (t: number) => (t < 10.9 ? GROIN - 90 : tipOf(t) - 4 - 90 * (1 - tween(t, 10.7, 11.9)));

const inWindow = (height: number) => (height - LOOK) * LONGER;
/** How much of the fibre outside the leg is there. */
const fibreThere = (t: number) => tween(t, 3.5, 4.5) - tween(t, 14.8, 15.6);

const vessel = (d: string, width: number, fill: string, edge: number) =>
	drawn(d, { fill: "none", "stroke-width": width + 2 * edge }) +
	drawn(d, { fill: "none", stroke: fill, "stroke-width": width });

function fibre(t: number): string {
	const tip = tipOf(t);
	const outside = `M1100 486C800 440 560 478 462 424C412 396 386 360 ${saphenousX(PUNCTURE)} ${PUNCTURE}`;
	const inside = tip < PUNCTURE - 1 ? drawn(along(saphenousX, PUNCTURE, tip), { fill: "none" }) : "";
	return [7.5, 2.8]
		.map((width, i) =>
			element(
				"g",
				{ stroke: i === 0 ? colour.ink : colour.paper, "stroke-width": width },
				inside,
				growing(outside, fibreThere(t)),
			),
		)
		.join("");
}

function leg(t: number): string {
	const shut = Math.max(-20, shutOf(t));
	const calm = tween(t, 15.4, 17.2);
	const deep = tween(t, 15.2, 16.8);
	return element(
		"g",
		{ transform: at(LEG.x, LEG.y, `scale(${SCALE})`), "stroke-width": 3.2 },
		element("use", { href: "#leg-inner", fill: colour.skin2, color: colour.skin4 }),
		group(
			{ opacity: 0.72 * clamp(deep * 5) },
			growing(along(deepX, 500, -20), deep, { stroke: colour.vein, "stroke-width": 11 }),
		),
		element("g", { opacity: mix(1, 0.6, calm) }, vessel(BRANCHES, mix(7, 2.4, calm), colour.vein, mix(3, 1.8, calm))),
		vessel(along(saphenousX, shut, 548), mix(7, 5, calm), colour.vein, mix(3, 2.4, calm)),
		shut > -19 ? vessel(along(saphenousX, -20, shut), 1.6, colour.vein, 1.7) : "",
		fibre(t),
		star(saphenousX(tipOf(t)), tipOf(t), 2 * during(t, 10.4, 15.2, 0.6), { stroke: "none" }),
	);
}

/** Half the faulty vein's width at a height in the window. */
function faultyHalf(t: number) {
	const numbed = tween(t, 8.1, 9.6);
	const shut = inWindow(shutOf(t));
	return (y: number) => {
		const full = 33 + bulge(y, 0, 10) + 3 * Math.sin(y / 34);
		return mix(0.8, mix(full, 25, numbed), openness(y, shut));
	};
}

const deepHalf = (y: number) => 25 + bulge(y, -76, 5) + bulge(y, 84, 5);

/** Cells of blood in a vein; `speed` in pixels a second, downwards when it is positive. */
function blood(t: number, x: number, spread: number, count: number, speed: number): string {
	const length = 2 * WHOLE + 40;
	return Array.from({ length: count }, (_, i) => {
		const y = mix(-WHOLE - 20, WHOLE + 20, cycle(t * speed, length, (i + 0.3 * Math.sin(i * 5)) / count));
		const aside = spread * Math.sin(i * 2.4 + y / 60);
		return element("ellipse", { cx: x + aside, cy: y, rx: 7.5, ry: 9.5, fill: colour.artery, "stroke-width": 2.2 });
	}).join("");
}

/** The two leaflets of a valve; `gap` is what they leave open between them. */
function leaflets(x: number, y: number, half: number, gap: number, length: number): string {
	const side = (turn: number) => {
		const wall = x + turn * (half + 2);
		const edge = x + (turn * gap) / 2;
		return drawn(
			`M${wall} ${y + 8}Q${wall - turn * 4} ${y - length * 0.3} ${edge} ${y - length}Q${edge + turn * 5} ${y - length * 0.1} ${wall} ${y + 30}Z`,
			{ fill: colour.vein },
		);
	};
	return side(-1) + side(1);
}

function faultyVein(t: number): string {
	const half = faultyHalf(t);
	const wall = (y: number) => half(y) + WALL * mix(0.62, 1, clamp(half(y) / 30));
	const lumen = upright(FAULTY, half, -WHOLE, WHOLE);
	const tip = inWindow(tipOf(t));
	const inside = tip < WHOLE;
	const closed = openness(0, inWindow(shutOf(t)));
	const line = `M${FAULTY} ${WHOLE + 10}V${tip}`;
	return (
		drawn(upright(FAULTY, wall, -WHOLE, WHOLE), { fill: colour.vein }) +
		clipped(
			"lumen",
			drawn(lumen),
			drawn(lumen, { fill: colour.mist, stroke: "none" }),
			group({ opacity: 1 - tween(t, 7.6, 8.8) }, blood(t, FAULTY, 19, 11, 46)),
			group({ opacity: closed }, leaflets(FAULTY, 16, half(16), mix(46, 32, tween(t, 8.1, 9.6)), 27)),
		) +
		group({ opacity: clamp(half(0) / 8 - 0.4) }, drawn(lumen, { fill: "none" })) +
		(inside
			? circle(FAULTY, tip, 42, {
					fill: colour.marigold,
					"fill-opacity": 0.38 * during(t, 10.4, 15.2, 0.6),
					stroke: "none",
				}) +
				drawn(line, { "stroke-width": 15, fill: "none" }) +
				drawn(line, { "stroke-width": 9, fill: "none", stroke: colour.paper }) +
				star(FAULTY, tip, 3.4 * during(t, 10.4, 15.2, 0.6), { stroke: "none" })
			: "")
	);
}

/** Numbing fluid that spreads around the faulty vein from the needle's tip. */
function numbing(t: number): string {
	const half = faultyHalf(Math.min(t, 10));
	const spread = mix(0, 290, tween(t, 8.1, 10));
	const rim = (y: number) => half(y) + WALL + 20 * ease((spread - Math.abs(y + 40)) / 90);
	const shown = tween(t, 8.1, 8.5) - tween(t, 15.2, 16.4);
	const needle = mix(-96, 0, tween(t, 7.4, 8.2) - tween(t, 9.9, 10.6));
	return (
		group({ opacity: shown }, drawn(upright(FAULTY, rim, -WHOLE, WHOLE), { fill: colour.sage, stroke: "none" })) +
		element(
			"g",
			{ transform: at(-96 + needle, -40 + needle * 0.22, "rotate(12)") },
			drawn("M-120 -5H-10L4 2L-6 5H-120Z", { fill: colour.paper }),
		)
	);
}

function tissues(): string {
	return (
		drawn(`M-180 -180H36V180H-180Z`, { fill: colour.fat, stroke: "none" }) +
		shape(
			"-92,-140 -78,-132 -74,-118 M -88,96 -76,104 -72,118 M 14,-128 4,-118 4,-104 M 16,118 6,126 6,138 M -96,20 -84,26 -80,38",
			{
				fill: "none",
				"stroke-opacity": 0.3,
			},
		) +
		drawn("M40 -180H180V180H40Z", { fill: colour.artery, stroke: "none" }) +
		shape("56,-180 60,-60 56,60 60,180 M 140,-180 144,-60 140,60 144,180", { fill: "none", "stroke-opacity": 0.28 }) +
		shape("30,-180! 33,-60 29,60 32,180! L 44,180! 41,60 45,-60 42,-180! z", { fill: colour.bone }) +
		shape("-190,-180! L -122,-180! -118,-60 -123,60 -119,180! L -190,180! z", { fill: colour.skin2 }) +
		shape("-134,-180 -130,-60 -135,60 -131,180", { fill: "none", "stroke-opacity": 0.35 })
	);
}

function deepVein(t: number): string {
	const more = tween(t, 15.2, 16.4);
	return (
		drawn(
			upright(DEEP, (y) => deepHalf(y) + WALL, -WHOLE, WHOLE),
			{ fill: colour.vein },
		) +
		clipped(
			"deep",
			drawn(upright(DEEP, deepHalf, -WHOLE, WHOLE)),
			drawn("M40 -190H170V190H40Z", { fill: colour.mist, stroke: "none" }),
			blood(t, DEEP, 4, 5, -46),
			group({ opacity: more }, blood(t + 0.8, DEEP, 4, 5, -46)),
			leaflets(DEEP, -60, deepHalf(-60), 24, 36),
			leaflets(DEEP, 100, deepHalf(100), 24, 36),
		) +
		drawn(upright(DEEP, deepHalf, -WHOLE, WHOLE), { fill: "none" })
	);
}

function lens(t: number): string {
	const open = tween(t, 0.2, 1.5) - tween(t, 18.4, 19.5);
	if (open <= 0.01) return "";
	const from = { x: LEG.x + saphenousX(LOOK) * SCALE, y: LEG.y + LOOK * SCALE };
	const [x, y] = [mix(from.x, PLACE.x, open), mix(from.y, PLACE.y, open)];
	const scale = Math.max(0.02, open);
	return (
		drawn(`M${from.x} ${from.y}L${x} ${y}`, { fill: "none", opacity: open }) +
		circle(from.x, from.y, 5.5 * open, { fill: colour.ink, stroke: "none" }) +
		element(
			"g",
			{ transform: at(x, y, `scale(${scale.toFixed(3)})`) },
			clipped("window", circle(0, 0, RADIUS), tissues(), numbing(t), faultyVein(t), deepVein(t)),
			circle(0, 0, RADIUS, { fill: "none", stroke: colour.paper, "stroke-width": 9 }),
			circle(0, 0, RADIUS + 5, { fill: "none" }),
			arrow(FAULTY, 128, 0, during(t, 1.8, 5.4, 0.6), 66),
			arrow(RADIUS + 34, -44, 180, during(t, 15.8, 18.4, 0.7), 88),
		)
	);
}

export const film: Film = {
	slug: "closing-a-varicose-vein",
	seconds: 20,
	posterAt: 12.9,
	captions: [
		{ from: 0.3, to: 3.6, text: "In a varicose vein the valves leak. Blood sinks back." },
		{ from: 3.8, to: 7.1, text: "Through a small puncture, a laser fibre is passed up the vein." },
		{ from: 7.3, to: 10.4, text: "Numbing fluid around it shields the skin from the heat." },
		{ from: 10.6, to: 14.9, text: "As the fibre is drawn back, it warms the wall. The vein shrinks shut." },
		{ from: 15.1, to: 18.9, text: "The blood now takes healthy veins, deeper in the leg." },
	],
	frame: (t) => parts("leg-inner") + ground(colour.sage, { x: 104, width: 400, y: 26 }) + inked(leg(t), lens(t)),
};
