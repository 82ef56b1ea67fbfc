import { contrast, type Hex, nearestColour } from "./contrast";
import { type ColourRole, colourInBrand, type PaletteColour } from "./palette";

/** The contrast that text needs (WCAG 2.2, 1.4.3), and icons, borders of fields and the focus ring (1.4.11). */
const TEXT = 4.5;
const ICONS = 3;

/** Pages use white beside the clinic's colours; a brand cannot change it. */
const WHITE: Hex = "#ffffff";

/** Foregrounds on the backgrounds on which pages show them, with the contrast that they need. */
const onPages: [front: ColourRole, grounds: (ColourRole | "white")[], needed: number][] = [
	["ink", ["paper", "sand", "sage", "blush", "mist", "white", "marigold"], TEXT],
	["pine", ["paper", "sand", "sage", "blush", "mist", "white"], TEXT],
	["paper", ["ink", "pine"], TEXT],
	["clay", ["white"], TEXT],
	["clayDeep", ["white", "paper", "sand"], TEXT],
	["clay", ["paper", "sand"], ICONS],
	["marigold", ["ink"], TEXT],
	["marigold", ["pine"], ICONS],
	["sage", ["ink"], TEXT],
];

/** Pairs that make an illustration understandable, without those that are too similar in the palette itself. */
const inDrawings: [front: ColourRole, grounds: PaletteColour[], needed: number][] = [
	["ink", ["skin1", "skin2", "skin3", "artery", "bone", "fat"], ICONS],
	["pine", ["skin1", "skin2", "bone", "fat"], ICONS],
	["clay", ["bone", "mist"], ICONS],
];

/** A pair in a brand's colours, with the contrast that it has. */
type Checked = {
	front: ColourRole;
	ground: PaletteColour | "white";
	needed: number;
	colours: [Hex, Hex];
	ratio: number;
};

const check = (pairs: [ColourRole, (PaletteColour | "white")[], number][], brand: Record<ColourRole, Hex>): Checked[] =>
	pairs.flatMap(([front, grounds, needed]) =>
		grounds.map((ground) => {
			const colours: [Hex, Hex] = [brand[front], ground === "white" ? WHITE : colourInBrand(ground, brand)];
			return { front, ground, needed, colours, ratio: contrast(...colours) };
		}),
	);

const isLegible = ({ ratio, needed }: Checked): boolean => ratio >= needed;

/** Rounds the ratio down, to never show the contrast that is needed. */
const problemWith = ({ ground, colours: [front, behind], ratio, needed }: Checked): string =>
	`${front} and ${ground} (${behind}) have a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1; ${needed}:1 is needed`;

/** The colour nearest to a role's with which every pair of that role is legible, beside the brand's other colours. */
const mended = (brand: Record<ColourRole, Hex>, role: ColourRole): Hex | undefined =>
	nearestColour(brand[role], (colour) =>
		check(onPages, { ...brand, [role]: colour }).every(
			(pair) => isLegible(pair) || (pair.front !== role && pair.ground !== role),
		),
	);

/**
 * The pairs of colours that are not legible on pages (WCAG 2.2, level AA), each at the role of its foreground, with a
 * colour to take instead.
 */
export const illegible = (brand: Record<ColourRole, Hex>): { role: ColourRole; message: string }[] =>
	check(onPages, brand)
		.filter((pair) => !isLegible(pair))
		.map((pair) => {
			const colour = mended(brand, pair.front);
			return { role: pair.front, message: `${problemWith(pair)}${colour ? `; try ${colour}` : ""}` };
		});

/**
 * The pairs of colours that are too similar in illustrations (WCAG 2.2, 1.4.11).
 * @param palettes the name of each illustration with its colours; a pair counts if one illustration contains both
 */
export const illegibleInDrawings = (
	brand: Record<ColourRole, Hex>,
	palettes: [name: string, colours: readonly PaletteColour[]][],
): { role: ColourRole; message: string }[] =>
	check(inDrawings, brand).flatMap((pair) => {
		const { front, ground } = pair;
		if (isLegible(pair) || ground === "white") return [];
		const [name] = palettes.find(([, colours]) => colours.includes(front) && colours.includes(ground)) ?? [];
		return name ? [{ role: front, message: `in drawings such as ${name}, ${problemWith(pair)}` }] : [];
	});
