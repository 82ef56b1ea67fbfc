import * as z from "zod";
import { focus, list, optionalList, pagePath, picturePath, shortText, slug, text } from "./shared";

/** A page of the site as a menu entry: its label, its path, a line about it, and the decorative picture of its card. */
const page = z.strictObject({
	label: text,
	path: pagePath,
	menuLine: shortText(60).describe("A line about the page, under its label."),
	picture: z
		.strictObject({ src: picturePath, focus: focus.optional() })
		.optional()
		.describe("The picture of its card; for a doctor, the portrait."),
});

/** A menu entry: the slug of one of its treatments, or another page. */
const item = z.union([slug, page], {
	error: "the slug of a treatment of this menu, such as hand-lumps, or a page with label, path and menuLine",
});

const menu = z.strictObject({
	label: text.describe("The label, in any script."),
	slug: slug.describe("The first segment of its paths, and the folder of its treatments."),
	heading: text.describe("The heading of the menu's own page."),
	intro: text,
	items: list(item).describe("Its pages in order; the header shows the first twelve, the menu's own page all."),
});

const footerLink = z.strictObject({ label: text, path: pagePath });

export const navigation = z.strictObject({
	menus: list(menu),
	footer: optionalList(z.strictObject({ heading: text, links: list(footerLink) })),
});

export type Navigation = z.infer<typeof navigation>;
export type Menu = Navigation["menus"][number];
