import * as z from "zod";
import { languageCode } from "./codes";
import { list, text } from "./shared";

/** Adds a mistake for each entry of a list whose field repeats that of an earlier one. */
const unique =
	<Field extends string>(field: Field) =>
	(entries: Record<Field, string>[], context: z.RefinementCtx) => {
		const values = entries.map((entry) => entry[field]);
		for (const [index, value] of values.entries()) {
			if (values.indexOf(value) === index) continue;
			context.addIssue({ code: "custom", message: `${value} is in the list twice`, path: [index, field] });
		}
	};

const word = z.strictObject({
	text: text.describe("As it is written, a whole word or a few: OPD."),
	say: text.describe("As it is said: O P D."),
});

const pronunciationsIn = z.strictObject({
	language: languageCode.describe("The language's code: en, mr, hi."),
	digits: list(text, { min: 10, max: 10 }).describe(
		"The words for the digits from zero to nine, by which telephone numbers are read.",
	),
	to: text.describe("The word between the ends of a range: 5–7 as 5 to 7."),
	words: z
		.array(word)
		.default([])
		.superRefine(unique("text"))
		.describe("Abbreviations, units and signs, and what is said instead."),
});

/** How the voice of a device says what is written in short, in each language. */
export const pronunciations = z.strictObject({
	languages: z.array(pronunciationsIn).default([]).superRefine(unique("language")),
});
