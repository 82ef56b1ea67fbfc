import { dressing, drops, edgeStitches, graft, graftLine, vessels, woundSection } from "./shapes/graft";
import { at, circle, clipped, colour, drawn, element, ground, group, inked, parts, shape, star } from "./studio/paint";
import { during, type Film, keys, mix, path, tween } from "./studio/scene";

const PARTS = parts("hand-back", "forceps");

/** Where the wound on the arm is, and where the window upon it opens. */
const WOUND = { x: 674, y: 308 };

const BANDAGE =
	"-84,70! 0,62 88,70! 92,130 101,247 119,340 138,452! 20,462 -128,452! -113,340 -95,247 -89,130 -84,70! z";

function arm(dressed: boolean): string {
	const wraps = [120, 176, 234, 292, 350, 408].map(
		(y) => `M${-78 - (y - 70) * 0.1} ${y + 22}Q0 ${y - 2} ${80 + (y - 70) * 0.1} ${y - 26}`,
	);
	return group(
		{ transform: "translate(440 262) rotate(-80) scale(.86)", "stroke-width": 3 / 0.86 },
		element("use", { href: "#hand-back", fill: colour.skin2, color: colour.skin4 }),
		dressed
			? shape(BANDAGE, { fill: colour.paper }) +
					drawn(wraps.join(""), { fill: "none", "stroke-opacity": 0.3, "stroke-width": 2.6 })
			: shape(
					"-44,130 -28,104 10,98 48,120 60,180 62,240 66,300 72,372 56,410 8,420 -48,410 -70,376 -68,320 -62,250 -54,190 z",
					{
						fill: colour.artery,
					},
				),
	);
}

function lifted(second: number): string {
	const [x, y] = path(second, [
		[2.7, 20, -430],
		[3.7, 0, 0],
	]);
	const laid = tween(second, 3.8, 5);
	const line = graftLine(laid);
	const tip = line.at(6);
	const away = tween(second, 5.1, 5.8);
	return (
		group(
			{ transform: at(x, y) },
			graft(line, tween(second, 11.2, 12.6)),
			group(
				{
					transform: at(tip.x - away * 90, tip.y - 6 - away * 330, `rotate(${mix(-34, -26, laid)}) scale(1.1)`),
					"stroke-width": 2.8,
				},
				element("use", { href: "#forceps" }),
			),
		) + vessels(tween(second, 10.1, 12.3), tween(second, 6, 6.8))
	);
}

function section(second: number): string {
	const near = keys(second, [
		[6.9, 1],
		[8, 1.3],
		[13.2, 1.3],
		[14.4, 1],
	]);
	return group(
		{ transform: at(480, 270, `scale(${near}) translate(-480 ${-270 - 90 * (near - 1)})`), "stroke-width": 3 / near },
		woundSection(),
		lifted(second),
		drops(second, during(second, 7.4, 10.2, 0.6)),
		edgeStitches(tween(second, 5.2, 5.8)),
		dressing(tween(second, 6, 7.2)),
	);
}

function frame(second: number): string {
	const open = keys(second, [
		[1.7, 0],
		[3, 1],
		[15, 1],
		[16.2, 0],
	]);
	const radius = 700 * open;
	const scale = mix(0.45, 1, open);
	const [x, y] = [mix(WOUND.x, 480, open), mix(WOUND.y, 270, open)];
	return (
		PARTS +
		ground(colour.sage, { x: 440, y: 34, width: 420 }) +
		inked(
			arm(second > 8),
			open > 0.001
				? clipped(
						"view",
						circle(x, y, radius),
						group({ transform: at(x, y, `scale(${scale}) translate(-480 -270)`) }, section(second)),
					) + circle(x, y, radius, { fill: "none", stroke: colour.paper, "stroke-width": 8 })
				: "",
		) +
		star(872, 60)
	);
}

export const film: Film = {
	slug: "how-a-skin-graft-takes",
	seconds: 18,
	posterAt: 12.8,
	captions: [
		{ from: 0.2, to: 2.8, text: "This wound is too wide to close by itself." },
		{ from: 3, to: 7.1, text: "A thin sheet of your own skin is laid on it, under a dressing." },
		{ from: 7.3, to: 9.9, text: "At first it drinks from the wound below." },
		{ from: 10.1, to: 13.2, text: "Within days, tiny vessels join up and grow into it." },
		{ from: 13.4, to: 17.8, text: "If it slides, they tear. That is why it must lie still." },
	],
	frame,
};
