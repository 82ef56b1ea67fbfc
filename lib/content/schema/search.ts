import * as z from "zod";
import { topics } from "../../site/topics";
import { meaning } from "./meanings";
import { list, pagePath, shortText, slug, text } from "./shared";

/** What somebody types into a search: in any language, in Latin letters or Devanagari. */
const phrase = meaning("term", shortText(60));

/** Words that patients type, for a page or a part of one; visitors never read them. */
export const searchWords = z
	.array(phrase)
	.default([])
	.describe("What patients type when they look for this, in any language and script: gaath, haathala gaath, bump.")
	.meta({ title: "Words for the search" });

/** What the search of the site knows besides the pages' own words. */
export const search = z.strictObject({
	synonyms: z
		.array(
			z.strictObject({
				word: phrase.describe("The word that the pages use, such as finger."),
				same: list(phrase).describe("Words that mean the same, in any language and script: bot, ungli."),
			}),
		)
		.default([])
		.describe("Words that mean the same."),
	ignored: z
		.array(phrase)
		.default([])
		.describe("Words that say nothing about what is looked for, such as: how, the, kaise, mala."),
	topics: z
		.strictObject(
			Object.fromEntries(topics.map((topic) => [topic, searchWords])) as Record<
				(typeof topics)[number],
				typeof searchWords
			>,
		)
		.prefault({})
		.describe("What patients type for a section of any treatment, such as price and kharcha for its cost."),
	pages: z
		.array(
			z.strictObject({
				path: pagePath,
				part: slug.optional().describe("The part of the page that answers, by its anchor, such as contact."),
				words: searchWords,
			}),
		)
		.default([])
		.describe("What patients type for pages other than treatments, such as parking for the clinic's."),
});

const expected = z.strictObject({
	query: text.describe("What somebody types."),
	page: pagePath.optional().describe("The page that has to be found. Without it and a section, nothing may be found."),
	section: slug
		.optional()
		.describe("The part which has to be named, of that page or without one of any, by its anchor, such as cost."),
	call: z.literal(true).optional().describe("It is an emergency: its page comes first, with the number to call."),
});

/** What a search has to find: each is tried whenever the site is tested. */
export const searches = z.strictObject({ searches: z.array(expected).default([]) });

export type Search = z.infer<typeof search>;
export type ExpectedSearch = z.infer<typeof expected>;
