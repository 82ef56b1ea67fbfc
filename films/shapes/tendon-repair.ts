import { circle, clipped, colour, drawn, group, growing } from "../studio/paint";
import { during } from "../studio/scene";

/** What the window on the repair shows. */
export type Repair = {
	/** How far each end stands from the cut. */
	gap: number;
	/** Shares of the inner thread and of the fine outer stitches that are laid. */
	core: number;
	edge: number;
};

const HALF = 34;

function end(side: -1 | 1, gap: number): string {
	const near = side * gap;
	const far = side * 260;
	const x = (along: number) => near + side * along;
	const edge = `${x(0)} ${-HALF}L${x(4)} -16L${x(-3)} 0L${x(4)} 15L${x(0)} ${HALF}`;
	const fibre = (y: number, from: number, to: number) => `M${x(from)} ${y}H${x(to)}`;
	return (
		drawn(`M${far} ${-HALF}L${edge}L${far} ${HALF}Z`, { fill: colour.bone }) +
		drawn(`M${far} 12L${x(3)} 12L${x(0)} ${HALF}L${far} ${HALF}Z`, {
			fill: colour.ink,
			"fill-opacity": 0.14,
			stroke: "none",
		}) +
		drawn([fibre(-20, 66, 104), fibre(-4, 78, 130), fibre(17, 70, 96), fibre(4, 20, 40)].join(""), {
			fill: "none",
			"stroke-opacity": 0.35,
			"stroke-width": 2,
		})
	);
}

/** The inner thread: across the gap, a locking loop at each corner, and back. */
function core(gap: number): string {
	const x = gap + 48;
	const loop = (cx: number, cy: number, sweep: 0 | 1) => `a7.5 7.5 0 1 ${sweep} ${cx} ${cy}`;
	return [
		`M${gap} 17H${x - 7}`,
		loop(7, -7.5, 0),
		`V-9`,
		loop(-7, -7.5, 0),
		`H${-x + 7}`,
		loop(-7, 7.5, 0),
		`V9`,
		loop(7, 7.5, 0),
		`H${gap}`,
	].join("");
}

/** The tendon lying across, its ends apart, sewn or joined. */
export function repair({ gap, core: laid, edge }: Repair): string {
	const crosses = [-24, -8, 8, 24].map((y, i) =>
		group(
			{ opacity: during(edge * 4, i, 9, 1), fill: "none", "stroke-width": 2.6 },
			drawn(`M-10 ${y - 6}L10 ${y + 6}M-10 ${y + 6}L10 ${y - 6}`),
		),
	);
	return (
		end(-1, gap) + end(1, gap) + growing(core(gap), laid, { stroke: colour.vein, "stroke-width": 4 }) + crosses.join("")
	);
}

/** A round window with a paper rim; `share` grows it from nothing. */
export function lens(id: string, x: number, y: number, radius: number, share: number, inside: string): string {
	if (share < 0.02) return "";
	const rim = circle(x, y, radius * share, { fill: "none", stroke: colour.paper, "stroke-width": 8 });
	return clipped(id, circle(x, y, radius * share), inside) + rim;
}
