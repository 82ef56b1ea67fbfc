import { at, colour, drawn, element, group, growing, inked, parts, star } from "../studio/paint";
import { clamp, ease, mix } from "../studio/scene";
import { trace } from "./trace";

/** A hand's outline from the plates, from one side of the wrist around all fingers to the other. */
function outline(): string {
	const whole = /d="M[^"]*?(-83\.2 247C[^"]*?88\.4 247)/.exec(parts("hand-palm"))?.[1];
	if (!whole) throw new Error("the palm has been drawn anew: its wrist is no longer at y 247");
	return `M${whole}`;
}

/** What he draws, in the order in which he draws it: the hand, two lines of the palm, a tendon, its stitches. */
const STROKES = {
	hand: trace(outline()),
	thumbLine: trace("M96 -128C60 -118 24 -94 0 -60C-20 -31 -28 4 -26 44"),
	palmLine: trace("M-104 -138C-70 -158 -34 -150 0 -156C32 -162 50 -182 54 -210"),
	tendon: trace(
		"M-63 -404C-60.5 -386.4 -58.1 -358.7 -56 -331C-54.4 -310.7 -53 -290.3 -51 -270C-47.7 -236.5 -43.1 -203.2 -38 -170C-33.4 -140 -28.5 -110 -24 -80C-20 -53.4 -16.3 -26.8 -15 0C-14.1 20 -14.5 40 -15 60C-15.8 93.3 -16.8 140 -18 236",
	),
	cross: trace("M-70 -250L-24 -222"),
	crossAgain: trace("M-24 -252L-70 -220"),
};

type Stroke = keyof typeof STROKES;

/** When each stroke is drawn, in seconds: from, to. */
export type Strokes = Record<Stroke, readonly [number, number]>;

const names = Object.keys(STROKES) as Stroke[];
const share = (second: number, [from, to]: readonly [number, number]) => clamp((second - from) / (to - from));
const drawnPart = (second: number, times: Strokes, name: Stroke) =>
	STROKES[name].pen(share(second, times[name])).length;

/** Where the pen stands at a second, and how high it is lifted from 0 to 1 between two strokes. */
export function penAt(second: number, times: Strokes): { x: number; y: number; lift: number } {
	const now = names.findLast((name) => second >= times[name][0]) ?? "hand";
	const place = STROKES[now].pen(share(second, times[now]));
	const next = names[names.indexOf(now) + 1];
	if (!next || second <= times[now][1]) return { ...place, lift: 0 };
	const way = share(second, [times[now][1], times[next][0]]);
	const start = STROKES[next].pen(0);
	return { x: mix(place.x, start.x, ease(way)), y: mix(place.y, start.y, ease(way)), lift: Math.sin(Math.PI * way) };
}

/** The drawing as far as it has come at a second; `light` is the size of the star beside the repair. */
export function sketch(second: number, times: Strokes, light: number): string {
	const line = (name: Stroke, width: number, stroke: string) => {
		const length = drawnPart(second, times, name);
		return growing(STROKES[name].d, length, { stroke, "stroke-width": width });
	};
	return inked(
		line("hand", 6.6, colour.ink),
		line("thumbLine", 4.6, colour.ink),
		line("palmLine", 4.6, colour.ink),
		line("tendon", 27, colour.pine),
		line("tendon", 16, colour.bone),
		line("cross", 7.5, colour.artery),
		line("crossAgain", 7.5, colour.artery),
		star(-196, -256, 3.6 * light),
	);
}

/** The sheet's size, and how large a hand is drawn on it. */
const SHEET = { width: 330, height: 410, scale: 0.49, x: -14, y: 62 };

/** From the drawing's place to the place seen from the middle of its sheet, which is turned by degrees. */
export function onSheet(x: number, y: number, degrees: number): [number, number] {
	const angle = (degrees * Math.PI) / 180;
	const [across, down] = [SHEET.x + SHEET.scale * x, SHEET.y + SHEET.scale * y];
	return [across * Math.cos(angle) - down * Math.sin(angle), across * Math.sin(angle) + down * Math.cos(angle)];
}

const EDGE = `M${-SHEET.width / 2} ${-SHEET.height / 2}H${SHEET.width / 2}V${SHEET.height / 2}H${-SHEET.width / 2}z`;

/**
 * A sheet of paper with a drawing, its middle at a place.
 * @param raised from 0, flat on the table, to 1, held up: its shade goes
 * @param line how thick its edge is drawn, less where the whole picture is enlarged
 */
export const sheet = (
	x: number,
	y: number,
	degrees: number,
	scale: number,
	raised: number,
	drawing: string,
	line = 3,
) =>
	group(
		{ transform: at(x, y, `rotate(${degrees.toFixed(2)}) scale(${scale.toFixed(4)})`) },
		inked(
			drawn(EDGE, {
				fill: colour.ink,
				"fill-opacity": 0.14 * (1 - raised),
				stroke: "none",
				transform: "translate(9 10)",
			}),
			drawn(EDGE, { fill: colour.paper, "stroke-width": line / scale }),
			element("g", { transform: at(SHEET.x, SHEET.y, `scale(${SHEET.scale})`) }, drawing),
		),
	);
