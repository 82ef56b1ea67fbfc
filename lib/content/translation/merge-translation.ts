import { createHash } from "node:crypto";
import * as z from "zod";
import { date, doctorSlug } from "../../model/schema/shared";
import type { ContentFile } from "../content-file";
import { fieldName } from "../position";
import type { Problem } from "../problem";
import { type LanguageText, textsOfLanguage } from "../walk-schema";
import { zodMessage } from "../zod-messages";

type Path = LanguageText["path"];

/** The value at a path; undefined if there is none. */
function valueAt(data: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key],
		data,
	);
}

/** The key of a list entry: the topic of a section, or the id of an entry, such as a section of a guide. */
const nameOf = (entry: unknown): string | undefined => {
	const { topic, id } = (entry ?? {}) as { topic?: unknown; id?: unknown };
	return typeof topic === "string" ? topic : typeof id === "string" ? id : undefined;
};

/**
 * The part of its file that a text belongs to: an entry in a list of sections, or else a top-level field.
 * @returns its name, such as `details.sections.risks` or `heading`
 */
export function partOf(data: unknown, path: Path): string {
	for (let length = 1; length <= path.length; length++) {
		const name = nameOf(valueAt(data, path.slice(0, length)));
		if (name) return `${fieldName(path.slice(0, length - 1))}.${name}`;
	}
	return String(path[0]);
}

/** A short hash of texts: eight hexadecimal digits. */
const digestOf = (texts: string[]): string =>
	createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);

/**
 * A hash of a file's texts for each of its parts.
 * @param texts its texts as written, before tokens are filled
 */
function stateOfParts(data: unknown, texts: LanguageText[]): Record<string, string> {
	const parts = new Map<string, string[]>();
	for (const { text, path } of texts) {
		const part = partOf(data, path);
		parts.set(part, [...(parts.get(part) ?? []), text]);
	}
	return Object.fromEntries([...parts].map(([part, within]) => [part, digestOf(within)]));
}

/** The metadata of a translated file, under `translation`. */
const about = z.strictObject({
	checked: z
		.strictObject({ by: doctorSlug, on: date })
		.optional()
		.describe("Which doctor has read the translation, and when; left out until one has."),
	from: z
		.record(z.string(), z.string())
		.default({})
		.describe(
			"A hash of each part of the original when it was translated; the build compares them to find outdated parts.",
		),
	agreed: z
		.array(z.string())
		.default([])
		.describe("Differences reported by the check that a person has read and accepted, in the check's words."),
});

export type TranslationCheck = NonNullable<z.infer<typeof about>["checked"]>;

/** A text of an original and its translation, both as written, and the part of the file that contains them. */
export type TextPair = { path: LanguageText["path"]; part: string; original: string; translation: string };

export type MergedTranslation = {
	file: string;
	/** The original's data with the texts of the translation; missing texts remain in the original language. */
	data: unknown;
	/** Mistakes, which stop the build. */
	problems: Problem[];
	/** Missing and surplus texts, and facts that differ from the original. */
	mismatches: Problem[];
	/** Parts whose original has changed since they were translated. */
	older: Problem[];
	checked: TranslationCheck | undefined;
	/** Differences that a person has accepted. */
	agreed: string[];
	pairs: TextPair[];
	problemAt: ContentFile<unknown>["problemAt"];
};

export type Original = { source: ContentFile<unknown>; schema: z.ZodType };

/** A text of a file as written, before tokens are filled. */
const writtenAt = ({ written }: ContentFile<unknown>, path: Path): string =>
	String(valueAt(written, path) ?? "").trim();

/** The texts of an original as written, and the hash of each part. */
export function writtenTexts({ source, schema }: Original): { texts: LanguageText[]; state: Record<string, string> } {
	const texts = textsOfLanguage(schema, source.data).map(({ path }) => ({ text: writtenAt(source, path), path }));
	return { texts, state: stateOfParts(source.data, texts) };
}

/** Every scalar of some data, with its path. */
function scalarsOf(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
	if (value === null || typeof value !== "object" || value instanceof Date) return [{ value, path }];
	const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return entries.flatMap(([key, entry]) => scalarsOf(entry, [...path, key]));
}

/** A copy of some data with the texts at the given paths replaced. */
function withTexts(data: unknown, texts: LanguageText[]): unknown {
	const copy: unknown = structuredClone(data);
	for (const { text, path } of texts) {
		const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
		parent[path.at(-1) ?? ""] = text;
	}
	return copy;
}

/**
 * Merges a translated file with its original: facts from the original, texts from the translation.
 * @param original without mistakes
 * @param translation read without a schema, its tokens filled
 */
export function mergeTranslation(
	{ source, schema }: Original,
	translation: ContentFile<Record<string, unknown>>,
): MergedTranslation {
	const { translation: own = {}, ...given } = translation.data ?? {};
	const problems = [...translation.problems];
	const parsed = about.safeParse(own, { error: zodMessage });
	for (const { path, message } of parsed.error?.issues ?? [])
		problems.push(translation.problemAt(["translation", ...path], message));
	const { texts, state } = writtenTexts({ source, schema });
	const places = new Map(texts.map((one) => [fieldName(one.path), one]));
	const mismatches: Problem[] = [];
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
		mismatches.push(translation.problemAt(path, message));
	}
	for (const { path } of places.values()) mismatches.push(translation.problemAt(path, "not translated"));
	const data = withTexts(source.data, found);
	const { error } = schema.safeParse(withoutPlace(schema, data), { error: zodMessage });
	for (const { path, message } of error?.issues ?? []) problems.push(translation.problemAt(path, message));
	const from = parsed.data?.from ?? {};
	const older = Object.entries(state)
		.filter(([part, digest]) => from[part] !== digest)
		.map(([part]) => ({ ...translation.problemAt([], "older than its original"), field: part }));
	const pairs = found.map(({ path }) => ({
		path,
		part: partOf(source.data, path),
		original: writtenAt(source, path),
		translation: writtenAt(translation, path),
	}));
	const { file, problemAt } = translation;
	return {
		file,
		data,
		problems,
		mismatches,
		older,
		checked: parsed.data?.checked,
		agreed: parsed.data?.agreed ?? [],
		pairs,
		problemAt,
	};
}

/** Data without the fields that come from the file's path. */
function withoutPlace(schema: z.ZodType, data: unknown): unknown {
	const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
	if (def.type !== "object") return data;
	return Object.fromEntries(Object.entries(data as object).filter(([key]) => key in def.shape));
}
