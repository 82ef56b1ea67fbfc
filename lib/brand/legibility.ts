import { contrast, type Hex } from "./contrast";
import { shownTone, type Tone } from "./plate-palette";
import type { ColourRole } from "./roles";

/** Contrast that lettering needs (WCAG 2.2, 1.4.3), and signs, borders of fields and the focus ring (1.4.11). */
const LETTERING = 4.5;
const SIGNS = 3;

/** White stands under and over the clinic's colours, and is not one of them. */
const WHITE: Hex = "#ffffff";

type Surface = ColourRole | "white";

/** What stands on what, and the contrast that it needs. */
type Pair<Front, Ground> = { front: Front; ground: Ground; needed: number };

const on = <Front, Ground>(front: Front, grounds: Ground[], needed: number): Pair<Front, Ground>[] =>
	grounds.map((ground) => ({ front, ground, needed }));

/** What stands on what on the pages. */
const onPages: Pair<ColourRole, Surface>[] = [
	...on<ColourRole, Surface>("ink", ["paper", "sand", "sage", "blush", "mist", "white", "marigold"], LETTERING),
	...on<ColourRole, Surface>("pine", ["paper", "sand", "sage", "blush", "mist", "white"], LETTERING),
	...on<ColourRole, Surface>("paper", ["ink", "pine"], LETTERING),
	...on<ColourRole, Surface>("clay", ["white"], LETTERING),
	...on<ColourRole, Surface>("clayDeep", ["white", "paper", "sand"], LETTERING),
	...on<ColourRole, Surface>("clay", ["paper", "sand"], SIGNS),
	...on<ColourRole, Surface>("marigold", ["ink"], LETTERING),
	...on<ColourRole, Surface>("marigold", ["pine"], SIGNS),
	...on<ColourRole, Surface>("sage", ["ink"], LETTERING),
];

/**
 * What the plates draw on what and need to be understood, beside what pages need anyway: the line of ink around skin and
 * tissue, what lies in a window's ground, and arrows. Pairs that the plates' own colours do not tell apart, such as ink
 * on the darkest skin, teach nothing by their contrast, and are not here.
 */
const inDrawings: Pair<ColourRole, Tone>[] = [
	...on<ColourRole, Tone>("ink", ["skin1", "skin2", "skin3", "artery", "bone", "fat"], SIGNS),
	...on<ColourRole, Tone>("pine", ["skin1", "skin2", "bone", "fat"], SIGNS),
	...on<ColourRole, Tone>("clay", ["bone", "mist"], SIGNS),
];

/** Rounded down, so that what is refused never reads as if it were enough. */
const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** A pair in a brand's colours, with the contrast that it has. */
export type Checked = { front: ColourRole; ground: Tone | "white"; needed: number; colours: [Hex, Hex]; ratio: number };

function check(pairs: Pair<ColourRole, Tone | "white">[], chosen: Record<ColourRole, Hex>): Checked[] {
	return pairs.map((pair) => {
		const colours: [Hex, Hex] = [chosen[pair.front], pair.ground === "white" ? WHITE : shownTone(pair.ground, chosen)];
		return { ...pair, colours, ratio: contrast(...colours) };
	});
}

/** Every pair of the pages, with the contrast that it has. */
export const pairsOnPages = (chosen: Record<ColourRole, Hex>): Checked[] => check(onPages, chosen);

/** Every pair that drawings rely on, with the contrast that it has. */
export const pairsInDrawings = (chosen: Record<ColourRole, Hex>): Checked[] => check(inDrawings, chosen);

/** Whether a pair can be told apart well enough. */
export const isLegible = ({ ratio, needed }: Checked): boolean => ratio >= needed;

/** What is wrong with a pair, in words that name both colours. */
const faultOf = ({ ground, colours: [front, behind], ratio, needed }: Checked): string =>
	`${front} and ${ground} (${behind}) have a contrast of ${shown(ratio)}; ${needed}:1 is needed`;

/**
 * The pairs of colours that cannot be told apart well enough on pages (WCAG 2.2, level AA).
 * @returns for each the role whose colour stands in front, and what is wrong in words
 */
export const illegible = (chosen: Record<ColourRole, Hex>): { role: ColourRole; message: string }[] =>
	pairsOnPages(chosen)
		.filter((pair) => !isLegible(pair))
		.map((pair) => ({ role: pair.front, message: faultOf(pair) }));

/**
 * The pairs that cannot be told apart well enough in drawings (WCAG 2.2, 1.4.11).
 * @param drawings each drawing's name with the colours of the palette that it is made of: only pairs of which one of
 *   them has both colours matter
 * @returns for each the role whose colour the brand can change, and what is wrong in words, with the first such drawing
 */
export function illegibleInDrawings(
	chosen: Record<ColourRole, Hex>,
	drawings: Iterable<[name: string, tones: readonly Tone[]]>,
): { role: ColourRole; message: string }[] {
	const all = [...drawings];
	return pairsInDrawings(chosen).flatMap((pair) => {
		const { front, ground } = pair;
		if (isLegible(pair) || ground === "white") return [];
		const [name] = all.find(([, tones]) => tones.includes(front) && tones.includes(ground)) ?? [];
		return name ? [{ role: front, message: `in drawings such as ${name}, ${faultOf(pair)}` }] : [];
	});
}
