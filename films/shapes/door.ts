import { at, circle, colour, drawn, element, plate } from "../studio/paint";
import { mix } from "../studio/scene";

/** The words that begin the shapes of the open wings and the flame in the plate. */
const WINGS = ["M368 60L414", "M378 172", "M592 60L546", "M582 172"];
const FLAME = "M250 296C";
const FRAME = '</g><path fill="none" d="M370 430V182';

/** One wing of the door, hinged on its side of the doorway: closed at 0, as in the plate at 1. */
function wing(side: -1 | 1, open: number): string {
	const hinge = 480 + 112 * side;
	const edge = 480 + 66 * side * open;
	const top = mix(60, 110, open);
	const bottom = mix(442, 390, open);
	/** A place on the wing: across from the hinge, down from the top. */
	const spot = (across: number, down: number) => {
		const [high, low] = [mix(60, top, across), mix(442, bottom, across)];
		return `${mix(hinge, edge, across).toFixed(1)} ${mix(high, low, down).toFixed(1)}`;
	};
	const leaf = `M${spot(0, 0)}L${spot(1, 0)}L${spot(1, 1)}L${spot(0, 1)}Z`;
	const panel = (from: number, to: number) =>
		`M${spot(0.22, from)}L${spot(0.78, from)}L${spot(0.78, to)}L${spot(0.22, to)}Z`;
	const [x, y] = spot(0.89, 0.56).split(" ").map(Number) as [number, number];
	return [
		drawn(leaf, { fill: colour.clay }),
		drawn(leaf, {
			fill: colour.ink,
			"fill-opacity": mix(side < 0 ? 0 : 0.08, side < 0 ? 0.12 : 0.28, open),
			stroke: "none",
		}),
		drawn(panel(0.3, 0.53) + panel(0.61, 0.87), { fill: "none", stroke: colour.sand, "stroke-opacity": 0.7 }),
		circle(0, 7, 8, {
			fill: "none",
			stroke: colour.sand,
			transform: at(x, y, `scale(${mix(1, 0.5, open).toFixed(2)} 1)`),
		}),
	].join("");
}

/** The clinic's door from its plate, its wings opening from 0 to 1; the flame is `flicker` times as tall, the line `line` wide. */
export function door(open: number, flicker: number, line: number): string {
	const drawing = plate("rooms/door")
		.split("\n")
		.filter((line) => !WINGS.some((words) => line.includes(words)))
		.map((line) =>
			line.includes(FLAME)
				? element("g", { transform: `translate(250 296) scale(1 ${flicker.toFixed(3)}) translate(-250 -296)` }, line)
				: line,
		)
		.join("\n");
	if (!drawing.includes(FRAME)) throw new Error("the door's frame has been drawn anew");
	return drawing
		.replace('stroke-width="3.4"', `stroke-width="${line.toFixed(3)}"`)
		.replace(FRAME, wing(-1, open) + wing(1, open) + FRAME);
}
