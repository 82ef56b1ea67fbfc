import {
	archPath,
	at,
	circle,
	clipped,
	colour,
	drawn,
	element,
	group,
	growing,
	inked,
	plate,
	star,
} from "../studio/paint";
import { clamp, mix } from "../studio/scene";

/** Two leaves of the plant that hangs before the window, swaying by degrees. */
const leaf = (x: number, y: number, degrees: number, fill: string) =>
	drawn("M0 0C12 12 14 32 0 46C-14 32 -12 12 0 0Z", { fill, transform: at(x, y, `rotate(${degrees.toFixed(2)})`) });

/** What one sees through a window: `dusk` from 0, noon, to 1, night with the clinic's two stars. */
export type Sky = { dusk: number; stars?: number; sway?: number };

/** An arched window, 152 wide and 170 high inside; 0,0 is the middle of its sill; to be inked. */
export function archWindow(id: string, { dusk, stars = 0, sway = 0 }: Sky): string {
	const inner = archPath(-76, -170, 152, 170);
	const evening = clamp(dusk * 2);
	const night = clamp(dusk * 2 - 1);
	const pane = "M-80-180H80V10H-80z";
	return element(
		"g",
		{},
		drawn(archPath(-90, -184, 180, 184), { fill: colour.paper }),
		clipped(
			id,
			drawn(inner),
			drawn(pane, { fill: colour.paper, stroke: "none" }),
			drawn(pane, { fill: colour.blush, stroke: "none", "fill-opacity": evening }),
			drawn(pane, { fill: colour.pine, stroke: "none", "fill-opacity": night }),
			circle(mix(26, -20, clamp(dusk * 1.6)), mix(-112, 10, clamp(dusk * 1.6)), 19, { fill: colour.marigold }),
			drawn("M-80-44C-44-64-14-52 18-46 44-41 60-48 80-56V10H-80z", { fill: colour.sage }),
			drawn("M-80-44C-44-64-14-52 18-46 44-41 60-48 80-56V10H-80z", {
				fill: colour.ink,
				"fill-opacity": 0.42 * night,
				stroke: "none",
			}),
			star(-10, -108, 2.6 * stars, { fill: colour.paper }),
			star(22, -134, 1.6 * stars),
			leaf(-58, -172, 8 + sway * 5, colour.pine),
			leaf(-38, -176, -6 + sway * 4, colour.sage),
			leaf(44, -176, 4 + sway * 4, colour.sage),
			leaf(60, -172, -8 + sway * 5, colour.pine),
		),
		drawn(inner, { fill: "none" }),
		drawn("M-102 0H102V16H-102z", { fill: colour.paper }),
	);
}

/** The consulting room behind those who sit in it: wall, window, band. */
export const room = (sway: number) =>
	drawn("M0 0h960v540H0z", { fill: colour.mist }) +
	inked(
		drawn("M-10 330H970V352H-10z", { fill: colour.paper }),
		drawn("M0 341H960", { fill: "none", stroke: colour.pine, "stroke-width": 5, "stroke-dasharray": "1 15" }),
		drawn("M-10 352H970V560H-10z", { fill: colour.sand }),
		group({ transform: at(440, 252) }, archWindow("room-window", { dusk: 0, sway })),
	);

/** The back of a chair, its foot at a place. */
export const chair = (x: number, y: number) =>
	inked(
		drawn(archPath(x - 104, y - 230, 208, 230), { fill: colour.sage }),
		drawn(archPath(x - 86, y - 212, 172, 212), { fill: "none", stroke: colour.pine }),
	);

const PLANT = /<path fill="#0E5A54" d="M686 324C676[\s\S]*?(?=\n<\/g>)/;

/** The desk in front, with the plant from the room's plate on it. */
export function desk(): string {
	const plant = PLANT.exec(plate("rooms/consulting-room"))?.[0];
	if (!plant) throw new Error("the plant on the desk has been drawn anew");
	return inked(
		drawn("M-10 392H970V436H-10z", { fill: colour.paper }),
		drawn("M-10 436H970V456H-10z", { fill: colour.paper }),
		drawn("M-10 438H970V455H-10z", { fill: colour.ink, "fill-opacity": 0.12, stroke: "none" }),
		drawn("M-10 456H970V560H-10z", { fill: colour.pine }),
		drawn("M-10 458H970V476H-10z", { fill: colour.ink, "fill-opacity": 0.16, stroke: "none" }),
		element("g", { transform: "translate(-972 -130) scale(1.52)", "stroke-width": 2.2 }, plant),
	);
}

/** A glass of tea from above, to be inked. */
export const tea = (x: number, y: number) =>
	circle(x, y, 66, { fill: colour.paper }) +
	circle(x, y, 44, { fill: colour.mist }) +
	circle(x, y, 35, { fill: colour.skin2 }) +
	drawn(`M${x - 18} ${y - 12}a22 22 0 0 1 18-12`, { fill: "none", stroke: colour.paper });

/** An oil lamp on 0,0, to be inked; its flame grows from 0 to 1 and is `flicker` times as tall. */
export const lamp = (lit: number, flicker: number) =>
	drawn("M-34-22C-16-12 16-12 34-22 34-8 24 0 12 0H-12C-24 0-34-8-34-22Z", { fill: colour.clay }) +
	drawn("M0-20C-14-26-14-42-7-54-4-60-1-64 0-70 1-64 4-60 7-54 14-42 14-26 0-20Z", {
		fill: colour.marigold,
		transform: `translate(0 -18) scale(${lit.toFixed(3)} ${(lit * flicker).toFixed(3)}) translate(0 20)`,
		opacity: lit,
	});

/** A window, as a thought has it: secateurs that prune a vine. `cut` closes them, `fall` lets the cane drop. */
export function vineWindow(id: string, x: number, y: number, open: number, cut: number, fall: number): string {
	if (open <= 0.01) return "";
	const blade = (side: -1 | 1) =>
		element(
			"g",
			{ transform: `translate(26 22) rotate(${(mix(26, 4, cut) * side).toFixed(2)})` },
			drawn(side < 0 ? "M-6 4C-20-12-34-26-58-32-56-16-34 4-8 14z" : "M-4 8C-24 14-42 14-56 2-40 2-22-4-4-8z", {
				fill: colour.mist,
			}),
			drawn(
				side < 0 ? "M-2-2C22-8 44 2 74 30L66 42C42 22 22 16 0 14z" : "M0-10C24-2 36 14 58 52L46 58C30 32 18 18-4 10z",
				{
					fill: side < 0 ? colour.clay : colour.pine,
				},
			),
		);
	const grape = (gx: number, gy: number) => circle(gx, gy, 10, { fill: colour.vein, "stroke-width": 2.4 });
	return group(
		{ transform: at(x, y, `scale(${open.toFixed(4)})`), opacity: Math.min(1, 5 * open) },
		clipped(
			id,
			circle(0, 0, 96),
			drawn("M-100-100H100V100H-100z", { fill: colour.sage }),
			inked(
				growing("M-100-46C-60-62-10-58 100-72", 1, { stroke: colour.ink, "stroke-width": 15 }),
				growing("M-100-46C-60-62-10-58 100-72", 1, { stroke: colour.skin3, "stroke-width": 9 }),
				element(
					"g",
					{ transform: at(0, 120 * fall, `rotate(${(-24 * fall).toFixed(2)} -30 20)`) },
					growing("M-32 12C-36 34-32 58-44 92", 1, { stroke: colour.ink, "stroke-width": 12 }),
					growing("M-32 12C-36 34-32 58-44 92", 1, { stroke: colour.skin3, "stroke-width": 6.5 }),
					drawn("M-36 46C-62 32-78 44-86 60-66 70-48 66-36 46Z", { fill: colour.pine }),
				),
				growing("M-26-56C-32-34-34-10-32 6", 1, { stroke: colour.ink, "stroke-width": 12 }),
				growing("M-26-56C-32-34-34-10-32 6", 1, { stroke: colour.skin3, "stroke-width": 6.5 }),
				drawn("M44-66C24-58 18-38 26-22 46-26 56-44 44-66Z", { fill: colour.pine }),
				...[
					[62, -48],
					[78, -42],
					[56, -32],
					[72, -26],
					[86, -28],
					[64, -14],
					[78, -10],
				].map(([gx = 0, gy = 0]) => grape(gx, gy)),
				blade(1),
				blade(-1),
				circle(26, 24, 6, { fill: colour.paper }),
			),
		),
		circle(0, 0, 96, { fill: "none", stroke: colour.paper, "stroke-width": 8 }),
	);
}
