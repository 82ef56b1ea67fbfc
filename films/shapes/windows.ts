import { at, circle, clipped, colour, drawn, element, group, growing, inked, star } from "../studio/paint";
import { mix } from "../studio/scene";

/** How large the round windows are. */
const RADIUS = 96;

/** A round window that opens; what it shows is drawn around 0,0. */
function porthole(id: string, x: number, y: number, open: number, fill: string, ...inside: string[]): string {
	if (open <= 0.01) return "";
	return group(
		{ transform: at(x, y, `scale(${open.toFixed(4)})`), opacity: Math.min(1, 5 * open) },
		clipped(id, circle(0, 0, RADIUS), drawn("M-100-100H100V100H-100z", { fill }), inked(...inside)),
		circle(0, 0, RADIUS, { fill: "none", stroke: colour.paper, "stroke-width": 8 }),
	);
}

const TENDON =
	"M-63 -404C-60.5 -386.4 -58.1 -358.7 -56 -331C-54.4 -310.7 -53 -290.3 -51 -270C-47.7 -236.5 -43.1 -203.2 -38 -170C-33.4 -140 -28.5 -110 -24 -80C-20 -53.4 -16.3 -26.8 -15 0C-14.1 20 -14.5 40 -15 60C-15.8 93.3 -16.8 140 -18 236";

/** A palm in which the two ends of a cut tendon come together; needs the part hand-palm. */
export function handWindow(x: number, y: number, open: number, joined: number): string {
	const gap = mix(0.15, 0, joined);
	const halves = (width: number, stroke: string) =>
		element(
			"g",
			{ fill: "none", stroke, "stroke-width": width },
			...[`${(0.27 - gap / 2).toFixed(3)} 2`, `0 ${(0.27 + gap / 2).toFixed(3)} 2`].map((dashes) =>
				drawn(TENDON, { pathLength: 1, "stroke-dasharray": dashes, "stroke-linecap": "butt" }),
			),
		);
	const hand = `<use href="#hand-palm" fill="${colour.skin4}" color="${colour.ink}"/>`;
	return porthole(
		"window-hand",
		x,
		y,
		open,
		colour.mist,
		element(
			"g",
			{ transform: "translate(-10 72) scale(.31)", "stroke-width": 9 },
			hand,
			halves(42, colour.ink),
			halves(28, colour.bone),
			growing("M-70 -252L-24 -220M-24 -252L-70 -220", joined * joined, { stroke: colour.artery, "stroke-width": 11 }),
		),
		star(56, -46, 1.5 * joined),
	);
}

/** A wound in the skin that stitches draw together. */
export function woundWindow(x: number, y: number, open: number, closed: number): string {
	const half = mix(27, 0.6, closed).toFixed(2);
	const stitches = [-38, -19, 0, 19, 38].map((along, i) => {
		const reach = mix(34, 11, closed) * (1 - Math.abs(along) / 90);
		return growing(`M${along} ${-reach}V${reach}`, Math.min(1, Math.max(0, closed * 3.2 - i * 0.34)), {
			"stroke-width": 3,
		});
	});
	return porthole(
		"window-wound",
		x,
		y,
		open,
		colour.skin2,
		drawn("M-100 66C-44 38 44 44 100 10V100H-100z", { fill: colour.skin4, "fill-opacity": 0.2, stroke: "none" }),
		element(
			"g",
			{ transform: "rotate(-18) scale(1.16)", "stroke-width": 2.7 },
			drawn(`M-54 0C-30 -${half} 30 -${half} 54 0C30 ${half} -30 ${half} -54 0Z`, { fill: colour.artery }),
			...stitches,
		),
	);
}

const VEIN =
	"M352 541C352 520 366 506 372 486C378 468 366 458 372 440C380 418 402 414 400 392C398 372 378 370 382 346C386 324 400 316 396 292C392 268 388 254 390 236C392 196 380 140 372 90C366 60 360 20 356 -20";

/** A leg whose winding vein closes from the ankle up; needs the part leg-inner. */
export function veinWindow(x: number, y: number, open: number, closed: number): string {
	/** What of the vein still carries blood: all above the place that has closed. */
	const still = (line: { stroke: string; "stroke-width": number }) =>
		closed >= 0.99
			? ""
			: drawn(VEIN, {
					fill: "none",
					pathLength: 1,
					"stroke-dasharray": `${(1 - closed).toFixed(3)} 2`,
					"stroke-dashoffset": (-closed).toFixed(3),
					...line,
				});
	return porthole(
		"window-vein",
		x,
		y,
		open,
		colour.blush,
		element(
			"g",
			{ transform: "translate(-150 -142) scale(.43)", "stroke-width": 7 },
			`<use href="#leg-inner" fill="${colour.skin2}" color="${colour.skin4}"/>`,
			drawn(VEIN, { fill: "none", stroke: colour.vein, "stroke-width": 6, "stroke-opacity": 0.5 }),
			...[
				{ stroke: colour.ink, "stroke-width": 25 },
				{ stroke: colour.vein, "stroke-width": 17 },
			].map((line) => still(line)),
		),
	);
}
