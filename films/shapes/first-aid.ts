import { at, circle, clipped, colour, drawn, element, group, shape } from "../studio/paint";
import { clamp, mix, swing } from "../studio/scene";

const SKIN = colour.skin3;
const LINE = { fill: "none" };
const SHADE = { fill: colour.ink, "fill-opacity": 0.2, stroke: "none" };
const GLINT = { fill: colour.paper, "fill-opacity": 0.22, stroke: "none" };

/** The clean ends at which the finger was parted: on the hand, in its own units. */
const STUMP =
	"M52.3 -324.7C52.3 -330.7 55.1 -336.4 60 -340C65.1 -343.8 71.7 -344.6 78 -344C84.7 -343.3 91.3 -340.9 96 -336C100.4 -331.3 102.5 -325 101.8 -318.6C100.8 -315.7 98.7 -313.4 96 -312C90.5 -309.2 84.1 -310.9 78 -312C71.1 -313.3 63.7 -313.8 58 -318C55.6 -319.7 53.6 -322 52.3 -324.7Z";
const STUMP_BONE =
	"M68 -330C68 -334.5 72.9 -337 78 -337C83.4 -337 88 -333.2 88 -328C88 -323.5 83.1 -321 78 -321C72.6 -321 68 -324.8 68 -330Z";

/** The pad of cloth on the wound; `pressed` makes it slimmer. */
const pad = (pressed: number) =>
	element(
		"g",
		{
			transform: at(
				77,
				-318,
				`rotate(4) scale(${mix(1.06, 0.95, pressed).toFixed(3)} ${mix(1, 1.04, pressed).toFixed(3)})`,
			),
		},
		shape("-40,52! -44,10 -42,-32 -30,-52 0,-57 30,-52 42,-32 44,10 40,52! 20,58 0,53 -20,58 z", {
			fill: colour.paper,
		}),
		shape("24,-52! 42,-32 44,10 40,52! 20,58! 26,10 z", { ...SHADE, "fill-opacity": 0.12 }),
		shape("-22,-40 -14,0 -20,40 M 6,-46 2,-16", LINE),
	);

/** The other hand, which comes from below and presses the pad between its thumb and its finger. */
const OTHER = {
	finger: "262,-300! 236,-362 176,-396 116,-392 76,-366! 84,-338 128,-344 176,-344 206,-300! z",
	whole:
		"46,-312 62,-338 104,-340 150,-330 192,-306 232,-324 276,-316 312,-262 338,-170 372,-60 402,60 448,260 488,480 500,800! L 316,800! 322,480 300,260 274,90 244,0 204,-90 176,-180 160,-246 130,-278 86,-286 56,-292 z",
	shade:
		"312,-262! 338,-170 372,-60 402,60 448,260 488,480 500,800! L 440,800! 430,480 392,260 344,60 318,-60 300,-170 z",
	light:
		"178,-216! 196,-150 224,-80 262,0 292,90 318,260 338,480 332,800! L 352,800! 358,480 342,260 318,90 286,-10 246,-100 214,-170 z",
	nail: "52,-314 62,-330 84,-332 94,-318 84,-302 62,-300 z",
};

/**
 * The injured hand, from the palm's middle, in the units of the part `hand-stump`.
 * The other hand brings a pad of cloth (`comes`, from 0 to 1) and presses it on the wound (`presses`).
 */
export function pressedHand(comes: number, presses: number): string {
	const bring = { transform: at(mix(300, 0, comes), mix(620, 0, comes)) };
	const hold = { transform: at(mix(6, 0, presses), 0) };
	const skin = { fill: SKIN };
	const there = comes > 0;
	return (
		(there ? element("g", bring, shape(OTHER.finger, skin)) : "") +
		element("use", { href: "#hand-stump", fill: SKIN, color: colour.ink }) +
		drawn(STUMP, { fill: colour.artery }) +
		drawn(STUMP_BONE, { fill: colour.bone }) +
		(there
			? element(
					"g",
					bring,
					pad(presses),
					element(
						"g",
						hold,
						shape(OTHER.whole, skin),
						shape(OTHER.shade, SHADE),
						shape(OTHER.light, GLINT),
						shape("206,-268 190,-242 188,-206 M 132,-326 126,-310 128,-296", LINE),
						shape(OTHER.nail, { fill: colour.paper, "fill-opacity": 0.5 }),
					),
				)
			: "")
	);
}

/** The parted finger, upright around 0,0, 162 units long. */
const finger = () =>
	shape("-30,76! -31,40 -27,0 -29,-40 -22,-72 0,-84 22,-72 29,-40 27,0 31,40 30,76! 0,86 z", { fill: SKIN }) +
	shape("10,-82! 22,-72 29,-40 27,0 31,40 30,76! 12,84! 14,40 12,0 14,-40 z", SHADE) +
	shape("-24,66! -25,40 -21,0 -23,-36 -20,-56! -16,-36 -14,0 -17,40 -16,70! z", GLINT) +
	shape("-30,76 -15,68 0,66 15,68 30,76 15,84 0,86 -15,84 z", { fill: colour.artery }) +
	shape("-11,76 0,71 11,76 0,81 z", { fill: colour.bone, "stroke-width": 2.4 }) +
	shape("-16,-46 -17,-62 -11,-75 0,-79 11,-75 17,-62 16,-46 0,-41 z", { fill: colour.paper, "fill-opacity": 0.5 }) +
	shape("-14,-4 0,-8 14,-4 M -18,6 0,1 18,6", LINE);

/** Half the cloth's middle field, and how far its sides and its ends reach beyond it. */
const FIELD = { x: 60, y: 104 };
const REACH = { sides: 98, ends: 54 };

/** Cloth, paler or darker with water. */
const cloth = (d: string, folded: number, damp: number) =>
	drawn(d, { fill: folded > 0.5 ? colour.bone : colour.paper, stroke: "none" }) +
	drawn(d, { fill: colour.mist, "fill-opacity": 0.75 * damp, stroke: "none" });

/** A crease of the cloth, faint while it lies open, inked when it has become an edge. */
const crease = (d: string, folded: number) => drawn(d, { fill: "none", "stroke-opacity": mix(0.22, 1, folded) });

/** How far a flap reaches beyond its hinge when it is turned by a share: 0 lies open, 1 lies on the finger. */
const reachOf = (length: number, folded: number) => length * Math.cos(Math.PI * folded);
const lifted = (folded: number) => 12 * Math.sin(Math.PI * folded);

/** A side of the cloth; it is as high as the ends let it be. */
function side(turn: 1 | -1, folded: number, ends: number, damp: number): string {
	const high = FIELD.y + Math.max(0, reachOf(REACH.ends, ends));
	const edge = turn * (FIELD.x + reachOf(REACH.sides, folded));
	const wide = high + lifted(folded);
	const d = `M${turn * FIELD.x} ${-high}L${edge} ${-wide}V${wide}L${turn * FIELD.x} ${high}`;
	return cloth(`${d}Z`, folded, damp) + drawn(d, LINE);
}

/** An end of the cloth, above or below the finger; `sides` tells how far those are folded. */
function end(turn: 1 | -1, folded: number, sides: number, damp: number): string {
	const edge = turn * (FIELD.y + reachOf(REACH.ends, folded));
	const wide = FIELD.x + lifted(folded);
	const hinge = turn * FIELD.y;
	return (
		cloth(`M${-FIELD.x} ${hinge}L${-wide} ${edge}H${wide}L${FIELD.x} ${hinge}Z`, folded, damp) +
		drawn(`M${-wide} ${edge}H${wide}`, LINE) +
		crease(`M${-FIELD.x} ${hinge}L${-wide} ${edge}M${FIELD.x} ${hinge}L${wide} ${edge}`, sides)
	);
}

/** The cloth with the finger; shares for damp, and for the flaps at the left, the right and the ends. */
export function wrapped(damp: number, left: number, right: number, ends: number): string {
	const { x, y } = FIELD;
	const both = end(-1, ends, Math.min(left, right), damp) + end(1, ends, Math.min(left, right), damp);
	const [first, second] = [side(-1, left, ends, damp), side(1, right, ends, damp)];
	return (
		(ends > 0.5 ? "" : both) +
		(left > 0.5 ? "" : first) +
		(right > 0.5 ? "" : second) +
		cloth(`M${-x} ${-y}H${x}V${y}H${-x}Z`, 0, damp) +
		crease(`M${-x} ${-y}V${y}`, left) +
		crease(`M${x} ${-y}V${y}`, right) +
		crease(`M${-x} ${-y}H${x}M${-x} ${y}H${x}`, ends) +
		finger() +
		(left > 0.5 ? first : "") +
		(right > 0.5 ? second : "") +
		(ends > 0.5 ? both : "") +
		group({ opacity: 0.34 * clamp(ends * 4 - 3) }, finger())
	);
}

/** Drops of clean water on their way to the cloth. */
export const drops = (fallen: number) =>
	[-96, -30, 40, 104]
		.map((x, i) => {
			const share = clamp(fallen * 1.6 - i * 0.2);
			return group(
				{
					opacity: share <= 0 ? 0 : clamp(6 - 6 * share),
					transform: at(x, mix(-210, [-20, -70, 30, -40][i] ?? 0, share)),
				},
				drawn("M0 -16C6 -6 9 -1 9 5A9 9 0 0 1 -9 5C-9 -1 -6 -6 0 -16Z", { fill: colour.mist }),
			);
		})
		.join("");

const BAG = "-104,-150! -98,-90 -100,0 -112,90 -104,156! -50,164 0,166 50,164 104,156! 112,90 100,0 98,-90 104,-150!";

/** The bag's back, then its front; `sealed` closes its strip from left to right. */
export const bagBack = () => shape(`${BAG} L -104,-150! z`, { fill: colour.paper, "fill-opacity": 0.55 });
export const bagFront = (sealed: number) =>
	shape(`${BAG} L -104,-150! z`, { fill: colour.paper, "fill-opacity": 0.24 }) +
	shape("-84,-110 -88,-40 -90,40", { fill: "none", stroke: colour.paper, "stroke-width": 7 }) +
	drawn("M-108 -160H108V-140H-108Z", { fill: colour.mist }) +
	(sealed > 0
		? drawn(`M-108 -160H${-108 + 216 * sealed}V-140H-108Z`, { fill: colour.pine }) +
			drawn(`M${-122 + 216 * sealed} -168h26v36h-26z`, {
				fill: colour.paper,
				opacity: clamp(sealed * 8) * clamp(8 - 8 * sealed),
			})
		: "");

/** A cube of ice around a place. */
const cube = (x: number, y: number, turn: number, size: number, clear = 0.85) =>
	element(
		"g",
		{ transform: at(x, y, `rotate(${turn.toFixed(1)})`) },
		drawn(`M${-size} ${-size}h${2 * size}v${2 * size}h${-2 * size}z`, { fill: colour.paper, "fill-opacity": clear }),
		drawn(`M${-size * 0.6} ${-size * 0.5}h${size * 0.7}`, { fill: "none", "stroke-opacity": 0.4 }),
	);

const BOWL = "-196,0! -192,66 -164,130 -106,170 0,178 106,170 164,130 192,66 196,0!";
const WATER = "-186,26! -90,20 0,26 90,20 186,26! 182,70 156,124 102,160 0,168 -102,160 -156,124 -182,70 z";

/** The bowl behind the bag: its glass, water and the ice at the back. */
export const bowlBack = (t: number) =>
	shape(`${BOWL} L -196,0! z`, { fill: colour.mist }) +
	shape(WATER, { fill: colour.sage }) +
	cube(-150, 26 + swing(t, 5), -12, 24) +
	cube(148, 28 + swing(t + 1, 5), 14, 24) +
	cube(-98, 16 + swing(t + 2, 5), 18, 22) +
	cube(96, 18 + swing(t + 3, 5), -8, 22);

/** The bowl before the bag: water over the bag's lower half, ice, the rim's line. */
export const bowlFront = (t: number) =>
	shape(WATER, { fill: colour.sage, "fill-opacity": 0.45, stroke: "none" }) +
	[
		[-146, 84, 18],
		[148, 86, -14],
		[-96, 126, -10],
		[100, 126, 12],
		[-34, 142, 6],
		[34, 141, -12],
	]
		.map(([x = 0, y = 0, turn = 0], i) => cube(x, y + swing(t + i * 0.8, 5), turn, 23))
		.join("") +
	shape(BOWL, LINE) +
	shape("-170,50 -150,92 -120,118", { fill: "none", stroke: colour.paper, "stroke-width": 6, "stroke-opacity": 0.8 });

/** What must not be: the finger on bare ice, crossed out by a share. */
export function bareIce(crossed: number): string {
	const length = 190 * crossed;
	return (
		clipped(
			"ice",
			circle(0, 0, 96),
			drawn("M-110 -110H110V110H-110Z", { fill: colour.mist, stroke: "none" }),
			[
				[-70, 40, -7],
				[-8, 46, 5],
				[56, 38, -5],
				[-40, 88, 8],
				[26, 92, -6],
				[86, 84, 9],
			]
				.map(([x = 0, y = 0, turn = 0]) => cube(x, y, turn, 30, 1))
				.join(""),
			element("g", { transform: at(-4, -14, "rotate(80) scale(.86)") }, finger()),
		) +
		circle(0, 0, 96, { fill: "none", stroke: colour.paper, "stroke-width": 8 }) +
		circle(0, 0, 100, { fill: "none" }) +
		(crossed > 0.01
			? drawn(`M-67 -67l${(length * Math.SQRT1_2).toFixed(1)} ${(length * Math.SQRT1_2).toFixed(1)}`, {
					fill: "none",
					stroke: colour.clay,
					"stroke-width": 11,
				})
			: "")
	);
}
