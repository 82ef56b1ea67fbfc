import * as z from "zod";
import { picture, shortText, slug, text } from "./shared";

/**
 * Any page of the site as an entry of a menu: its label, its path, a line about it, and the picture of its card,
 * which is decoration (a doctor's is the portrait).
 */
const page = z.strictObject({
	label: text,
	path: text.startsWith("/"),
	menuLine: shortText(60),
	picture: picture.pick({ src: true }).required().optional(),
});

/** An entry of a menu: the slug of one of its treatments, whose own file says the rest, or another page. */
const item = z.union([slug, page], {
	error: "the slug of a treatment of this menu, such as hand-lumps, or a page with label, path and menuLine",
});

const menu = z.strictObject({
	label: text,
	/** The first segment of its paths, and the folder of its treatments. */
	slug,
	/** Heading and opening words of the view that lists the menu's pages. */
	heading: text,
	intro: text,
	items: z.array(item).min(1),
});

/** A link of the footer: its label and the path that the clinic has published for it. */
const footerLink = z.strictObject({ label: text, path: text.startsWith("/") });

export const navigation = z.strictObject({
	menus: z.array(menu).min(1),
	footer: z.array(z.strictObject({ heading: text, links: z.array(footerLink).min(1) })).min(1),
});

export type Navigation = z.infer<typeof navigation>;
export type Menu = Navigation["menus"][number];
