import { contrast, type Hex } from "./contrast";
import type { ColourRole } from "./roles";

/** Contrast that lettering needs (WCAG 2.2, 1.4.3), and signs, borders of fields and the focus ring (1.4.11). */
const LETTERING = 4.5;
const SIGNS = 3;

/** White stands under and over the clinic's colours, and is not one of them. */
const WHITE: Hex = "#ffffff";

type Surface = ColourRole | "white";

/** What stands on what on the pages, and the contrast that it needs. */
const pairs: { front: ColourRole; grounds: Surface[]; needed: number }[] = [
	{ front: "ink", grounds: ["paper", "sand", "sage", "blush", "mist", "white", "marigold"], needed: LETTERING },
	{ front: "pine", grounds: ["paper", "sand", "sage", "blush", "mist", "white"], needed: LETTERING },
	{ front: "paper", grounds: ["ink", "pine"], needed: LETTERING },
	{ front: "clay", grounds: ["white"], needed: LETTERING },
	{ front: "clayDeep", grounds: ["white", "paper", "sand"], needed: LETTERING },
	{ front: "clay", grounds: ["paper", "sand"], needed: SIGNS },
	{ front: "marigold", grounds: ["ink"], needed: LETTERING },
	{ front: "marigold", grounds: ["pine"], needed: SIGNS },
	{ front: "sage", grounds: ["ink"], needed: LETTERING },
];

/** Rounded down, so that what is refused never reads as if it were enough. */
const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/**
 * The pairs of colours that cannot be told apart well enough (WCAG 2.2, level AA).
 * @returns for each the role whose colour stands in front, and what is wrong in words
 */
export function illegible(colours: Record<ColourRole, Hex>): { role: ColourRole; message: string }[] {
	const all = { ...colours, white: WHITE };
	return pairs.flatMap(({ front, grounds, needed }) =>
		grounds.flatMap((ground) => {
			const ratio = contrast(all[front], all[ground]);
			if (ratio >= needed) return [];
			const message = `${all[front]} and ${ground} (${all[ground]}) have a contrast of ${shown(ratio)}; ${needed}:1 is needed`;
			return [{ role: front, message }];
		}),
	);
}
