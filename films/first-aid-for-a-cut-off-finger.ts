import { bagBack, bagFront, bareIce, bowlBack, bowlFront, drops, pressedHand, wrapped } from "./shapes/first-aid";
import { arrow, at, colour, drawn, element, ground, group, growing, inked, parts, star } from "./studio/paint";
import { during, type Film, keys, mix, tween } from "./studio/scene";

/** The middle of what happens beside the hand. */
const STAGE = 556;

/** From the hand alone to the hand at the side. */
const asideOf = (t: number) => tween(t, 6.2, 7.6);

function hand(t: number): string {
	const raised = tween(t, 3.7, 5.2);
	const aside = asideOf(t);
	const x = mix(mix(400, 440, raised), 112, aside);
	const y = mix(mix(480, 348, raised), 296, aside);
	const scale = mix(0.64, 0.44, aside);
	return element(
		"g",
		{
			transform: at(x, y, `rotate(${mix(24, 0, raised).toFixed(2)}) scale(${scale.toFixed(4)})`),
			"stroke-width": 3 / scale,
		},
		pressedHand(tween(t, 0.5, 2.2), tween(t, 2.3, 3)),
	);
}

/** The height of the bundle, and later of the bag around it. */
const heightOf = (t: number) =>
	keys(t, [
		[13.5, 232],
		[14.4, 176],
		[15, 176],
		[16.2, 222],
	]);

/** The finger on its cloth, the bag, the bowl. */
function stage(t: number): string {
	const come = tween(t, 6.9, 8);
	if (come <= 0) return "";
	const y = heightOf(t);
	const bagY = mix(560, y, tween(t, 10.5, 11.8));
	const bowlY = mix(580, 256, tween(t, 14, 15.2));
	const bag = (drawing: string) => element("g", { transform: at(STAGE, bagY) }, drawing);
	const bowl = (drawing: string) => element("g", { transform: at(STAGE, bowlY) }, drawing);
	const packed = tween(t, 10.4, 11.8);
	const small = mix(1, 0.86, packed);
	return (
		(t > 13.9 ? bowl(bowlBack(t)) : "") +
		(t > 10.4 ? bag(bagBack()) : "") +
		element(
			"g",
			{ transform: at(mix(1200, STAGE, come), y + 54 * packed, `scale(${small.toFixed(3)})`) },
			wrapped(tween(t, 8, 8.9), tween(t, 8.8, 9.5), tween(t, 9.1, 9.8), tween(t, 9.7, 10.4)),
			drops(tween(t, 7.6, 8.9)),
		) +
		(t > 10.4 ? bag(bagFront(tween(t, 12.1, 13.2))) : "") +
		(t > 13.9 ? bowl(bowlFront(t)) : "")
	);
}

function warning(t: number): string {
	const open = tween(t, 17.2, 18.2) - tween(t, 20.4, 21.2);
	if (open <= 0.01) return "";
	return element(
		"g",
		{ transform: at(mix(700, 842, open), mix(260, 138, open), `scale(${open.toFixed(3)})`) },
		bareIce(tween(t, 18.4, 19.2)),
	);
}

/** A telephone that calls the clinic. */
function telephone(t: number): string {
	const come = tween(t, 20.9, 22);
	if (come <= 0) return "";
	const wave = (d: string, from: number) =>
		growing(d, tween(t, from, from + 0.6), { stroke: colour.clay, "stroke-width": 6 });
	return element(
		"g",
		{ transform: at(826, mix(700, 226, come), "rotate(6)") },
		drawn("M-58 -112a16 16 0 0 1 16 -16H42a16 16 0 0 1 16 16V112a16 16 0 0 1 -16 16H-42a-16 16 0 0 1 -16 -16Z", {
			fill: colour.ink,
		}),
		drawn("M-48 -104a8 8 0 0 1 8 -8H40a8 8 0 0 1 8 8V104a8 8 0 0 1 -8 8H-40a-8 8 0 0 1 -8 -8Z", {
			fill: colour.paper,
		}),
		star(-9, -40, 3.2, { fill: colour.pine }),
		star(24, -66, 1.7),
		drawn("M-24 58a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z", { fill: colour.pine, stroke: "none" }),
		drawn("M-9 49c0 10 8 18 18 18l3 -6 -7 -4 -3 3c-3 -1 -5 -3 -6 -6l3 -3 -4 -7z", {
			fill: colour.paper,
			stroke: "none",
		}),
		wave("M74 -40a52 52 0 0 1 0 80", 22.1),
		wave("M92 -60a76 76 0 0 1 0 120", 22.5),
	);
}

export const film: Film = {
	slug: "first-aid-for-a-cut-off-finger",
	seconds: 25,
	posterAt: 23.4,
	captions: [
		{ from: 0.3, to: 3.4, text: "Press a clean cloth firmly on the wound." },
		{ from: 3.6, to: 6.4, text: "Raise the hand and keep it up." },
		{ from: 6.7, to: 10.2, text: "Wrap the finger in clean cloth, damp with clean water." },
		{ from: 10.4, to: 13.5, text: "Seal it in a clean plastic bag." },
		{ from: 13.7, to: 17, text: "Stand the bag in ice and water." },
		{ from: 17.2, to: 20.6, text: "Ice must never touch the finger." },
		{ from: 20.8, to: 24.6, text: "Call us on the way, and bring the finger with you." },
	],
	frame: (t) =>
		parts("hand-stump") +
		ground(colour.blush, { x: mix(270, 352, asideOf(t)), width: 440, y: 26 }) +
		inked(
			stage(t),
			hand(t),
			arrow(mix(250, 0, asideOf(t)), 150, 180, during(t, 3.9, 6.3, 0.6), 110),
			warning(t),
			telephone(t),
			group({ stroke: "none" }, star(690, 92, 2.6 * (1 - tween(t, 5.6, 6.4)))),
		),
};
