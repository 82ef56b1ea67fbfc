import type { Hex } from "./contrast";

/** The roles of the site's colours, each with its description in the editor. */
export const colourRoles = {
	paper: "The background of every page, and text on ink and pine. Light.",
	sand: "The background of every other section of a page. Light, a little darker than paper.",
	ink: "Text; the background of the contact bar and the footer; fine lines, translucent. Dark.",
	pine: "Links, secondary buttons, icons, the backs of cards; the logo on light backgrounds. Dark.",
	clay: "The button that books an appointment and the border of urgent advice, nothing else; a background of white text.",
	clayDeep: "The same button on hover; errors in the form. Darker than clay.",
	marigold: "Accents: rating stars, bullets, the focus ring, icons on ink. Light, strong.",
	sage: "A background of slides, banners and missing pictures; small headings on ink. Light.",
	blush: "A background of slides and banners. Light.",
	mist: "A background of slides and banners. Light.",
} as const;

export type ColourRole = keyof typeof colourRoles;

/** The colours that drawings use for each role. The build replaces them with the brand's. */
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

/** The colours of skin, from light to dark, and tissue: the same in every brand. */
export const bodyColours = {
	skin1: "#f0c9a4",
	skin2: "#d39c6f",
	skin3: "#a86f45",
	skin4: "#7a4a2b",
	artery: "#c4573b",
	vein: "#3f7c86",
	bone: "#f6e9cf",
	fat: "#ebc46a",
} as const;

type BodyColour = keyof typeof bodyColours;

/** The name of a colour in the palette that illustrations are drawn in. */
export type PaletteColour = ColourRole | BodyColour;

const byHex = new Map(
	Object.entries({ ...drawnRoles, ...bodyColours }).map(([name, hex]) => [hex, name as PaletteColour]),
);

/** The name of a drawing's colour, in upper or lower case; undefined if it is not in the palette. */
export const paletteColourOf = (colour: string): PaletteColour | undefined => byHex.get(colour.toLowerCase() as Hex);

/** The colour that a brand has for one of the palette. */
export const colourInBrand = (colour: PaletteColour, brand: Record<ColourRole, Hex>): Hex =>
	colour in colourRoles ? brand[colour as ColourRole] : bodyColours[colour as BodyColour];
