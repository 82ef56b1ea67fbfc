import type { ContentFile } from "../content/content-file";
import { fieldName } from "../content/position";
import { fileProblem } from "../content/problem";
import { layOutTranslation, markDone, type Translate } from "../content/translation/lay-out-translation";
import {
	type MergedTranslation,
	mergeTranslation,
	type Original,
	ownerOf,
	writtenTexts,
} from "../content/translation/merge-translation";
import { type Fields, parseYaml, splitMarkdown } from "../content/yaml-document";
import { type EntryFormat, SOURCE_TEXT } from "./entry-format";

/** A file that is translated: its checked data, and the data as written. */
export type OriginalData = Pick<ContentFile<unknown>, "data" | "written">;

/** A text in the form of a translation; `path` is that in the original. */
type Entry = { path: string; original: string; translation?: string | null };

/** The lists of that form: what has no translation, what is older than its original, and the rest. */
export type TranslationEntries = { missing: Entry[]; older: Entry[]; done: Entry[] };

/** The texts of a translation beside those of its original. */
export function translationEntries(original: Original, translated?: MergedTranslation): TranslationEntries {
	const pairs = new Map(translated?.pairs.map((pair) => [fieldName(pair.from), pair]));
	const entries: TranslationEntries = { missing: [], older: [], done: [] };
	for (const { path, text } of writtenTexts(original)) {
		const name = fieldName(path);
		const { translation, isOlder } = pairs.get(name) ?? {};
		const list = translation === undefined ? "missing" : isOlder ? "older" : "done";
		entries[list].push({ path: name, original: text, ...(translation !== undefined && { translation }) });
	}
	return entries;
}

/** Merges the text of a translation with its original. */
function mergedText(original: Original, text: string, laidOut?: MergedTranslation["entries"]): MergedTranslation {
	const { file } = original.source;
	const page = file.endsWith(".md") ? splitMarkdown(text) : undefined;
	const matter = parseYaml(page?.matter ?? (file.endsWith(".md") ? "" : text)).data() as Fields | null;
	const data = { ...matter, ...(page?.body && { body: page.body }) };
	const problemAt: MergedTranslation["problemAt"] = (path, message) => ({
		...fileProblem(file, message),
		field: fieldName(path),
	});
	return mergeTranslation(original, { file, data, written: data, problems: [], problemAt }, laidOut);
}

/**
 * The format of a translation's form. It writes the texts that were changed, where the translation has them, and records
 * that their entries and fields are up to date with the original; all, if the form says so.
 */
export function translationFormat(original: Original): EntryFormat {
	return {
		fromFile: (text) => ({ ...translationEntries(original, mergedText(original, text)), [SOURCE_TEXT]: text }),
		toFile({ [SOURCE_TEXT]: source, upToDate, ...lists }) {
			const own = typeof source === "string" ? source : "";
			const translated = own ? mergedText(original, own) : undefined;
			const present = Object.values(translationEntries(original, translated)).flat();
			const before = new Map(present.map(({ path, translation }) => [path, translation ?? ""]));
			const given = (Object.values(lists).flat() as Entry[]).map(({ path, translation }) => ({
				path,
				text: translation?.trim() ?? "",
			}));
			// A text whose original is gone since the form was opened has no place.
			const changed = new Map(
				given.flatMap(({ path, text }) => (before.has(path) && before.get(path) !== text ? [[path, text]] : [])),
			);
			if (own && changed.size === 0 && !upToDate) return own;
			const owners = new Set<string>();
			const translate: Translate = (_, path) => {
				owners.add(ownerOf(path));
				return changed.get(fieldName(path));
			};
			const only = new Set(changed.keys());
			const { text, entries } = layOutTranslation({ original, translated }, own, translate, only);
			const { state } = mergedText(original, text, new Map([...(translated?.entries ?? []), ...entries]));
			return markDone(
				text,
				state((owner) => Boolean(upToDate) || owners.has(owner)),
			);
		},
	};
}
