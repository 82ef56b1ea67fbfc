import type { Place } from "./strand";

/** How far the three joints of a finger are bent, in degrees. */
export type Pose = { mcp: number; pip: number; dip: number };

/** A finger from the side: its knuckle, the lengths of its three bones and its half thickness at joints and tip. */
export type Build = {
	base: Place;
	lengths: readonly [number, number, number];
	halves: readonly [number, number, number, number];
};

/** A finger in a pose; degrees run clockwise from the right, bending turns downward. */
export type Finger = {
	/** A place along bone 0, 1 or 2 (share of its length), so far below the bone's axis. */
	at: (bone: number, share: number, below: number) => Place;
	/** A place at the joint where a bone begins, half way between the two bones' directions. */
	joint: (bone: number, below: number) => Place;
	half: (bone: number) => number;
	/** How deep the crease under a joint lies, as a share of the half thickness: the deeper, the more it is bent. */
	crease: (bone: number) => number;
	/** The direction of a bone. */
	heading: (bone: number) => number;
};

const DEGREE = Math.PI / 180;

/** A finger of a build, bent as a pose says. */
export function finger({ base, lengths, halves }: Build, { mcp, pip, dip }: Pose): Finger {
	const headings = [mcp, mcp + pip, mcp + pip + dip];
	const heading = (bone: number) => headings[bone] ?? 0;
	const joints: Place[] = [base];
	for (let i = 0; i < 3; i++) {
		const [x, y] = joints[i] ?? base;
		const [angle, length] = [heading(i) * DEGREE, lengths[i] ?? 0];
		joints.push([x + length * Math.cos(angle), y + length * Math.sin(angle)]);
	}
	const off = ([x, y]: Place, degrees: number, below: number): Place => [
		x - below * Math.sin(degrees * DEGREE),
		y + below * Math.cos(degrees * DEGREE),
	];
	return {
		heading,
		crease: (bone) => 1.1 - 0.0042 * Math.max(0, heading(bone) - heading(bone - 1)),
		half: (bone) => halves[bone] ?? 0,
		at: (bone, share, below) => {
			const [x, y] = joints[bone] ?? base;
			const along = share * (lengths[bone] ?? 0);
			const angle = heading(bone) * DEGREE;
			return off([x + along * Math.cos(angle), y + along * Math.sin(angle)], heading(bone), below);
		},
		joint: (bone, below) =>
			off(joints[bone] ?? base, (heading(bone) + (bone === 0 ? 0 : heading(bone - 1))) / 2, below),
	};
}

/** Places as knots of the plates' notation. */
export const knots = (places: readonly Place[]) => places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** The back of a finger from its knuckle to its tip, `inset` within the skin. */
export const backOf = (f: Finger, inset = 0): Place[] => [
	f.joint(0, inset - f.half(0)),
	f.at(0, 0.5, inset + 1 - (f.half(0) + f.half(1)) / 2),
	f.joint(1, inset - f.half(1) - 1),
	f.at(1, 0.52, inset + 1 - (f.half(1) + f.half(2)) / 2),
	f.joint(2, inset - f.half(2)),
	f.at(2, 0.55, inset - f.half(3)),
];

/** The tip of a finger. */
export const tipOf = (f: Finger): Place[] => [
	f.at(2, 0.93, -f.half(3) * 0.66),
	f.at(2, 1.03, 2),
	f.at(2, 0.9, f.half(3) * 0.95),
];

/** The pads of a finger from its tip to its root. */
export const padsOf = (f: Finger, inset = 0): Place[] => [
	f.at(2, 0.5, f.half(3) + 8 - inset),
	f.joint(2, f.half(2) * f.crease(2) - inset),
	f.at(1, 0.5, (f.half(1) + f.half(2)) / 2 + 8 - inset),
	f.joint(1, f.half(1) * f.crease(1) - inset),
	f.at(0, 0.66, f.half(1) + 13 - inset),
	f.at(0, 0.36, f.half(1) + 15 - inset),
];
