import { fieldName } from "../content/position";
import { joinMarkdown, parseYaml, splitMarkdown } from "../content/yaml-document";
import { type EntryFormat, SOURCE_TEXT } from "./entry-format";

type Path = (string | number)[];
type Data = Record<string | number, unknown>;

/** The texts of a file that is translated: the path of each, the part of the file that it belongs to, and its words. */
export type OriginalTexts = {
	texts: [path: Path, part: string, text: string][];
	/** A hash of each part. */
	state: Record<string, string>;
	/** What a translation has besides its texts: the keys of list entries. */
	blank: unknown;
};

/** A text in the form of a translation. */
type Entry = { path: string; original: string; translation?: string | null };

/** The lists of that form: what has no translation, what is older than its original, and the rest. */
export type TranslationEntries = { missing: Entry[]; older: Entry[]; done: Entry[] };

const valueAt = (data: unknown, path: Path): unknown =>
	path.reduce<unknown>((value, key) => (value as Data | null | undefined)?.[key], data);

const textAt = (data: unknown, path: Path): string => {
	const value = valueAt(data, path);
	return typeof value === "string" ? value.trim() : "";
};

/** The texts of a translation beside those of its original. */
export function translationEntries({ texts, state }: OriginalTexts, data: unknown): TranslationEntries {
	const from = (valueAt(data, ["translation", "from"]) ?? {}) as Data;
	const entries: TranslationEntries = { missing: [], older: [], done: [] };
	for (const [path, part, original] of texts) {
		const translation = textAt(data, path);
		const list = !translation ? "missing" : from[part] === state[part] ? "done" : "older";
		entries[list].push({ path: fieldName(path), original, ...(translation && { translation }) });
	}
	return entries;
}

/** What a translation has, and what of its blank it lacks. */
function filled(blank: unknown, own: unknown): unknown {
	if (own === undefined || own === null) return structuredClone(blank);
	if (typeof blank !== "object" || blank === null || typeof own !== "object") return own;
	const copy = (Array.isArray(own) ? [...own] : { ...own }) as Data;
	for (const [key, part] of Object.entries(blank)) copy[key] = filled(part, copy[key]);
	return copy;
}

function setText(data: unknown, path: Path, text: string): void {
	const parent = valueAt(data, path.slice(0, -1)) as Data;
	const key = path.at(-1) ?? "";
	if (text || Array.isArray(parent)) parent[key] = text;
	else delete parent[key];
}

/**
 * The format of a translation's form. It writes the texts that were changed, and records that their parts are up to date
 * with the original; all parts, if the form says so.
 */
export function translationFormat(original: OriginalTexts, isMarkdown: boolean): EntryFormat {
	const { texts, state, blank } = original;
	const read = (text: string) => {
		const { matter, body } = (isMarkdown && splitMarkdown(text)) || { matter: text, body: undefined };
		const yaml = parseYaml(matter);
		return { yaml, data: { ...(yaml.data() as Data | null), ...(body && { body }) } as Data };
	};
	return {
		fromFile: (text) => ({ ...translationEntries(original, read(text).data), [SOURCE_TEXT]: text }),
		toFile({ [SOURCE_TEXT]: source, upToDate, ...lists }) {
			const { yaml, data: own } = read(typeof source === "string" ? source : "");
			const given = new Map(
				(Object.values(lists).flat() as Entry[]).map(({ path, translation }) => [path, translation?.trim() ?? ""]),
			);
			const changed = texts.filter(
				([path]) => given.has(fieldName(path)) && given.get(fieldName(path)) !== textAt(own, path),
			);
			const isWhole = changed.every(([path]) => valueAt(own, path.slice(0, -1)) !== undefined);
			const data = (isWhole ? structuredClone(own) : filled(blank, own)) as Data;
			for (const [path] of changed) setText(data, path, given.get(fieldName(path)) ?? "");
			const lacking = new Set(texts.flatMap(([path, part]) => (textAt(data, path) ? [] : [part])));
			const parts = new Set((upToDate ? texts : changed).map(([, part]) => part).filter((part) => !lacking.has(part)));
			const about = (data.translation ?? {}) as { from?: Data };
			const current = [...parts].map((part) => [part, state[part]]);
			const from = { ...about.from, ...Object.fromEntries(current) };
			const { body, translation: _, ...fields } = data;
			yaml.setIn([], { ...fields, ...(Object.keys(from).length > 0 && { translation: { ...about, from } }) });
			return isMarkdown ? joinMarkdown(yaml.toText(), String(body ?? "")) : yaml.toText();
		},
	};
}
