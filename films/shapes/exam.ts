import { at, colour, element, group, plate } from "../studio/paint";
import { clamp, mix, tween } from "../studio/scene";

/** Where the fingers begin, by how much they lean, and how wide and long they are beside the ring finger. */
const FINGERS = [
	{ x: -98, y: -228, lean: -8.6, width: 0.92, length: 0.72 },
	{ x: 4, y: -240, lean: 3.3, width: 1.02, length: 1.12 },
	{ x: 65, y: -232, lean: 6.6, width: 1.06, length: 0.99 },
] as const;

/** The plate's pieces: the palm, the straight ring finger with its lines, the curled fingers, the wound. */
function pieces(tone: string) {
	const lines = plate("hand-surgery/accident-cuts-before")
		.replaceAll("#D39C6F", tone)
		.split("\n")
		.filter((line) => !line.startsWith("<use") && !line.startsWith("</g></g>"));
	const first = lines.findIndex((line) => line.startsWith("<g color"));
	const hand = lines.slice(first + 1).join("");
	const curled = hand.match(/<g transform="translate\([^"]*"[^>]*>.*?<\/g>/g) ?? [];
	const wound = /<path fill="#C4573B"[^>]*>/.exec(hand)?.[0] ?? "";
	const rest = curled.reduce((drawing, finger) => drawing.replace(finger, ""), hand).replace(wound, "");
	const start = rest.indexOf(`<path fill="${tone}" d="M-84 -236`);
	if (curled.length !== 3 || start < 0) throw new Error("the cut hand has been drawn anew");
	return { palm: rest.slice(0, start), straight: rest.slice(start), curled, wound };
}

/**
 * A palm with a cut at the ring finger, from its plate; three fingers bend from 0 to 1, the cut one cannot.
 * @param tone the skin's colour, which is not the plate's
 */
export function cutHand(bend: number, tone: string = colour.skin4): string {
	const { palm, straight, curled, wound } = pieces(tone);
	const [little, ...others] = FINGERS.map(({ x, y, lean, width, length }, i) => {
		const long = group(
			{
				opacity: 1 - tween(bend, 0.72, 0.86),
				transform: at(
					x,
					y,
					`rotate(${lean}) scale(${width} ${(length * mix(1, 0.36, clamp(bend / 0.75))).toFixed(3)}) translate(57 236)`,
				),
			},
			straight,
		);
		const short = group({ opacity: tween(bend, 0.42, 0.72) }, curled[i] ?? "");
		return long + short;
	});
	return element(
		"g",
		{
			color: colour.ink,
			stroke: colour.ink,
			"stroke-width": 3.4,
			"stroke-linecap": "round",
			"stroke-linejoin": "round",
		},
		palm,
		little ?? "",
		straight,
		...others,
		wound,
	);
}
