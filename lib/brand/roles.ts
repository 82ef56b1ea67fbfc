/** The colours of the site by what they are for, each explained to those who choose them. */
export const colourRoles = {
	paper: "The ground of every page, and lettering on ink and pine. Light.",
	sand: "The ground of every other part of a page. Light, a little darker than paper.",
	ink: "Text; the ground of the contact bar and the footer; fine lines, thinned. Dark.",
	pine: "Links, quiet buttons and signs, the backs of cards; the mark on light grounds. Dark.",
	clay: "The button that books an appointment and the border of urgent advice, nothing else; white lettering stands on it.",
	clayDeep: "The same button under the pointer; mistakes in the form. Darker than clay.",
	marigold: "Small lights: rating stars, bullets, the focus ring, signs on ink. Light, strong.",
	sage: "A ground of slides, banners and missing pictures; small headings on ink. Light.",
	blush: "A ground of slides and banners. Light.",
	mist: "A ground of slides and banners. Light.",
} as const;

export type ColourRole = keyof typeof colourRoles;
