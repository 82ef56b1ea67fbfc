import * as z from "zod";
import { topics } from "../topics";
import { withRole } from "./field-roles";
import { flag, list, optionalList, pagePath, shortText, slug, text } from "./shared";

/** A search term in any language, in Latin letters or Devanagari. */
const phrase = withRole("term", shortText(60));

/** Search terms for a page or a part of one; they are not shown. */
export const searchWords = optionalList(phrase)
	.describe("What patients type to find this, in any language and script: gaath, haathala gaath, bump.")
	.meta({ title: "Words for the search" });

/** Search terms besides the pages' own words. */
export const search = z.strictObject({
	synonyms: optionalList(
		z.strictObject({
			word: phrase.describe("A word of the pages, such as finger."),
			same: list(phrase).describe("Synonyms, in any language and script: bot, ungli."),
		}),
	).describe("Synonyms."),
	ignored: optionalList(phrase).describe("Stop words, such as: how, the, kaise, mala."),
	topics: z
		.strictObject(
			Object.fromEntries(topics.map((topic) => [topic, searchWords])) as Record<
				(typeof topics)[number],
				typeof searchWords
			>,
		)
		.prefault({})
		.describe("What patients type to find a section of any treatment, such as price and kharcha for the cost."),
	pages: optionalList(
		z.strictObject({
			path: pagePath,
			part: slug.optional().describe("The part of the page, by its anchor, such as contact."),
			words: searchWords,
		}),
	).describe("What patients type to find other pages, such as parking for the clinic's page."),
});

const expected = z.strictObject({
	query: text.describe("A search query."),
	page: pagePath.optional().describe("The expected page. Without a page and a section, no result is expected."),
	section: slug.optional().describe("The expected part, by its anchor, such as cost; of the page, or of any page."),
	alarm: slug
		.optional()
		.describe(
			"The alarm that the query raises, by its id in content/emergency.yaml, or none where it must raise none.",
		),
	call: flag.describe("An emergency: the page must come first, with the number to call."),
});

/** Expected search results; the tests try each query. */
export const searches = z.strictObject({ searches: optionalList(expected) });

export type Search = z.infer<typeof search>;
export type ExpectedSearch = z.infer<typeof expected>;
