import { circle, colour, drawn, element, group } from "../studio/paint";
import { clamp } from "../studio/scene";
import { ink } from "../studio/spline";
import { uneven } from "./skin-layers";
import { beside, type Place, strand } from "./strand";

/** Full hair at the back and the sides, as on the plate. */
const CAP =
	"M162 250C163.4 233.2 162 216.3 158 200C153.9 183.4 147.1 166.9 150 150C152.7 134.3 163.2 121.5 176 112C190.5 101.3 207.7 94.9 222 84C236 73.3 246.7 58.7 262 50C270 45.5 278.8 42.7 288 42C302 52.8 313.5 66.5 322 82C335.9 107.6 340.7 136.9 342 166C343.2 194.3 341.2 222.6 334 250C327.1 276.1 315.5 300.7 306 326C299 345 292 364 285 385C270 383 257 372 252 356C249 347 249 338 250 330C245.5 327.3 241.4 324 238 320C224.4 304.3 221.6 282.4 226 262C229.6 245 237.9 229.2 240 212C241.5 199.9 239.7 187.3 232 178C225.6 170.3 215.8 165.9 206 168C197.3 169.8 190.6 176.4 186 184C182.3 190.2 179.8 197 178 204C174.5 217.7 173.9 232 176 246L162 250Z";

const LOCKS =
	"M196 130C210 115.2 229.7 107.2 250 108C267.3 108.7 283.7 115.8 296 128M252 160C265.5 158.7 278.9 162.2 290 170C303.3 179.3 312 193.9 314 210M256 210C269 210.5 281.3 216.3 290 226C298.8 235.8 303.1 248.9 302 262M252 266C261.4 267.8 269.8 272.7 276 280C283.1 288.3 286.7 299.1 286 310";

/** The scalp's edge from the hairline over the top to the crown. */
const TOP = strand(ink("20,92 34,68 56,45 88,22 130,7 176,1 222,9 262,29"));

type Root = { x: number; y: number; angle: number; late: number };

/** Where hair is planted: rows from the scalp's edge inward. */
const ROOTS: Root[] = [2, 13, 25, 38, 52, 67]
	.flatMap((inset, row) =>
		Array.from({ length: 19 }, (_, i): Root => {
			const along = 6 + row * 10 + i * 16 + (row % 2) * 8 + 6 * uneven(i + row * 20);
			const [x, y] = beside(TOP, along, inset + (row === 0 ? 2 : 6) * uneven(i * 3 + row * 31));
			return { x, y, angle: TOP.at(along).angle, late: Math.abs(uneven(i * 7 + row * 13)) };
		}),
	)
	.filter(({ x, y }) => y < 96 - Math.max(0, x - 150) * 0.42 && x < 262);

/** The planted hairs, so long; `share` of the way to all of them being seen. */
export function planted(length: number, share: number): string {
	const d = ROOTS.map(({ x, y, angle, late }) => {
		const own = length * clamp(share * 1.5 - 0.5 * late);
		if (own < 1) return "";
		const [dx, dy] = [Math.cos(angle - 0.55), Math.sin(angle - 0.55)];
		const [ex, ey] = [Math.cos(angle + 0.12), Math.sin(angle + 0.12)];
		const tip: Place = [x + own * (0.5 * dx + 0.5 * ex), y + own * (0.5 * dy + 0.5 * ey)];
		return `M${x.toFixed(1)} ${y.toFixed(1)}Q${(x + 0.55 * own * dx).toFixed(1)} ${(y + 0.55 * own * dy).toFixed(1)} ${tip.map((v) => v.toFixed(1)).join(" ")}`;
	});
	return drawn(d.join(""), { fill: "none" });
}

/** Where follicles were taken: fine dots at the back of the head. */
const taken = (seen: number) =>
	group(
		{ opacity: seen, fill: colour.skin1, stroke: "none" },
		...Array.from({ length: 20 }, (_, i) =>
			circle(268 + (i % 4) * 14 + (Math.floor(i / 4) % 2) * 7, 190 + Math.floor(i / 4) * 17, 2.6),
		),
	);

/** The head from the side with its hair; the planted hair is given ready. */
export const head = (hair: string, dots: number) =>
	element("use", { href: "#head-profile", fill: colour.skin2, color: colour.skin4 }) +
	drawn(CAP, { fill: colour.ink }) +
	drawn(LOCKS, { fill: "none", stroke: colour.sand, "stroke-opacity": 0.35 }) +
	taken(dots) +
	hair;

/** The way over the scalp from the back of the head to its front. */
export const OVER = strand(ink("300,226 316,160 296,92 246,44 176,24 98,54"));
