import * as z from "zod";
import { line, picture, shortLine, slug } from "./shared";

/**
 * An entry of a menu. A treatment needs its label only; its path and line come from the treatment's
 * own file. Any other page says its line, its slug where the label does not give it, and the picture of its card,
 * which is decoration (a doctor's is the portrait).
 */
const item = z.strictObject({
	label: line,
	slug: slug.optional(),
	menuLine: shortLine(60).optional(),
	picture: picture.pick({ src: true }).required().optional(),
});

const menu = z.strictObject({
	label: line,
	/** Heading and opening words of the view that lists the menu's pages. */
	heading: line,
	intro: line,
	items: z.array(item).min(1),
});

/** A link of the footer: its label and the path that the clinic has published for it. */
const footerLink = z.strictObject({ label: line, path: line.startsWith("/") });

export const navigation = z.strictObject({
	menus: z.array(menu).min(1),
	footer: z.array(z.strictObject({ heading: line, links: z.array(footerLink).min(1) })).min(1),
});

export type Navigation = z.infer<typeof navigation>;
export type Menu = Navigation["menus"][number];
