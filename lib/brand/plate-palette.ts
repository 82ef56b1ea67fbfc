import type { Hex } from "./contrast";
import palette from "./plate-palette.json";
import { type ColourRole, colourRoles } from "./roles";

/** The tones of bodies in drawings, which no brand changes: skin from light to dark, and tissue. */
export type BodyTone = keyof typeof palette.body;

/** A colour of the palette that plates and films are drawn in. */
export type Tone = ColourRole | BodyTone;

/** The colours that stand for the brand's in drawings, by role: the brand's replace them in the build. */
export const drawnRoles = palette.roles as Record<ColourRole, Hex>;

/** The colours of bodies: anatomy keeps its own, whatever the brand. */
export const bodyTones = palette.body as Record<BodyTone, Hex>;

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
