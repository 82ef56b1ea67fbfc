import { at, colour, drawn, element, group, inked, parts } from "../studio/paint";

/** What the hand holds: a pen to draw with, or a cotton bud to test feeling. */
type Tool = "pen" | "bud";

const ARM = "M468 54C640 70 840 60 1100 44L1100 250C900 240 660 230 468 210C476 160 476 106 468 54Z";

/** A cotton bud in place of the pen. */
const BUD = [
	drawn("M270 -31L22 238", { stroke: colour.ink, "stroke-width": 13 }),
	drawn("M270 -31L22 238", { stroke: colour.paper, "stroke-width": 6 }),
	drawn("M0 268C-12 258-6 240 8 226 18 216 32 214 38 222 46 232 38 244 28 254 18 264 8 274 0 268Z", {
		fill: colour.paper,
	}),
].join("");

/** The plates' hand with a pen, bare: nobody draws on paper in gloves. */
function bare(tone: string, tool: Tool): string {
	const hand = parts("glove-pen")
		.replace(/<\/?defs>/g, "")
		.replaceAll("#B9CDBF", tone)
		.replace('id="glove-pen"', "");
	return tool === "pen" ? hand : hand.replace(/<path fill="#FBF7F0" d="M274-27[^\n]*/, BUD);
}

/**
 * A right hand that draws, or touches, seen from above; the tip of what it holds stands at a place.
 * @param turn degrees by which the hand is turned around the tip
 */
export const penHand = (
	x: number,
	y: number,
	turn = 44,
	tool: Tool = "pen",
	scale = 0.62,
	tone: string = colour.skin3,
) =>
	group(
		{ transform: at(x, y, `rotate(${turn.toFixed(2)}) scale(${scale})`), "stroke-width": 3 / scale },
		inked(
			element(
				"g",
				{ transform: "translate(0 -262)", "stroke-width": 3 / scale },
				drawn(ARM, { fill: tone }),
				drawn("M470 200C660 226 900 238 1100 250L1100 200C880 206 640 190 470 176Z", {
					fill: colour.ink,
					"fill-opacity": 0.16,
					stroke: "none",
				}),
			),
			element("g", { "stroke-width": 3 / scale }, bare(tone, tool)),
			drawn("M452 -204C464 -202 476 -200 490 -198L490 -57C476 -54 464 -54 452 -58z", { fill: tone, stroke: "none" }),
			drawn("M452 -94C464 -92 476 -88 490 -84L490 -55C476 -54 464 -56 452 -60z", {
				fill: colour.ink,
				"fill-opacity": 0.16,
				stroke: "none",
			}),
		),
	);
