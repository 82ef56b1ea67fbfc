import * as z from "zod";
import { list, pagePath, picturePath, shortText, slug, text } from "./shared";

/**
 * Any page of the site as an entry of a menu: its label, its path, a line about it, and the picture of its card,
 * which is decoration (a doctor's is the portrait).
 */
const page = z.strictObject({
	label: text,
	path: pagePath,
	menuLine: shortText(60).describe("A line about the page, under its label."),
	picture: z
		.strictObject({ src: picturePath })
		.optional()
		.describe("The picture of its card; a doctor's is the portrait."),
});

/** An entry of a menu: the slug of one of its treatments, whose own file says the rest, or another page. */
const item = z.union([slug, page], {
	error: "the slug of a treatment of this menu, such as hand-lumps, or a page with label, path and menuLine",
});

const menu = z.strictObject({
	label: text.describe("What visitors read, in any script."),
	slug: slug.describe("The first segment of its paths, and the folder of its treatments."),
	heading: text.describe("The heading of the view that lists the menu's pages."),
	intro: text,
	items: list(item).describe("Its pages in their order; the bar shows the first twelve, the menu's own page all."),
});

/** A link of the footer: its label and the path that the clinic has published for it. */
const footerLink = z.strictObject({ label: text, path: pagePath });

export const navigation = z.strictObject({
	menus: list(menu),
	footer: z.array(z.strictObject({ heading: text, links: list(footerLink) })).default([]),
});

export type Navigation = z.infer<typeof navigation>;
export type Menu = Navigation["menus"][number];
