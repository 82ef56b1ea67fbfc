import { fieldName } from "../position";
import type { LanguageText } from "../walk-schema";
import { joinMarkdown, parseYaml, splitMarkdown } from "../yaml-document";
import { type MergedTranslation, type Original, writtenTexts } from "./merge-translation";

type Path = LanguageText["path"];

/** The keys by which entries of lists are told apart. */
const entryKeys = ["topic", "id", "kind"];

/** Marks the original's words in a comment above a text that is to be translated. */
const QUOTE = ">";

/** Translates a text of an original, given its path; undefined if it cannot, which leaves what is there. */
export type Translate = (text: string, path: Path) => string | undefined;

/** Whether an entry of a translated list has nothing but what tells it from others. */
function isBlank(value: unknown): boolean {
	if (typeof value !== "object" || value === null) return value === null || value === undefined || value === "";
	return Object.entries(value).every(([key, one]) => entryKeys.includes(key) || isBlank(one));
}

/**
 * Lays out a translation: the texts that exist, in the file's own order, and empty values for the others, each below the
 * original's words as a comment.
 * @param pair an original and its translation, if there is one
 * @param own the present text of the translation; empty for a new file
 * @param translate the new translation of a text, or of one that has none
 * @returns the file
 */
export function layOutTranslation(
	{ original, translated }: { original: Original; translated: MergedTranslation | undefined },
	own = "",
	translate: Translate = () => undefined,
): string {
	const texts = new Map(writtenTexts(original).map(({ text, path }) => [fieldName(path), text]));
	const names = [...texts.keys()];
	const hasText = (path: Path) => {
		const name = fieldName(path);
		return names.some((one) => one === name || one.startsWith(`${name}.`) || one.startsWith(`${name}[`));
	};
	/** The originals of texts that are to be translated, by their paths in the translation. */
	const asked: LanguageText[] = [];

	function listOf(entries: unknown[], present: unknown, path: Path, at: Path): unknown[] {
		const given = Array.isArray(present) ? present : [];
		const matched = translated?.entries.get(fieldName(path)) ?? [];
		// Entries that the translation lacks follow the one that precedes them in the original.
		const order: { entry?: unknown; index?: number }[] = given
			.map((entry, place) => ({ entry, index: matched[place] }))
			.filter(({ entry, index }) => index !== undefined || !isBlank(entry));
		for (const index of entries.keys()) {
			if (matched.includes(index) || !hasText([...path, index])) continue;
			const before = order.findLastIndex((one) => one.index !== undefined && one.index < index);
			order.splice(before + 1, 0, { index });
		}
		return order.map(({ entry, index }, place) =>
			index === undefined ? entry : laidOut(entries[index], entry, [...path, index], [...at, place]),
		);
	}

	function laidOut(value: unknown, present: unknown, path: Path, at: Path): unknown {
		if (Array.isArray(value)) return listOf(value, present, path, at);
		if (typeof value === "object" && value !== null) {
			const given = (present ?? {}) as Record<string, unknown>;
			const keys = Object.keys(value).filter((key) => hasText([...path, key]) || (!present && entryKeys.includes(key)));
			const values = keys.map((key) => [
				key,
				laidOut((value as Record<string, unknown>)[key], given[key], [...path, key], [...at, key]),
			]);
			return { ...given, ...Object.fromEntries(values) };
		}
		const text = texts.get(fieldName(path));
		if (text === undefined) return present ?? value;
		const known = translate(text, path) ?? (typeof present === "string" ? present : "");
		if (!known.trim()) asked.push({ text, path: at });
		return known;
	}

	const isMarkdown = original.source.file.endsWith(".md");
	const page = isMarkdown ? splitMarkdown(own) : undefined;
	const yaml = parseYaml(page?.matter ?? own);
	const present = { ...(yaml.data() as object | null), ...(page?.body && { body: page.body }) };
	const { body, ...data } = laidOut(original.source.written, present, [], []) as Record<string, unknown>;
	yaml.setIn([], data);
	for (const { text, path } of asked)
		if (path[0] !== "body") yaml.askFor(path, `${QUOTE} ${text.replaceAll("\n", `\n${QUOTE} `)}`);
	const text = Object.keys(data).length > 0 ? yaml.toText() : "";
	return isMarkdown ? joinMarkdown(text, String(body || `<!--\n${texts.get("body")}\n-->`)) : text;
}

/**
 * The file of a translation with the present state of its original, and without the original's words beside texts that
 * are translated.
 */
export function markDone(text: string, state: Record<string, string>): string {
	const page = splitMarkdown(text);
	const yaml = parseYaml(page?.matter ?? text);
	yaml.setIn(["translation", "from"], state);
	yaml.removeComments((line, value) => value !== null && value !== "" && line.startsWith(QUOTE));
	const body = page?.body.replace(/<!--[\s\S]*?-->/g, "").trim();
	return page ? joinMarkdown(yaml.toText(), body || page.body) : yaml.toText();
}

/** The file of a translation with the differences that a person has accepted. */
export function withAgreed(text: string, agreed: string[]): string {
	const page = splitMarkdown(text);
	const yaml = parseYaml(page?.matter ?? text);
	if (agreed.length === 0) yaml.deleteIn(["translation", "agreed"]);
	else yaml.setIn(["translation", "agreed"], agreed);
	return page ? joinMarkdown(yaml.toText(), page.body) : yaml.toText();
}
