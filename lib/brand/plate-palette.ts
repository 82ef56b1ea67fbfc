import type { Hex } from "./contrast";
import { type ColourRole, colourRoles } from "./roles";

/**
 * The colours that stand for the brand's in drawings, by role: the build shows the brand's in their place. They are what
 * the drawings hold, letter for letter, and no choice of a clinic.
 */
export const drawnRoles: Record<ColourRole, Hex> = {
	paper: "#fbf7f0",
	sand: "#f1e7d8",
	ink: "#15302f",
	pine: "#0e5a54",
	clay: "#b8492b",
	clayDeep: "#963818",
	marigold: "#e8a317",
	sage: "#b9cdbf",
	blush: "#f2d5c8",
	mist: "#d5e3e6",
};

/** The colours of bodies: skin from light to dark, and tissue. Anatomy keeps its own, whatever the brand. */
export const bodyTones = {
	skin1: "#f0c9a4",
	skin2: "#d39c6f",
	skin3: "#a86f45",
	skin4: "#7a4a2b",
	artery: "#c4573b",
	vein: "#3f7c86",
	bone: "#f6e9cf",
	fat: "#ebc46a",
} as const;

type BodyTone = keyof typeof bodyTones;

/** A colour of the palette that plates and films are drawn in. */
export type Tone = ColourRole | BodyTone;

const tones = new Map(Object.entries({ ...drawnRoles, ...bodyTones }).map(([tone, hex]) => [hex, tone as Tone]));

/** Which colour of the palette a colour in a drawing is, in any letters; nothing for one of the drawing's own. */
export const toneOf = (colour: string): Tone | undefined => tones.get(colour.toLowerCase() as Hex);

/** The colour in which a drawing shows a tone in a brand's colours. */
export const shownTone = (tone: Tone, colours: Record<ColourRole, Hex>): Hex =>
	tone in colourRoles ? colours[tone as ColourRole] : bodyTones[tone as BodyTone];

/**
 * A text with the palette's colours exchanged for a brand's, such as the markup of a film's picture; colours that are
 * not of the palette, and those of bodies, stay.
 */
export const inBrandColours = (markup: string, colours: Record<ColourRole, Hex>): string =>
	markup.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
		const tone = toneOf(colour);
		return tone ? shownTone(tone, colours) : colour;
	});
