import type * as z from "zod";
import { leavesOf } from "../fields";
import { meanings } from "../schema/meanings";

/** A text in the words of a language, and where it stands in its file. */
export type LanguageText = { text: string; path: (string | number)[] };

const WORDS = /\p{L}/u;

/** Whether a schema asks for words; what has a format, such as an address or a slug, is a fact that no language changes. */
function asksForWords(schema: z.core.$ZodType): boolean {
	const means = meanings.get(schema)?.means;
	if (means && means !== "markdown") return false;
	const { def } = (schema as z.core.$ZodTypes)._zod;
	if (def.type !== "string" || "format" in def) return false;
	return !def.checks?.some(({ _zod }) => _zod.def.check === "string_format");
}

/**
 * The texts of a file that a translation has to have: those in words, in the order of the schema. Texts without a letter,
 * such as telephone numbers, are the same in every language.
 * @param schema what the data was checked with
 * @param data what came out of it
 */
export const textsOfLanguage = (schema: z.ZodType, data: unknown): LanguageText[] =>
	leavesOf(schema, data).flatMap(({ schema: of, value, path }) =>
		typeof value === "string" && WORDS.test(value) && asksForWords(of) ? [{ text: value, path }] : [],
	);
