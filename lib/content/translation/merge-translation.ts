import * as z from "zod";
import { date, doctorSlug } from "../../model/schema/shared";
import type { ContentFile } from "../content-file";
import { fieldName } from "../position";
import type { Problem } from "../problem";
import { type LanguageText, type Part, textsAndFacts, textsOfLanguage } from "../walk-schema";
import { zodMessage } from "../zod-messages";
import {
	type EntryRecord,
	hashOf,
	isRecorded,
	matchEntries,
	type OriginalEntry,
	originalEntry,
	readRecords,
	translatedEntry,
	writeRecords,
} from "./match-entries";

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
function partOf(data: unknown, path: Path): string {
	for (let length = 1; length <= path.length; length++) {
		const name = nameOf(valueAt(data, path.slice(0, length)));
		if (name) return `${fieldName(path.slice(0, length - 1))}.${name}`;
	}
	return String(path[0]);
}

/** The path of the innermost list entry with a value; empty if the value is in no list. */
const entryAround = (path: Path): Path => path.slice(0, path.findLastIndex((key) => typeof key === "number") + 1);

/** The list entry or the top-level field of an original that a text belongs to, by its name. */
const ownerOf = (path: Path): string => fieldName(entryAround(path)) || String(path[0]);

/** The name of a list without the places of the entries around it: `menus.items`. */
const listName = (path: Path): string => fieldName(path.filter((key) => typeof key !== "number"));

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
			"The state of the original when it was translated: a hash of each field, and of each list the records of its entries, by which they are found again. Written by npm run translate.",
		),
	agreed: z
		.array(z.string())
		.default([])
		.describe("Differences reported by the check that a person has read and accepted, in the check's words."),
});

export type TranslationCheck = NonNullable<z.infer<typeof about>["checked"]>;

/** A text of an original and its translation, both as written, and the part of the file that contains them. */
export type TextPair = {
	/** The path in the translation. */
	path: Path;
	/** The path in the original. */
	from: Path;
	part: string;
	original: string;
	translation: string;
	/** Whether the original has changed since. */
	isOlder: boolean;
};

export type MergedTranslation = {
	file: string;
	/** The original's data with the texts of the translation; missing texts remain in the original language. */
	data: unknown;
	/** Mistakes, which stop the build. */
	problems: Problem[];
	/** Missing and surplus texts, and facts that differ from the original. */
	mismatches: Problem[];
	/** List entries whose original is gone. */
	surplus: Problem[];
	/** Fields and list entries whose original has changed since they were translated. */
	older: Problem[];
	checked: TranslationCheck | undefined;
	/** Differences that a person has accepted. */
	agreed: string[];
	pairs: TextPair[];
	/** The texts of the original without a translation, as written. */
	missing: LanguageText[];
	/** The present state of the original, for `from`. */
	state: Record<string, string>;
	/** For each list of the translation, by its path in the original: the index there of each of its entries. */
	entries: Map<string, (number | undefined)[]>;
	problemAt: ContentFile<unknown>["problemAt"];
};

export type Original = { source: Pick<ContentFile<unknown>, "file" | "data" | "written">; schema: z.ZodType };

/** A text of a file as written, before tokens are filled. */
const writtenAt = ({ written }: Original["source"], path: Path): string => String(valueAt(written, path) ?? "").trim();

/** The texts of an original as written. */
export const writtenTexts = ({ source, schema }: Original): LanguageText[] =>
	textsOfLanguage(schema, source.data).map(({ path }) => ({ text: writtenAt(source, path), path }));

function groupBy<T>(values: T[], keyOf: (value: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const value of values) {
		const group = groups.get(keyOf(value));
		if (group) group.push(value);
		else groups.set(keyOf(value), [value]);
	}
	return groups;
}

/** The list entries of an original, by their paths. */
function entriesOf(source: Original["source"], parts: Part[]): Map<string, OriginalEntry> {
	const within = groupBy(parts, ({ path }) => fieldName(entryAround(path)));
	return new Map(
		[...within].map(([entry, own]) => {
			const facts = own
				.filter(({ kind }) => kind !== "text")
				.map(({ kind, value, path }) => ({
					name: fieldName(path.slice(entryAround(path).length)),
					value,
					isKey: kind === "key",
				}));
			const texts = own.flatMap(({ kind, path }) => (kind === "text" ? [writtenAt(source, path)] : []));
			return [entry, originalEntry(facts, texts)];
		}),
	);
}

/** A hash of the texts of each field that are in no list. */
function stateOfFields(texts: LanguageText[]): Record<string, string> {
	const fields = groupBy(
		texts.filter(({ path }) => entryAround(path).length === 0),
		({ path }) => String(path[0]),
	);
	const digest = (within: LanguageText[]) => hashOf(within.map(({ text }) => text));
	return Object.fromEntries([...fields].map(([field, within]) => [field, digest(within)]));
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isMap = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !isList(value) && !(value instanceof Date);

/** The scalars of a list entry by their names, without those of lists within it and without empty ones. */
function scalarsOf(entry: unknown, path: Path = []): [string, unknown][] {
	if (isList(entry) || entry === null || entry === undefined || entry === "") return [];
	if (!isMap(entry)) return [[fieldName(path), typeof entry === "string" ? entry.trim() : entry]];
	return Object.entries(entry).flatMap(([key, value]) => scalarsOf(value, [...path, key]));
}

const translatedEntries = (list: unknown[]) => list.map((entry) => translatedEntry(new Map(scalarsOf(entry))));

/** The hashes of the entries of all lists, by the lists' names. */
function hashesOf(value: unknown, path: Path = [], found = new Map<string, Set<string>>()): Map<string, Set<string>> {
	if (isList(value)) {
		const own = found.get(listName(path)) ?? new Set();
		found.set(listName(path), own);
		for (const { hash } of translatedEntries(value)) own.add(hash);
	}
	if (isList(value) || isMap(value)) {
		for (const [key, entry] of Object.entries(value)) hashesOf(entry, isList(value) ? path : [...path, key], found);
	}
	return found;
}

/** Whether a translated entry has words; slugs and topics have none that a visitor reads. */
function hasWords(value: unknown): boolean {
	if (isList(value) || isMap(value)) return Object.values(value).some(hasWords);
	return typeof value === "string" && /\p{L}/u.test(value) && !/^[a-zA-Z0-9.&/-]+$/.test(value);
}

/** Whether a text is still to be translated: it is empty, or has the original's words in a comment of Markdown. */
const isUntranslated = (value: unknown): boolean =>
	value === null || value === undefined || (typeof value === "string" && (!value.trim() || value.includes("<!--")));

/** A copy of some data with the texts at the given paths replaced. */
function withTexts(data: unknown, texts: LanguageText[]): unknown {
	const copy: unknown = structuredClone(data);
	for (const { text, path } of texts) {
		const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
		parent[path.at(-1) ?? ""] = text;
	}
	return copy;
}

const ageOf = (isRecorded: boolean): string =>
	isRecorded ? "older than its original" : "not recorded yet: npm run translate does it with done";

/** The first words of a text, to recognise it by. */
const beginning = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);

/**
 * Merges a translated file with its original: facts from the original, texts from the translation. Entries of lists are
 * found by what they were made from (match-entries.ts), not by their place.
 * @param original without mistakes
 * @param translation read without a schema, its tokens filled
 */
export function mergeTranslation(
	{ source, schema }: Original,
	translation: Omit<ContentFile<Record<string, unknown>>, "fields" | "linesOf">,
): MergedTranslation {
	const { translation: metadata = {}, ...given } = translation.data ?? {};
	const problems = [...translation.problems];
	const parsed = about.safeParse(metadata ?? {}, { error: zodMessage });
	for (const { path, message } of parsed.error?.issues ?? [])
		problems.push(translation.problemAt(["translation", ...path], message));
	const { from = {}, checked, agreed = [] } = parsed.data ?? {};

	const texts = writtenTexts({ source, schema });
	const originals = entriesOf(source, textsAndFacts(schema, source.data));
	const { translation: _, ...written } = (translation.written ?? {}) as Record<string, unknown>;
	const known = hashesOf(written);
	const recorded = new Map(Object.entries(from).map(([list, records]) => [list, readRecords(records)]));
	/** What to record of the entries of each list. */
	const toRecord = new Map<string, EntryRecord[]>();
	const entries: MergedTranslation["entries"] = new Map();
	const missing = new Map(texts.map((one) => [fieldName(one.path), one]));
	/** Where an entry of the original is in the translation. */
	const places = new Map<string, Path>();
	const found: (LanguageText & { own: Path })[] = [];
	/** The entries and fields of which a text is translated. */
	const begun = new Set<string>();
	/** Those whose original has changed. */
	const changed = new Set<string>();
	const mismatches: Problem[] = [];
	const surplus: Problem[] = [];
	const older: Problem[] = [];

	function walkList(list: unknown[], path: Path, own: Path): void {
		const name = listName(path);
		const records = recorded.get(name) ?? [];
		const inOriginal = valueAt(source.data, path);
		const candidates = (isList(inOriginal) ? inOriginal : []).map(
			(_, index) => originals.get(fieldName([...path, index])) ?? originalEntry([], []),
		);
		const translated = translatedEntries(valueAt(written, own) as unknown[]);
		const matched = matchEntries(candidates, translated, records, known.get(name));
		entries.set(fieldName(path), matched);
		const present = toRecord.get(name) ?? [];
		toRecord.set(name, present);
		for (const [at, index] of matched.entries()) {
			const place = [...own, at];
			const { hash = "" } = translated[at] ?? {};
			const original = index === undefined ? undefined : candidates[index];
			const before = records.filter(({ translation }) => translation === hash);
			if (index === undefined || !original) {
				present.push(...before);
				if (before.length > 0 || hasWords(list[at]))
					surplus.push(translation.problemAt(place, "the original has no such entry"));
				continue;
			}
			const entry = [...path, index];
			places.set(fieldName(entry), place);
			walk(list[at], entry, place);
			if (!begun.has(fieldName(entry))) continue;
			present.push({ translation: hash, facts: original.facts, texts: original.texts });
			if (isRecorded(original, records)) continue;
			older.push(translation.problemAt(place, ageOf(before.length > 0)));
			changed.add(fieldName(entry));
		}
	}

	function walk(value: unknown, path: Path, own: Path): void {
		if (isList(value)) walkList(value, path, own);
		else if (isMap(value)) {
			for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key], [...own, key]);
		} else walkScalar(value, path, own);
	}

	function walkScalar(value: unknown, path: Path, own: Path): void {
		const name = fieldName(path);
		if (isUntranslated(value)) return;
		if (missing.has(name) && typeof value === "string") {
			found.push({ text: value.trim(), path, own });
			missing.delete(name);
			begun.add(ownerOf(path));
			return;
		}
		const fact = valueAt(source.data, path);
		if (fact === value || valueAt(source.written, path) === value) return;
		const message =
			fact === undefined ? "the original has no such text" : `must be as in the original, ${String(fact)}, or left out`;
		mismatches.push(translation.problemAt(own, message));
	}
	walk(given, [], []);

	/** The path in the translation: entries of lists may stand elsewhere. */
	function ownPath(path: Path): Path {
		const entry = entryAround(path);
		const place = places.get(fieldName(entry));
		if (entry.length === 0 || place) return [...(place ?? []), ...path.slice(entry.length)];
		return [...ownPath(entry.slice(0, -1)), ...path.slice(entry.length - 1)];
	}
	const without = new Set<string>();
	for (const { text, path } of missing.values()) {
		const entry = path.findIndex(
			(key, index) => typeof key === "number" && !places.has(fieldName(path.slice(0, index + 1))),
		);
		if (entry < 0) {
			mismatches.push(translation.problemAt(ownPath(path), "not translated"));
			continue;
		}
		// A whole entry is reported once.
		const name = fieldName(path.slice(0, entry + 1));
		if (without.has(name)) continue;
		without.add(name);
		const words = beginning(text);
		mismatches.push(translation.problemAt(ownPath(path.slice(0, entry)), `not translated: an entry, "${words}"`));
	}

	const data = withTexts(source.data, found);
	const { error } = schema.safeParse(withoutPlace(schema, data), { error: zodMessage });
	for (const { path, message } of error?.issues ?? [])
		problems.push(translation.problemAt(ownPath(path as Path), message));
	const fields = Object.entries(stateOfFields(texts)).filter(([field]) => begun.has(field));
	for (const [field, digest] of fields) {
		if (from[field] === digest) continue;
		older.push(translation.problemAt([field], ageOf(from[field] !== undefined)));
		changed.add(field);
	}
	// Entries with the same words have the same former records.
	const ofLists = [...toRecord].map(([list, entries]) => [list, writeRecords([...new Set(entries)])]);
	return {
		file: translation.file,
		data,
		problems,
		mismatches,
		surplus,
		older,
		checked,
		agreed,
		pairs: found.map(({ path, own }) => ({
			path: own,
			from: path,
			part: partOf(source.data, path),
			original: writtenAt(source, path),
			translation: writtenAt(translation, own),
			isOlder: changed.has(ownerOf(path)),
		})),
		missing: [...missing.values()],
		state: Object.fromEntries([...fields, ...ofLists].filter(([, recorded]) => recorded)),
		entries,
		problemAt: translation.problemAt,
	};
}

/** Data without the fields that come from the file's path. */
function withoutPlace(schema: z.ZodType, data: unknown): unknown {
	const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
	if (def.type !== "object") return data;
	return Object.fromEntries(Object.entries(data as object).filter(([key]) => key in def.shape));
}
