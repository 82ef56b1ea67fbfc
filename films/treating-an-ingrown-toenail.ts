import {
	BED,
	BED_LINES,
	between,
	CREASES,
	CUT,
	EDGE,
	FOLD,
	FREE_EDGE,
	GROWTH,
	LIGHT,
	MOON,
	NAIL,
	RED,
	ROOT,
	ROOT_CORNER,
	SECOND,
	SORE,
	SORE_SHADE,
	STRIP,
	STRIP_EDGE,
	STRIP_ROOT,
	VISIBLE,
	WELL,
	WELL_SHADE,
	WHOLE,
	WHOLE_EDGE,
	WHOLE_MOON,
} from "./shapes/toe";
import {
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
	star,
} from "./studio/paint";
import { during, type Film, keys, mix, path, tween } from "./studio/scene";

const SKIN = colour.skin3;
const SHADE = { fill: colour.ink, "fill-opacity": 0.2, stroke: "none" };
const GLINT = { fill: colour.paper, "fill-opacity": 0.22, stroke: "none" };

/** How far the skin beside the nail is drawn aside, and how far it has settled. */
const asideOf = (t: number) => tween(t, 5.7, 6.6);
const settledOf = (t: number) => tween(t, 12.8, 14.6);

/** The skin's edge beside the nail, from two named forms of it. */
function edge(t: number, of: typeof EDGE): string {
	const settled = settledOf(t);
	return settled > 0 ? between(of.aside, of.settled, settled) : between(of.overgrown, of.aside, asideOf(t));
}

function secondToe(): string {
	return (
		drawn(SECOND.outline, { fill: SKIN }) +
		drawn(SECOND.shade, SHADE) +
		drawn(SECOND.light, GLINT) +
		drawn(SECOND.creases, { fill: "none" }) +
		drawn(SECOND.nail, { fill: colour.blush, "fill-opacity": 0.8 })
	);
}

/** The strip of nail on its way out: drawn along, swung aside, shown, taken away. */
function strip(t: number): string {
	if (t > 10.2) return "";
	const [x, y] = path(t, [
		[7.5, 0, 0],
		[8.6, 26, -74],
		[9.4, 150, -20],
		[9.5, 150, -20],
		[10.2, 420, -330],
	]);
	const turn = keys(t, [
		[7.9, 0],
		[9.4, 34],
	]);
	const piece = element(
		"g",
		{ transform: at(x, y, `rotate(${turn.toFixed(2)} 416 170)`) },
		drawn(STRIP, { fill: colour.blush }),
		drawn(STRIP_EDGE, { fill: colour.paper, "fill-opacity": 0.6 }),
		drawn(STRIP_ROOT, { fill: colour.bone }),
	);
	return t > 8.6 ? piece : clipped("shown", drawn(VISIBLE), piece);
}

/** The forceps that draw the strip. */
function forceps(t: number): string {
	const [x, y] = path(t, [
		[6.5, 640, -140],
		[7.4, 418, 166],
		[7.5, 418, 166],
		[8.6, 444, 92],
		[9.4, 568, 146],
		[9.5, 568, 146],
		[10.2, 838, -164],
	]);
	if (t < 6.5 || t > 10.2) return "";
	return element("use", { href: "#forceps", transform: at(x, y, "rotate(36) scale(1.05)") });
}

/** A thin stick with a cotton tip that carries the medicine to the root's corner. */
function applicator(t: number): string {
	const [x, y] = path(t, [
		[10.1, 700, -240],
		[11.1, 420, 306],
		[12, 420, 306],
		[12.8, 700, -240],
	]);
	if (t < 10.1 || t > 12.8) return "";
	return element(
		"g",
		{ transform: at(x, y, "rotate(28)") },
		drawn("M-4 -460H4V-24H-4Z", { fill: colour.bone }),
		drawn("M-10 -12C-11 -34 -6 -44 0 -44C6 -44 11 -34 10 -12C9 0 4 6 0 6C-4 6 -9 0 -10 -12Z", { fill: colour.paper }),
	);
}

/** The syringe, its needle's tip at the toe's base when it has come. */
function syringe(t: number): string {
	const share = tween(t, 3.1, 4) - tween(t, 5, 5.8);
	const pushed = mix(44, 0, tween(t, 4, 5));
	if (share <= 0) return "";
	return element(
		"g",
		{ transform: at(mix(-180, 246, share), mix(390, 462, share), "rotate(9.6)") },
		drawn("M-64 0H0", { fill: "none", "stroke-width": 4 }),
		drawn(`M${-214 - pushed} -5H-190V5H${-214 - pushed}Z`, { fill: colour.mist }),
		drawn(`M${-224 - pushed} -22H${-214 - pushed}V22H${-224 - pushed}Z`, { fill: colour.mist }),
		drawn("M-80 -7H-62V7H-80Z", { fill: colour.sage }),
		drawn("M-196 -19H-80V19H-196Z", { fill: colour.paper }),
		drawn(`M${-146 - pushed} -19H-80V19H${-146 - pushed}Z`, { fill: colour.mist }),
		drawn("M-204 -32H-196V32H-204Z", { fill: colour.sage }),
		drawn("M-120 -19V-8M-140 -19V-8M-160 -19V-8", { fill: "none", "stroke-width": 2 }),
	);
}

/** Skin made numb, paler from the needle's place on, within an outline. */
function numbness(t: number, id: string, outline: string): string {
	const reached = tween(t, 4.1, 5.8);
	const strong = mix(0.3, 0.18, tween(t, 6, 7)) * (1 - tween(t, 12.6, 14));
	if (reached <= 0 || strong <= 0) return "";
	const pale = { fill: colour.mist, "fill-opacity": strong, stroke: "none" };
	return clipped(id, drawn(outline), circle(240, 466, 480 * reached, pale));
}

/** The red growth on the sore skin. */
function growth(t: number): string {
	const size = mix(0.76, 0.2, tween(t, 12.8, 14.4));
	return group(
		{
			opacity: 1 - tween(t, 13.5, 14.4),
			transform: at(424 + 48 * asideOf(t), 174, `scale(${size.toFixed(3)})`),
		},
		drawn(GROWTH, { fill: colour.artery, transform: at(-421, -172) }),
	);
}

/** The skin beside the nail. */
function fold(t: number, outline: string): string {
	return clipped(
		"toe",
		drawn(outline),
		drawn(edge(t, FOLD), { fill: SKIN, stroke: "none" }),
		numbness(t, "numb-fold", edge(t, FOLD)),
		group({ opacity: 0.7 * (1 - settledOf(t)) }, drawn(edge(t, RED), { fill: colour.artery, stroke: "none" })),
		drawn(between(SORE_SHADE, WELL_SHADE, settledOf(t)), SHADE),
		drawn(edge(t, EDGE), { fill: "none" }),
	);
}

function bigToe(t: number): string {
	const outline = between(SORE, WELL, settledOf(t));
	const free = asideOf(t) === 1;
	return (
		drawn(outline, { fill: SKIN }) +
		drawn(LIGHT, GLINT) +
		numbness(t, "numb", outline) +
		drawn(CREASES, { fill: "none" }) +
		group(
			{ opacity: tween(t, 9.9, 10.7) - tween(t, 12.6, 13.4) },
			drawn(ROOT, { fill: colour.bone, "fill-opacity": 0.85, "stroke-dasharray": "3 9" }),
			group({ opacity: tween(t, 11.1, 12) }, drawn(ROOT_CORNER, { fill: colour.marigold })),
		) +
		drawn(BED, { fill: colour.artery, stroke: "none" }) +
		drawn(BED_LINES, { fill: "none" }) +
		drawn(NAIL, { fill: colour.blush }) +
		drawn(MOON, { fill: colour.paper, "fill-opacity": 0.75, stroke: "none" }) +
		drawn(FREE_EDGE, { fill: colour.paper, "fill-opacity": 0.6 }) +
		(free ? "" : strip(t)) +
		group(
			{ opacity: 1 - tween(t, 6.9, 7.3) },
			drawn(WHOLE, { fill: colour.blush }),
			drawn(WHOLE_MOON, { fill: colour.paper, "fill-opacity": 0.75, stroke: "none" }),
			drawn(WHOLE_EDGE, { fill: colour.paper, "fill-opacity": 0.6 }),
		) +
		fold(t, outline) +
		(free ? strip(t) : "") +
		group({ opacity: 1 - tween(t, 12.8, 13.4) }, growing(CUT, tween(t, 6.4, 7.3), { "stroke-width": 4.5 })) +
		drawn(outline, { fill: "none" }) +
		growth(t)
	);
}

export const film: Film = {
	slug: "treating-an-ingrown-toenail",
	seconds: 16,
	posterAt: 9.45,
	captions: [
		{ from: 0.3, to: 3.1, text: "The nail's edge has grown into the skin beside it." },
		{ from: 3.3, to: 5.7, text: "An injection makes the toe numb." },
		{ from: 5.9, to: 9.3, text: "A narrow strip at the edge of the nail is taken out." },
		{ from: 9.5, to: 12.6, text: "Its root is treated, so that this edge does not grow again." },
		{ from: 12.8, to: 15.8, text: "The skin settles in weeks. The rest of the nail stays." },
	],
	frame: (t) => {
		const near = tween(t, 5.5, 7) - tween(t, 12.6, 14.2);
		const scale = mix(0.95, 1.08, near);
		return (
			parts("forceps") +
			ground(colour.sand, { x: 285, width: 390, y: 26 }) +
			inked(
				element(
					"g",
					{ transform: at(mix(100, 46, near), mix(-30, -40, near), `scale(${scale.toFixed(4)})`) },
					secondToe(),
					bigToe(t),
					forceps(t),
					syringe(t),
					applicator(t),
				),
				star(716, 84, 2.6 * (1 - during(t, 2.6, 15.2, 0.7)), { stroke: "none" }),
			)
		);
	},
};
