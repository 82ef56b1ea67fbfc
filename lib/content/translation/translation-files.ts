import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Clinic } from "../../model/schema/clinic";
import type { Emergency } from "../../model/schema/emergency";
import { legal } from "../../model/schema/pages";
import { markdown } from "../../model/schema/shared";
import {
	type ContentFile,
	readMarkdown,
	readMarkdownText,
	readYaml,
	readYamlText,
	type Tokens,
	tokensOf,
} from "../content-file";
import { type ContentFiles, contentFiles, contentFolders } from "../content-files";
import { fieldName } from "../position";
import { type LanguageText, textsOfLanguage } from "../walk-schema";
import { joinMarkdown, parseYaml, splitMarkdown } from "../yaml-document";
import { type MergedTranslation, mergeTranslation, type Original, writtenTexts } from "./merge-translation";

/** The translatable content. References keep their own language, and search words are shared. */
const translatable = [
	"clinic",
	"emergency",
	"brand",
	"labels",
	"navigation",
	"home",
	"booking",
	"clinicPage",
	"notices",
	"gallery",
	"testimonials",
	"guides",
	"doctors",
	"treatments",
	"privacy",
	"terms",
] as const satisfies (keyof ContentFiles)[];

export type TranslatableName = (typeof translatable)[number];

/** An original, its name in the content, and whether its texts have tokens. */
export type NamedOriginal = Original & { name: TranslatableName; tokens: boolean };

const legalPage = legal.extend({ body: markdown });

/** The schema of a file, by its name in the content. */
function kindOf(name: TranslatableName): { schema: z.ZodType; tokens?: boolean } {
	if (name === "privacy" || name === "terms") return { schema: legalPage };
	return name === "doctors" || name === "treatments" || name === "guides" ? contentFolders[name] : contentFiles[name];
}

/** Every translatable file with texts. */
export const originalsIn = (sources: ContentFiles): NamedOriginal[] =>
	translatable.flatMap((name) => {
		const { schema, tokens = false } = kindOf(name);
		const files: ContentFile<unknown>[] = [sources[name]].flat();
		return files
			.filter(({ data }) => textsOfLanguage(schema, data).length > 0)
			.map((source) => ({ name, source, schema, tokens }));
	});

/** The path of a file's translation: `content/home.yaml` as `content/mr/home.yaml`. */
export const translationFile = (file: string, language: string): string =>
	file.replace(/^content\//, `content/${language}/`);

/** An original and its translation, if there is one; `file` is the translation's path. */
export type TranslationPair = { original: NamedOriginal; file: string; translated: MergedTranslation | undefined };

const anything = z.record(z.string(), z.unknown());

/** Reads a translation without a schema: it is checked after merging with its original. */
function readTranslation(root: string, file: string, tokens?: Tokens): ContentFile<Record<string, unknown>> {
	if (file.endsWith(".md")) return readMarkdown(root, file, anything);
	return readYaml(root, file, anything, tokens);
}

/**
 * Reads the translations of a language and merges each with its original.
 * @param sources the originals, without mistakes
 * @param language the name of the language's folder below `content/`, such as `mr`
 */
export function readTranslations(root: string, sources: ContentFiles, language: string): TranslationPair[] {
	const originals = originalsIn(sources);
	const read = (original: NamedOriginal, tokens?: Tokens): TranslationPair => {
		const file = translationFile(original.source.file, language);
		if (!existsSync(join(root, file))) return { original, file, translated: undefined };
		return {
			original,
			file,
			translated: mergeTranslation(original, readTranslation(root, file, original.tokens ? tokens : undefined)),
		};
	};
	// The values of tokens are translated too, so read them first.
	const dataOf = (name: "clinic" | "emergency") => {
		const original = originals.find((one) => one.name === name);
		return (original && read(original).translated?.data) ?? original?.source.data;
	};
	const tokens = tokensOf(dataOf("clinic") as Clinic, dataOf("emergency") as Emergency | undefined);
	return originals.map((original) => read(original, tokens));
}

type Path = LanguageText["path"];

/** The keys by which entries of lists are told apart. */
const entryKeys = ["topic", "id", "kind"];

/** Marks the original's words in a comment above a text that is to be translated. */
const QUOTE = ">";

/** Translates a text of an original, given its path; undefined if it cannot. */
type Translate = (text: string, path: Path) => string | undefined;

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
 * @param translate a translation for a text that has none
 */
export function layOutTranslation(
	{ original, translated }: Pick<TranslationPair, "original" | "translated">,
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
		if (text === undefined || (typeof present === "string" && present.trim())) return present ?? value;
		const known = translate(text, path);
		if (known === undefined) asked.push({ text, path: at });
		return known ?? "";
	}

	const isMarkdown = original.source.file.endsWith(".md");
	const page = isMarkdown ? splitMarkdown(own) : undefined;
	const yaml = parseYaml(page?.matter ?? own);
	const present = { ...(yaml.data() as object | null), ...(page?.body && { body: page.body }) };
	const { body, ...data } = laidOut(original.source.written, present, [], []) as Record<string, unknown>;
	yaml.setIn([], data);
	for (const { text, path } of asked)
		if (path[0] !== "body") yaml.askFor(path, `${QUOTE} ${text.replaceAll("\n", `\n${QUOTE} `)}`);
	return isMarkdown ? joinMarkdown(yaml.toText(), String(body || `<!--\n${texts.get("body")}\n-->`)) : yaml.toText();
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

/** The file of a translation that has every text that `translate` knows, up to date with its original. */
export function translationText(original: NamedOriginal, translate: Translate): string {
	const text = layOutTranslation({ original, translated: undefined }, "", translate);
	const file = original.source.file;
	const read = file.endsWith(".md") ? readMarkdownText(file, text, anything) : readYamlText(file, text, anything);
	return markDone(text, mergeTranslation(original, read).state);
}
