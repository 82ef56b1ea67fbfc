import { follicle, punch, scalp, slit, socket, thin } from "./shapes/follicle";
import { head, OVER, planted } from "./shapes/hair-head";
import { at, circle, clipped, colour, drawn, element, ground, group, inked, parts, star } from "./studio/paint";
import { during, type Film, keys, mix, tween } from "./studio/scene";

const PARTS = parts("head-profile", "forceps");

const HEAD = { x: 96, y: 66, scale: 0.9 };
const WINDOW = { x: 690, y: 246, radius: 188 };

/** How far the front of the scalp lies from its back in the window. */
const FRONT = -720;
const SLITS = [-78, 0, 78];
const DONORS = [-330, -240, -160, -80, 80, 160, 240];

/** From 0 at the back of the head to 1 at its front. */
const way = (second: number) => tween(second, 7.6, 9.2);

function graft(second: number): string {
	const up = keys(second, [
		[6, 0],
		[7.2, -152],
		[10.1, -152],
		[11.3, 0],
	]);
	const grown = tween(second, 15.9, 19.3);
	const seen = 1 - tween(second, 12.2, 13.6);
	return group(
		{ transform: at(0, up) },
		follicle({
			cuff: tween(second, 4.6, 4.9) * (1 - tween(second, 13.4, 14.4)),
			grown,
			length: 96,
			falling: seen > 0 ? 1 - seen : undefined,
		}),
	);
}

function forceps(second: number): string {
	const x = -22;
	const y = keys(second, [
		[5.4, -360],
		[6, 10],
		[6.01, 10],
		[7.2, -142],
		[10.1, -142],
		[11.3, 10],
		[11.4, 10],
		[12.1, -360],
	]);
	if (second < 5.3 || second > 12.2) return "";
	return element("use", { href: "#forceps", transform: at(x, y, "rotate(-24) scale(.9)") });
}

/** The grafts on both sides, which follow into their slits. */
const followers = (second: number) =>
	[-78, 78].map((x, i) => {
		const set = tween(second, 9.8 + 0.35 * i, 11.1 + 0.35 * i);
		const seen = 1 - tween(second, 12.4 + 0.2 * i, 13.8 + 0.2 * i);
		return set <= 0
			? ""
			: group(
					{ transform: at(x, mix(-330, 0, set)) },
					follicle({
						cuff: 1 - tween(second, 13.4, 14.4),
						grown: tween(second, 16.1 + 0.3 * i, 19.5 + 0.3 * i),
						length: 88 + 14 * i,
						falling: seen > 0 ? 1 - seen : undefined,
					}),
				);
	});

function section(second: number): string {
	const pan = FRONT * way(second);
	const cut = tween(second, 4.6, 4.9);
	const strip = group(
		{ transform: at(-pan, 0) },
		scalp(FRONT - 300, 300),
		...DONORS.map((x) => group({ transform: at(x, 0) }, follicle({ falling: 0 }))),
		...[FRONT - 150, FRONT + 150].map((x) => group({ transform: at(x, 0) }, thin())),
		cut > 0 ? group({ opacity: cut }, socket(1 - tween(second, 7.2, 8.4))) : "",
		...SLITS.map((x, i) =>
			group(
				{ transform: at(FRONT + x, 0), opacity: 1 - tween(second, 13.4, 14.4) },
				slit(tween(second, 9.1 + 0.15 * i, 9.8 + 0.15 * i)),
			),
		),
	);
	return (
		strip +
		graft(second) +
		followers(second).join("") +
		(second > 3.4 && second < 5.7
			? punch(
					keys(second, [
						[3.4, -270],
						[4.7, 134],
						[4.9, 134],
						[5.7, -270],
					]),
				)
			: "") +
		forceps(second)
	);
}

/** The round window on the scalp, and the line from it to its place on the head. */
function view(second: number): string {
	const open = tween(second, 0.8, 2);
	if (open < 0.01) return "";
	const spot = OVER.at(OVER.length * way(second));
	const [sx, sy] = [HEAD.x + HEAD.scale * spot.x, HEAD.y + HEAD.scale * spot.y];
	const share = way(second);
	const [x, y] = [mix(sx, WINDOW.x, open), mix(sy, WINDOW.y, open)];
	const radius = WINDOW.radius * open;
	const [ex, ey] = [x - radius * mix(0.99, 0.82, share), y - radius * mix(-0.05, 0.57, share)];
	const bow = mix((sx + ex) / 2, 320, share);
	const leader = `M${sx} ${sy}Q${bow} ${mix((sy + ey) / 2, -18, share)} ${ex} ${ey}`;
	return (
		drawn(leader, { fill: "none", stroke: colour.ink }) +
		circle(sx, sy, 7, { fill: colour.paper }) +
		clipped(
			"window",
			circle(x, y, radius),
			group({ transform: at(x, y, `scale(${(0.2 + 0.8 * open).toFixed(3)}) translate(0 28)`) }, section(second)),
		) +
		circle(x, y, radius, { fill: "none", stroke: colour.paper, "stroke-width": 8 })
	);
}

function frame(second: number): string {
	const before = tween(second, 10.2, 11.8) * (1 - tween(second, 12.2, 13.8));
	const after = tween(second, 17.5, 20.8);
	const hair = before > 0 ? planted(9, before) : planted(mix(6, 30, after), tween(second, 17.5, 19.6));
	return (
		PARTS +
		ground(colour.sand, { x: 60, y: 24, width: 400 }) +
		inked(
			group(
				{ transform: at(HEAD.x, HEAD.y, `scale(${HEAD.scale})`), "stroke-width": 3 / HEAD.scale },
				head(hair, during(second, 6, 15.6, 0.9)),
			),
			view(second),
		) +
		star(66, 92)
	);
}

export const film: Film = {
	slug: "moving-hair-follicles",
	seconds: 22,
	posterAt: 7.3,
	captions: [
		{ from: 0.2, to: 3.4, text: "Hair at the back of the head usually lasts longest." },
		{ from: 3.6, to: 7.3, text: "Follicles are lifted from there, one small group at a time." },
		{ from: 7.5, to: 11.8, text: "Each is set into a fine slit where hair is thin." },
		{ from: 12, to: 15.6, text: "After a few weeks the hairs fall. The roots stay." },
		{ from: 15.8, to: 21.7, text: "New hair follows slowly, in the months after." },
	],
	frame,
};
