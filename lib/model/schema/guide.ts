import * as z from "zod";
import { CHECKLIST, SOURCES } from "../topics";
import { withRole } from "./field-roles";
import { searchWords } from "./search";
import { description, ground, list, markdown, optionalList, review, sample, shortText, slug, text } from "./shared";

/** Other anchors of a guide's page. */
const TAKEN = [CHECKLIST, SOURCES, "others", "main", "top"];

const part = z.strictObject({
	id: slug
		.refine((id) => !TAKEN.includes(id), { error: "another part of the page has this anchor" })
		.describe("Its anchor, by which treatments refer to it: fasting. No two guides may have the same."),
	title: shortText(60),
	short: shortText(140).describe("The main point in a sentence or two, without citations."),
	text: markdown,
});

const checklist = z
	.strictObject({
		heading: shortText(60),
		note: text.optional(),
		groups: list(
			z.strictObject({
				when: shortText(40).describe("Such as: One week before."),
				items: list(shortText(140)),
			}),
		),
	})
	.describe("A list to print and tick.");

const call = z.strictObject({
	label: shortText(40).describe("What stands before the number: Day and night."),
	hospital: withRole("referral", slug)
		.optional()
		.describe("One of the clinic's hospitals; without it the clinic itself."),
});

/**
 * A page for patients on what holds for many operations, one file each. Its slug is its file's name. `{tokens}` in its
 * texts are filled from `content/emergency.yaml`.
 */
export const guide = z.strictObject({
	sample,
	link: shortText(60).meta({ title: "Name" }).describe("Its name in lists and in the footer."),
	menuLine: shortText(60).describe("A line about it, under its name."),
	title: shortText(60).optional().describe("The page's title in search results. By default the heading."),
	summary: description,
	words: searchWords,
	heading: shortText(80),
	paragraph: text,
	calls: optionalList(call).describe("Numbers to call, as buttons below the paragraph. The first is filled."),
	ground: ground.describe("The background of the banner."),
	review,
	checklist: checklist.optional(),
	sections: list(part),
});

export type Guide = z.infer<typeof guide> & { slug: string };
export type GuidePart = z.infer<typeof part>;
