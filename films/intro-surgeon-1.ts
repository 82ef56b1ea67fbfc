import { blink } from "./shapes/face";
import { holdingHand } from "./shapes/holding-hand";
import { penHand } from "./shapes/pen-hand";
import { tea } from "./shapes/room";
import { onSheet, penAt, type Strokes, sheet, sketch } from "./shapes/sketch";
import { surgeon, surgeonParts } from "./shapes/surgeon";
import { handWindow, veinWindow, woundWindow } from "./shapes/windows";
import { at, colour, drawn, element, ground, group, growing, inked, parts, star } from "./studio/paint";
import { during, type Film, keys, mix, path, swing, tween } from "./studio/scene";

/** Degrees by which the sheet is turned on the table. */
const FLAT = -2;

const STROKES: Strokes = {
	hand: [8.7, 11.7],
	thumbLine: [11.85, 12.05],
	palmLine: [12.2, 12.4],
	tendon: [12.6, 13.5],
	cross: [13.6, 13.75],
	crossAgain: [13.85, 14],
};

/** While the eye is on the table, the windows beside the surgeon close. */
const LEFT = 11;

/** The clinic's two stars: each is drawn as a line and then filled. */
function twinStars(second: number): string {
	const one = (x: number, y: number, scale: number, fill: string, from: number) => {
		const outline = "M0-10C1.3-3 3-1.3 10 0 3 1.3 1.3 3 0 10-1.3 3-3 1.3-10 0-3-1.3-1.3-3 0-10Z";
		const filled = tween(second, from + 0.7, from + 1.3);
		return group(
			{ opacity: 1 - tween(second, 3.5, 4.3) },
			growing(outline, tween(second, from, from + 1), {
				stroke: fill,
				"stroke-width": 2.6 / scale,
				"stroke-linecap": "round",
				transform: at(x, y, `scale(${scale})`),
			}),
			star(x, y, scale, { fill, "fill-opacity": filled }),
		);
	};
	return one(690, 262, 8.6, colour.pine, 0.4) + one(782, 170, 4.8, colour.marigold, 1.2);
}

/** The surgeon in his arch, and what he treats beside him. */
function portrait(second: number): string {
	const face = {
		gaze: keys(second, [
			[3.8, 0],
			[4.5, 0.9],
			[7.2, 0.9],
			[7.7, 0.4],
			[15.2, 0.9],
			[15.9, 0.9],
			[16.4, 0],
		]),
		down: keys(second, [
			[7, 0],
			[7.7, 1],
			[15.2, 0.8],
			[15.8, 0],
		]),
		shut: blink(second, 1.9, 4.1, 6.9, 16.25),
		smile: keys(second, [
			[0.3, 0.6],
			[1.2, 1],
			[3.2, 1],
			[4.2, 0.3],
			[15.6, 0.3],
			[16.4, 1],
			[17, 1],
			[18, 0.6],
		]),
		lean: keys(second, [
			[0.6, -1],
			[1.4, -1.6],
			[3.4, -1.6],
			[4.4, 1.4],
			[15.4, 1.4],
			[16.4, -1],
		]),
		breath: swing(second, 4.5) * 0.5,
	};
	const open = (from: number) => (second < LEFT ? tween(second, from, from + 0.8) : 0);
	const worked = (from: number) => tween(second, from + 0.7, from + 1.9);
	return (
		ground(colour.sage) +
		element(
			"g",
			{ transform: at(-190, 0) },
			drawn("M300 560V220a180 180 0 0 1 360 0V560Z", { fill: colour.paper, "fill-opacity": 0.5 }),
			surgeon("ishaan", 276, -18, 0.68, face),
		) +
		twinStars(second) +
		handWindow(602, 146, open(4.3), worked(4.3)) +
		woundWindow(822, 146, open(4.9), worked(4.9)) +
		veinWindow(712, 336, open(5.5), worked(5.5))
	);
}

/** The table from above, with a glass of tea. */
const table = () =>
	drawn("M0 544h960v560H0z", { fill: colour.sand }) +
	inked(
		drawn("M-10 544H970V566H-10z", { fill: colour.paper }),
		drawn("M0 555H960", { fill: "none", stroke: colour.pine, "stroke-width": 5, "stroke-dasharray": "1 15" }),
		tea(820, 700),
	);

/** The pen and the hand that leads it. */
function drawingHand(second: number, tableY: number): string {
	const away = 1 - during(second, 7.7, 14.9, 0.9);
	if (away > 0.995) return "";
	const pen = penAt(second, STROKES);
	const [x, y] = onSheet(pen.x, pen.y, FLAT);
	const lift = 9 * pen.lift;
	return penHand(430 + x + lift + 460 * away, tableY + y - lift + 420 * away, mix(48, 38, (x + 100) / 200));
}

function frame(second: number): string {
	const tilt = tween(second, 7.3, 8.5);
	const back = tween(second, 14.3, 15.5);
	const tableY = 265 + 540 * (1 - tilt);
	const raised = tween(second, 14.3, 15.7);
	const [x, y] = path(second, [
		[14.3, 430, 0],
		[15.7, 668, 1],
	]);
	const turn = mix(FLAT, 4, raised) + tween(second, 16.1, 16.9) * -2;
	const size = mix(1, 0.8, raised) + 0.04 * tween(second, 16.1, 16.9);
	const centre = mix(tableY, 232, y);
	const angle = (turn * Math.PI) / 180;
	const grip = [90 * size, 205 * size] as const;
	const hand = holdingHand(
		x + grip[0] * Math.cos(angle) - grip[1] * Math.sin(angle),
		centre + grip[0] * Math.sin(angle) + grip[1] * Math.cos(angle) + 330 * (1 - tween(second, 13.9, 14.6)),
		turn - 8,
		0.7,
	);
	const held = second > 13.85;
	return (
		surgeonParts() +
		parts("hand-palm", "leg-inner") +
		element("g", { transform: at(0, -540 * (tilt - back)) }, portrait(second), table()) +
		(held ? hand.behind : "") +
		(second > 7 ? sheet(x, centre, turn, size, raised, sketch(second, STROKES, tween(second, 13.9, 14.5))) : "") +
		(held ? hand.front : "") +
		drawingHand(second, tableY)
	);
}

export const film: Film = {
	slug: "intro-surgeon-1",
	seconds: 18,
	posterAt: 16.9,
	captions: [
		{ from: 0.3, to: 3.7, text: "Hello, I am Dr. Ishaan. I am a surgeon of small things." },
		{ from: 3.9, to: 7.3, text: "I repair hands, close wounds and treat veins." },
		{ from: 7.7, to: 10.6, text: "While I talk, I draw: first the hand," },
		{ from: 10.8, to: 13.9, text: "then what lies under the skin." },
		{ from: 14.2, to: 17.6, text: "The drawing is yours: nobody remembers it all on the way home." },
	],
	frame,
};
