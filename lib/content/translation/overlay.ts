import * as z from "zod";
import { inWords } from "../issues-in-words";
import { fieldName } from "../position";
import type { Problem } from "../problem";
import { date, doctorSlug } from "../schema/shared";
import type { Source } from "../source";
import { type LanguageText, textsOfLanguage } from "../walk-schema";
import { partOf, stateOfParts, valueAt } from "./parts";

/** What a translated file says of itself, under `translation`. */
const about = z.strictObject({
	checked: z
		.strictObject({ by: doctorSlug, on: date })
		.optional()
		.describe("Which doctor has read the translation, and when; left out until one has."),
	from: z
		.record(z.string(), z.string())
		.default({})
		.describe("The state of each part of the original, by which the build sees that it has changed."),
	agreed: z
		.array(z.string())
		.default([])
		.describe("Differences that the check found and somebody has read: they are none, as the check says them."),
});

export type TranslationCheck = NonNullable<z.infer<typeof about>["checked"]>;

/** A text of an original and its translation, both as written, and the part of the file to which they belong. */
export type TextPair = { path: LanguageText["path"]; part: string; original: string; translation: string };

/** A translated file, laid over its original. */
export type Translated = {
	file: string;
	/** The original's data with the texts of the translation; the original's own where a text is missing. */
	data: unknown;
	/** Mistakes, which stop the build. */
	problems: Problem[];
	/** Texts that the translation lacks or has too many, and facts that it says differently. */
	unlike: Problem[];
	/** Parts whose original has changed since they were translated. */
	older: Problem[];
	checked: TranslationCheck | undefined;
	/** Differences that somebody has read and found to be none. */
	agreed: string[];
	pairs: TextPair[];
	/** A problem in this file at the given field. */
	problemAt: Source<unknown>["problemAt"];
};

/** An original: the file, and the schema that it was checked with. */
export type Original = { source: Source<unknown>; schema: z.ZodType };

/** Every word, number and yes or no of some data, with its place. */
function scalarsOf(value: unknown, path: LanguageText["path"] = []): { value: unknown; path: LanguageText["path"] }[] {
	if (value === null || typeof value !== "object" || value instanceof Date) return [{ value, path }];
	const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return entries.flatMap(([key, entry]) => scalarsOf(entry, [...path, key]));
}

/** A copy of some data in which other texts stand at the given places. */
function withTexts(data: unknown, texts: LanguageText[]): unknown {
	const copy: unknown = structuredClone(data);
	for (const { text, path } of texts) {
		const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
		parent[path.at(-1) ?? ""] = text;
	}
	return copy;
}

/**
 * Lays a translated file over its original: facts come from the original, texts from the translation.
 * @param original without mistakes
 * @param translation read without a schema, its tokens filled
 */
export function overlay({ source, schema }: Original, translation: Source<Record<string, unknown>>): Translated {
	const { translation: own = {}, ...given } = translation.data ?? {};
	const problems = [...translation.problems];
	const said = about.safeParse(own, { error: inWords });
	for (const { path, message } of said.error?.issues ?? []) {
		problems.push(translation.problemAt(["translation", ...path], message));
	}
	const texts = textsOfLanguage(schema, source.data);
	const places = new Map(texts.map((one) => [fieldName(one.path), one]));
	const unlike: Problem[] = [];
	const found: LanguageText[] = [];
	for (const { value, path } of scalarsOf(given)) {
		const name = fieldName(path);
		if (places.has(name) && typeof value === "string" && value.trim()) {
			found.push({ text: value.trim(), path });
			places.delete(name);
			continue;
		}
		const fact = valueAt(source.data, path);
		if (places.has(name) || fact === value || valueAt(source.written, path) === value) continue;
		const message =
			fact === undefined ? "the original has no such text" : `must be as in the original, ${String(fact)}, or left out`;
		unlike.push(translation.problemAt(path, message));
	}
	for (const { path } of places.values()) unlike.push(translation.problemAt(path, "not translated"));
	const data = withTexts(source.data, found);
	const { error } = schema.safeParse(withoutPlace(schema, data), { error: inWords });
	for (const { path, message } of error?.issues ?? []) problems.push(translation.problemAt(path, message));
	const written = ({ path }: LanguageText) => String(valueAt(source.written, path) ?? "").trim();
	const asWritten = texts.map((one) => ({ text: written(one), path: one.path }));
	const state = stateOfParts(source.data, asWritten);
	const from = said.data?.from ?? {};
	const older = Object.entries(state)
		.filter(([part, digest]) => from[part] !== digest)
		.map(([part]) => ({ ...translation.problemAt([], "older than its original"), field: part }));
	const pairs = found.map(({ path }) => ({
		path,
		part: partOf(source.data, path),
		original: String(valueAt(source.written, path) ?? "").trim(),
		translation: String(valueAt(translation.written, path) ?? "").trim(),
	}));
	const { file, problemAt } = translation;
	return {
		file,
		data,
		problems,
		unlike,
		older,
		checked: said.data?.checked,
		agreed: said.data?.agreed ?? [],
		pairs,
		problemAt,
	};
}

/** Data as its schema knows it, without what the place of its file says. */
function withoutPlace(schema: z.ZodType, data: unknown): unknown {
	const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
	if (def.type !== "object") return data;
	return Object.fromEntries(Object.entries(data as object).filter(([key]) => key in def.shape));
}
