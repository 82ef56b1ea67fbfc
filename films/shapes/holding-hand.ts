import { at, colour, group, inked, shape } from "../studio/paint";

/**
 * A hand that holds a sheet by its lower edge, thumb in front and fingers behind; 0,0 is the edge under the thumb.
 * @param degrees how far the forearm leans
 * @param flip 1 with the thumb pointing to our left, -1 to our right
 * @returns what lies behind the sheet and what lies before it
 */
export function holdingHand(
	x: number,
	y: number,
	degrees: number,
	scale: number,
	{ tone = colour.skin3 as string, flip = 1 } = {},
) {
	const place = {
		transform: at(x, y, `rotate(${degrees.toFixed(2)}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})`),
		"stroke-width": 3 / scale,
	};
	const line = { "stroke-width": 3 / scale };
	const shade = { fill: colour.ink, "fill-opacity": 0.18, stroke: "none" };
	return {
		behind: group(
			place,
			inked(
				shape(
					"-92,-40! -94,0 -84,34 -56,50 -36,74 -22,112 -14,150 -12,200 -12,300 -20,480! L 128,480! 112,320 106,220 112,160 122,110 122,60 112,10 100,-40! z",
					{ fill: tone, ...line },
				),
				shape("122,60! 122,110 112,160 106,220 112,320 128,480! L 72,480! 66,320 66,220 80,160 100,110 z", shade),
				shape("-88,20! -76,14 -66,20 -56,50 M -58,18! -50,14 -42,22 -36,66", { fill: "none", ...line }),
			),
		),
		front: group(
			place,
			inked(
				shape("4,86! 0,50 -14,14 -34,-22 -46,-52 -40,-78 -16,-82 4,-64 22,-34 46,-4 74,30 92,74!", {
					fill: tone,
					...line,
				}),
				shape("-16,-82! 4,-64 22,-34 46,-4 74,30 92,74! 70,60 48,30 26,2 8,-26 -4,-52 z", shade),
				shape("-43,-58! -40,-76 -26,-82 -14,-72 -12,-58! -22,-48 -34,-48 -43,-58! z", {
					fill: colour.paper,
					"fill-opacity": 0.45,
					"stroke-width": 2.2 / scale,
				}),
				shape("-22,-16 -12,-18 -4,-24", { fill: "none", "stroke-width": 2.2 / scale }),
				shape("4,86! 6,104 2,124", { fill: "none", ...line }),
			),
		),
	};
}
