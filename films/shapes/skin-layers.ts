import { colour, drawn, element } from "../studio/paint";
import { ink } from "../studio/spline";

/** Skin cut through, from the surface down; the measures are heights in the picture. */
export type Layers = {
	from: number;
	to: number;
	surface: number;
	/** Where the outer skin, the inner skin and the fat below it end. */
	outer: number;
	inner: number;
	bottom: number;
	tone: string;
	/** Distance from one ridge of the outer skin to the next. */
	ridge: number;
};

/** Between -1 and 1, always the same for a number: hand-drawn things are not even. */
export const uneven = (n: number) => {
	const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
	return 2 * (value - Math.floor(value)) - 1;
};

/** Knots of a wavy line from left to right. */
export function wavy(from: number, to: number, y: number, step: number, height: number): string {
	const count = Math.max(2, Math.round((to - from) / step));
	const knots = Array.from({ length: count + 1 }, (_, i) => {
		const x = from + ((to - from) * i) / count + uneven(i) * step * 0.12;
		return `${x.toFixed(1)},${(y + (i % 2 === 0 ? -1 : 1) * height * (0.8 + 0.3 * uneven(i + 50))).toFixed(1)}`;
	});
	return knots.join(" ");
}

function lobules({ from, to, inner, bottom }: Layers): string {
	let ellipses = "";
	let n = 0;
	for (let y = inner + 40; y < bottom + 20; y += 62) {
		for (let x = from + (n % 2) * 45; x < to + 40; x += 92) {
			n++;
			ellipses += element("ellipse", {
				cx: x + uneven(n) * 8,
				cy: y + uneven(n + 9) * 5,
				rx: 37 + uneven(n + 3) * 4,
				ry: 27,
			});
		}
	}
	return element("g", { fill: colour.paper, "fill-opacity": 0.24, stroke: "none" }, ellipses);
}

/** Fine strands in the inner skin. */
function strands({ from, to, outer, inner }: Layers): string {
	let d = "";
	for (let x = from + 40, n = 0; x < to; x += 118, n++) {
		const y = outer + (inner - outer) * (n % 2 === 0 ? 0.42 : 0.72);
		d += `M${x} ${y}q42 -11 84 0`;
	}
	return drawn(d, { fill: "none", stroke: colour.clay, "stroke-opacity": 0.28, "stroke-width": 2.5 });
}

/** The layers of healthy skin. */
export function layers(skin: Layers): string {
	const { from, to, surface, outer, inner, bottom, tone, ridge } = skin;
	return (
		drawn(`M${from} ${inner - 20}H${to}V${bottom}H${from}z`, { fill: colour.fat, stroke: "none" }) +
		lobules(skin) +
		drawn(
			`${ink(`${from},${outer} L ${wavy(from, to, inner, ridge * 1.9, 7)}`)}L${to} ${outer - 6}L${from} ${outer - 6}z`,
			{
				fill: colour.blush,
			},
		) +
		strands(skin) +
		drawn(`${ink(`${from},${surface} L ${wavy(from, to, outer, ridge, 7)}`)}L${to} ${surface}L${from} ${surface}z`, {
			fill: tone,
		}) +
		drawn(`M${from} ${surface + 2}H${to}v${(outer - surface) * 0.26}H${from}z`, {
			fill: colour.paper,
			"fill-opacity": 0.3,
			stroke: "none",
		})
	);
}
