import { door } from "./shapes/door";
import { cutHand } from "./shapes/exam";
import { blink } from "./shapes/face";
import { holdingHand } from "./shapes/holding-hand";
import { patient } from "./shapes/patient";
import { penHand } from "./shapes/pen-hand";
import { archWindow, chair, desk, lamp, room, tea, vineWindow } from "./shapes/room";
import { onSheet, penAt, type Strokes, sheet, sketch } from "./shapes/sketch";
import { surgeon, surgeonParts } from "./shapes/surgeon";
import { at, circle, clipped, colour, drawn, element, ground, group, inked, parts, star } from "./studio/paint";
import { during, type Film, keys, mix, swing, tween } from "./studio/scene";

/** The seconds at which one scene gives way to the next. */
const CUTS = { room: 3.5, exam: 8, drawing: 12, handing: 14.7, home: 18.3 };

const STROKES: Strokes = {
	hand: [8, 11],
	thumbLine: [11, 11.1],
	palmLine: [11.2, 11.3],
	tendon: [12.4, 13.5],
	cross: [13.65, 13.8],
	crossAgain: [13.95, 14.1],
};

/** The star beside the repair is drawn last. */
const light = (second: number) => tween(second, 14.1, 14.6);

/** The door opens, and we walk in. */
function arrival(second: number): string {
	const zoom = 5.2 ** tween(second, 0.8, 4.4);
	return element(
		"g",
		{ transform: at(480 - 480 * zoom, 200 - 200 * zoom, `scale(${zoom.toFixed(4)})`) },
		door(tween(second, 0.3, 2.1), 1 + 0.07 * swing(second, 1.7), 3.2 / zoom),
	);
}

/** From here on the drawing is on its way home. */
const LEAVING = 17.8;

/** How far the eye has come to the window, which becomes the window at home. */
const closer = (second: number) => tween(second, LEAVING, 18.9);

/** How much larger the room is then seen. */
const enlarged = (second: number) => 1 + 0.62 * closer(second);

/** The camera in the room: it comes closer to the window until that stands where the one at home will stand. */
function camera(second: number): string {
	const near = closer(second);
	return at(440 - 60 * near, 252 + 138 * near, `scale(${enlarged(second).toFixed(4)}) translate(-440 -252)`);
}

/** From here on the drawing rises from the desk; until `HELD` it lies over both scenes, which dissolve below it. */
const LIFTED = 14.7;
const HELD = 15.5;

/** The drawing is raised from the desk, passes from his hand into hers, and goes home. */
function handing(second: number) {
	const lifted = tween(second, LIFTED, 15.7);
	const passed = tween(second, 16.2, 17);
	const hung = tween(second, 18.9, 19.8);
	const [x, y] = [mix(404, 478, passed), 262 + 10 * Math.sin(Math.PI * passed)];
	const turn = mix(-2, -4, lifted) + 8 * passed - 2 * hung + 0.8 * swing(second, 3.4) * hung;
	const size = mix(mix(1, 0.42, lifted), 0.395, hung);
	const below = (from: number) => 190 * (1 - tween(second, from, from + 0.7));
	return {
		his: holdingHand(x - 46, y + 84 + below(15.3) + 150 * tween(second, 17, 17.7), 10, 0.42, { flip: -1 }),
		hers: holdingHand(x + 48, y + 88 + below(15.6), -12, 0.4, { tone: colour.skin4 }),
		paper: sheet(
			mix(mix(430, x, lifted), 652, hung),
			mix(y, 158, hung),
			turn,
			size,
			lifted,
			sketch(second, STROKES, light(second)),
			3 / enlarged(second),
		),
	};
}

/** Doctor and patient at the desk: he asks, and later the drawing passes from hand to hand. */
function talk(second: number): string {
	const later = second > CUTS.drawing;
	const doctor = {
		gaze: later
			? keys(second, [
					[15, 0.5],
					[16.9, 0.5],
					[17.3, 0.9],
				])
			: keys(second, [
					[4.2, 0.2],
					[4.8, 0.95],
				]),
		down: later
			? keys(second, [
					[15, 0.7],
					[16.8, 0.7],
					[17.3, 0],
				])
			: 0,
		shut: blink(second, 5.7, 7.4, 15.9, 17.15),
		smile: later ? tween(second, 16.9, 17.5) : 0.5 * tween(second, 4.3, 5),
		lean: later ? 1 : 1.6 * tween(second, 4.4, 5.4),
		breath: swing(second, 4.2) * 0.5,
	};
	const guest = {
		gaze: later
			? keys(second, [
					[15, -0.7],
					[16, -0.7],
					[16.9, -0.3],
					[17.3, -0.3],
					[17.7, -0.9],
				])
			: keys(second, [
					[5.2, -0.9],
					[5.8, 0.8],
					[7.4, 0.8],
					[7.9, -0.7],
				]),
		down: later
			? keys(second, [
					[15, 0.4],
					[17.3, 0.6],
					[17.7, 0],
				])
			: 0,
		shut: blink(second, 4.6, 5.5, 7.6, 15.8, 17.55),
		smile: 0.4,
		lean: later ? -0.8 : -0.6 * tween(second, 5, 6),
		breath: swing(second + 1.3, 4.6) * 0.5,
	};
	const { his, hers, paper } = handing(second);
	return element(
		"g",
		{ transform: camera(second) },
		room(swing(second, 3.6)),
		chair(236, 420),
		chair(640, 420),
		surgeon("ishaan", 84, -8, 0.51, doctor),
		group({ transform: at(640, 196, "scale(.62)") }, patient("guest", guest)),
		later
			? his.behind +
					hers.behind +
					(second >= HELD && second < LEAVING ? paper : "") +
					his.front +
					(second < LEAVING ? hers.front : "")
			: "",
		desk(),
		later
			? ""
			: vineWindow("vine", 836, 138, tween(second, 5.6, 6.4), tween(second, 6.7, 7.3), tween(second, 7.3, 8.1) ** 2),
	);
}

/** Her hand is examined: which fingers bend, where she feels a touch. */
function exam(second: number): string {
	const bend = tween(second, 8.5, 10.7);
	const touch = 1 - during(second, 9.9, 12.7, 0.9);
	const stroke = 9 * Math.sin(Math.max(0, second - 10.8) * 4.2) * during(second, 10.8, 12.2, 0.3);
	return (
		ground(colour.blush, { x: 260, width: 380, y: 26 }) +
		group({ transform: at(440, 524, "scale(.86)") }, cutHand(bend)) +
		penHand(399 + 420 * touch, 140 + stroke - 180 * touch, -6, "bud") +
		star(318, 116, 2.6 * during(second, 11, 12.4, 0.5))
	);
}

/** The table from above: the pen adds what lies under the skin. */
function drawing(second: number): string {
	const away = 1 - during(second, 11.4, 14.95, 0.8);
	const pen = penAt(Math.max(second, STROKES.tendon[0]), STROKES);
	const [px, py] = onSheet(pen.x, pen.y, -2);
	return (
		ground(colour.sand) +
		inked(tea(820, 150)) +
		(second < LIFTED ? handing(second).paper : "") +
		penHand(430 + px + 9 * pen.lift + 460 * away, 262 + py - 9 * pen.lift + 420 * away, mix(48, 38, (px + 100) / 200))
	);
}

/** Her home at nightfall: a lamp on the sill, the drawing beside the window (see `handing`). */
function home(second: number): string {
	const line = 3 / enlarged(second);
	const sky = {
		dusk: tween(second, 19.3, 20.7),
		stars: tween(second, 20.2, 20.9),
		sway: swing(second, 3.6),
	};
	const flame = lamp(tween(second, 19.9, 20.5), 1 + 0.06 * swing(second, 1.7));
	return (
		drawn("M0 0h960v540H0z", { fill: colour.blush }) +
		inked(
			group(
				{ transform: camera(second), "stroke-width": line },
				group({ transform: at(440, 252) }, archWindow("home-window", sky)),
				group({ transform: at(391, 252, "scale(.62)"), "stroke-width": line / 0.62 }, flame),
			),
		)
	);
}

function frame(second: number): string {
	const shown = (from: number, to: number, scene: (second: number) => string) =>
		second < from || second > to + 0.7 ? "" : group({ opacity: tween(second, from, from + 0.7) }, scene(second));
	const leaving = handing(second);
	return (
		surgeonParts() +
		parts("star") +
		(second < CUTS.room + 0.7 ? arrival(second) : "") +
		shown(CUTS.room, CUTS.exam, talk) +
		shown(CUTS.exam, CUTS.drawing, exam) +
		shown(CUTS.drawing, CUTS.handing, drawing) +
		shown(CUTS.handing, CUTS.home, talk) +
		shown(CUTS.home, 99, home) +
		(second >= LIFTED && second < HELD ? leaving.paper : "") +
		(second >= LEAVING
			? group(
					{ transform: camera(second) },
					leaving.paper,
					group(
						{ opacity: 1 - tween(second, 18.3, 18.9) },
						clipped("above-desk", drawn("M0-200H960V391H0z"), leaving.hers.front),
					),
					group(
						{ opacity: tween(second, 19.6, 20) },
						inked(circle(652, 80.5, 4, { fill: colour.clay, "stroke-width": 1.8 })),
					),
				)
			: "")
	);
}

export const film: Film = {
	slug: "intro-surgeon-2",
	seconds: 22,
	posterAt: 17.7,
	captions: [
		{ from: 0.3, to: 3.6, text: "Come in, and bring someone if you like." },
		{ from: 4.1, to: 7.9, text: "First I ask: what do you need to do tomorrow?" },
		{ from: 8.3, to: 11.8, text: "Then I examine: what moves, what you feel." },
		{ from: 12.2, to: 14.5, text: "While we talk, I draw." },
		{ from: 14.9, to: 17.9, text: "The drawing goes home with you." },
		{ from: 18.2, to: 21.7, text: "You need not decide that day. Take a week to think." },
	],
	frame,
};
