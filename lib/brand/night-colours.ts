import { contrast, type Hex, mix, nearestColour } from "./contrast";
import type { ColourRole } from "./palette";

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;

const BLACK: Hex = "#000000";

/** A brand's colours, and the white of cards and fields. */
export type PageColours = Record<ColourRole | "white", Hex>;

/**
 * The brand's colours for reading in the dark: the grounds are as dark as ink or darker, with a trace of their own
 * colour; what stands on them is lighter until it is legible on each.
 */
export function nightColours(day: PageColours): PageColours {
	const paper = mix(day.ink, BLACK, 0.45);
	const grounds = {
		paper,
		sand: mix(paper, day.paper, 0.05),
		white: mix(paper, day.paper, 0.09),
		sage: mix(paper, day.sage, 0.14),
		blush: mix(paper, day.blush, 0.14),
		mist: mix(paper, day.mist, 0.14),
	};
	const isLegible = (front: Hex) => Object.values(grounds).every((ground) => contrast(front, ground) >= TEXT);
	const legible = (colour: Hex) => (isLegible(colour) ? colour : (nearestColour(colour, isLegible) ?? day.paper));
	return {
		...grounds,
		ink: mix(day.paper, paper, 0.08),
		pine: legible(day.pine),
		clay: legible(day.clay),
		clayDeep: legible(day.clayDeep),
		marigold: day.marigold,
	};
}
