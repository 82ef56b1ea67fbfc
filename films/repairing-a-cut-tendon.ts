import type { Pose } from "./shapes/finger";
import { GUARDED, hand } from "./shapes/hand-side";
import { lens, repair } from "./shapes/tendon-repair";
import { at, circle, colour, drawn, ground, group, inked, star } from "./studio/paint";
import { during, type Film, keys, mix, tween } from "./studio/scene";

const STRAIGHT: Pose = { mcp: 3, pip: 5, dip: 4 };
const REST: Pose = { mcp: 8, pip: 14, dip: 8 };
const BENT: Pose = { mcp: 34, pip: 60, dip: 32 };
/** With its tendon cut, only the small muscles of the palm still move the first joint a little. */
const WEAK: Pose = { mcp: 12, pip: 5, dip: 4 };
const HALF_BENT: Pose = { mcp: 24, pip: 62, dip: 32 };
const EXERCISED: Pose = { mcp: 40, pip: 32, dip: 18 };

type Moment = readonly [second: number, pose: Pose];

const posed = (second: number, moments: readonly Moment[]): Pose => {
	const value = (joint: keyof Pose) =>
		keys(
			second,
			moments.map(([at, pose]) => [at, pose[joint]]),
		);
	return { mcp: value("mcp"), pip: value("pip"), dip: value("dip") };
};

const HEALTHY: Moment[] = [
	[0.6, REST],
	[1.8, BENT],
	[2.4, BENT],
	[3.5, REST],
];

const LATER: Moment[] = [
	[19.7, GUARDED],
	[20.8, GUARDED],
	[21.7, EXERCISED],
	[22.1, EXERCISED],
	[23, GUARDED],
];

const little = (second: number) =>
	posed(second, [
		...HEALTHY,
		// Without its tendon the finger lies straighter than the others.
		[5.4, REST],
		[6.6, STRAIGHT],
		[8, STRAIGHT],
		[9, WEAK],
		[9.8, WEAK],
		[10.7, STRAIGHT],
		[18.5, STRAIGHT],
		...LATER,
	]);

const others = (second: number) =>
	posed(second, [...HEALTHY, [8, REST], [9, HALF_BENT], [9.8, HALF_BENT], [10.7, REST], [18.5, REST], ...LATER]);

/** The distances of both ends from the cut; none before it. */
function gapAt(second: number): [number, number] | undefined {
	if (second < 4.5 || second > 16.7) return undefined;
	const near = keys(second, [
		[4.5, 0],
		[5.1, 5],
		[5.2, 5],
		[6.6, 74],
		[8, 74],
		[9, 100],
		[9.8, 100],
		[10.7, 74],
		[12.2, 74],
		[13.8, 3],
		[15.8, 3],
		[16.6, 0],
	]);
	const far = keys(second, [
		[4.5, 0],
		[5.1, 5],
		[5.2, 5],
		[6.6, 16],
		[12.2, 16],
		[13.8, 3],
		[15.8, 3],
		[16.6, 0],
	]);
	return [near, far];
}

/** The muscle's pull: an arrow along the tendon toward the forearm. */
const pull = (second: number) =>
	group(
		{ opacity: Math.max(during(second, 0.5, 2.6, 0.5), during(second, 7.7, 10.2, 0.5)) },
		drawn(
			`M${mix(196, 170, Math.max(tween(second, 0.6, 1.8) - tween(second, 2.8, 3.6), tween(second, 8, 9)))} 158h-74m20-18l-20 18 20 18`,
			{
				fill: "none",
				stroke: colour.paper,
				"stroke-width": 7,
			},
		),
	);

const WINDOW = { x: 596, y: 334, radius: 114 };

function view(second: number): string {
	const share = tween(second, 11.3, 12.2) * (1 - tween(second, 18, 18.8));
	const { x, y, radius } = WINDOW;
	const inside =
		drawn(`M${x - 130} ${y - 130}h260v260h-260z`, { fill: colour.pine, stroke: "none" }) +
		group(
			{ transform: at(x, y, "rotate(-6)") },
			repair({
				gap: keys(second, [
					[12.2, 76],
					[13.8, 15],
					[15.8, 15],
					[16.6, 1.5],
				]),
				core: tween(second, 14.1, 15.7),
				edge: keys(second, [
					[16.5, 0],
					[17.4, 1],
				]),
			}),
		);
	const [px, py] = [449, 186];
	return (
		group(
			{ opacity: during(second, 11.6, 18.4, 0.5) },
			drawn(`M${px} ${py}L${x - 60} ${y - radius + 20}`, { fill: "none", stroke: colour.ink }),
			circle(px, py, 5, { fill: colour.paper, "stroke-width": 2.4 }),
		) + lens("repair", x, y, radius, share, inside)
	);
}

function frame(second: number): string {
	const near = keys(second, [
		[3.3, 0],
		[4.4, 1],
		[18.3, 1],
		[19.6, 0],
	]);
	const scale = mix(1, 1.22, near);
	const camera = at(480, 250, `scale(${scale}) translate(${mix(-480, -470, near)} ${mix(-274, -232, near)})`);
	return (
		ground(colour.blush, { x: 330, y: 30, width: 430 }) +
		inked(
			group(
				{ transform: camera, "stroke-width": 3 / scale },
				group(
					{ transform: "rotate(-6 430 200)" },
					hand({
						pose: little(second),
						neighbours: others(second),
						wound: keys(second, [
							[4, 0],
							[4.9, 1],
							[17.6, 1],
							[18.5, 0],
						]),
						gap: gapAt(second),
						sewn: tween(second, 16.6, 17.3),
						splint: tween(second, 19.5, 20.4),
					}),
					pull(second),
				),
			),
			view(second),
		) +
		star(850, 112)
	);
}

export const film: Film = {
	slug: "repairing-a-cut-tendon",
	seconds: 24,
	posterAt: 17.5,
	captions: [
		{ from: 0.2, to: 3.7, text: "A tendon glides in a tunnel and bends the finger." },
		{ from: 3.9, to: 7.4, text: "A deep cut goes through it. The ends draw apart." },
		{ from: 7.6, to: 11.1, text: "The muscle still pulls, but the finger stays straight." },
		{ from: 11.3, to: 14.1, text: "The surgeon finds both ends of the tendon." },
		{ from: 14.3, to: 18.2, text: "Strong stitches join them inside the tunnel." },
		{ from: 18.4, to: 23.7, text: "A splint guards it for weeks, and guided exercises let it glide again." },
	],
	frame,
};
