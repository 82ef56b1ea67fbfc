import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Clinic } from "../../model/schema/clinic";
import type { Emergency } from "../../model/schema/emergency";
import { legal, ownPage } from "../../model/schema/pages";
import { markdown } from "../../model/schema/shared";
import { type ContentFile, readMarkdown, readYaml, type Tokens, tokensOf } from "../content-file";
import { type ContentFiles, contentFiles, contentFolders } from "../content-files";
import { fieldName } from "../position";
import type { LanguageText } from "../walk-schema";
import { joinMarkdown, parseYaml } from "../yaml-document";
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
	"ownPages",
	"doctors",
	"treatments",
	"privacy",
	"terms",
] as const satisfies (keyof ContentFiles)[];

export type TranslatableName = (typeof translatable)[number];

/** An original, its name in the content, and whether its texts have tokens. */
export type NamedOriginal = Original & { name: TranslatableName; tokens: boolean };

const legalPage = legal.extend({ body: markdown });
const textPage = ownPage.extend({ body: markdown });

/** The schema of a file, by its name in the content. */
function kindOf(name: TranslatableName): { schema: z.ZodType; tokens?: boolean } {
	if (name === "privacy" || name === "terms") return { schema: legalPage };
	if (name === "ownPages") return { schema: textPage, tokens: true };
	return name === "doctors" || name === "treatments" || name === "guides" ? contentFolders[name] : contentFiles[name];
}

/** Every translatable file that is not empty. */
export const originalsIn = (sources: ContentFiles): NamedOriginal[] =>
	translatable.flatMap((name) => {
		const { schema, tokens = false } = kindOf(name);
		const files: ContentFile<unknown>[] = [sources[name]].flat();
		return files.flatMap((source) => (source.data === undefined ? [] : [{ name, source, schema, tokens }]));
	});

/** The path of a file's translation: `content/home.yaml` as `content/mr/home.yaml`. */
export const translationFile = (file: string, language: string): string =>
	file.replace(/^content\//, `content/${language}/`);

/** An original and its translation, if there is one; `file` is the translation's path. */
export type TranslationPair = { original: NamedOriginal; file: string; translated: MergedTranslation | undefined };

const anything = z.record(z.string(), z.unknown());

/** Reads a translation without a schema: it is checked after merging with its original. */
function readTranslation(root: string, file: string, tokens?: Tokens): ContentFile<Record<string, unknown>> {
	if (file.endsWith(".md")) return readMarkdown(root, file, anything, tokens);
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

/** What a translation has of some data: its texts, the keys of list entries, and list entries without texts as they are. */
function onlyTexts(value: unknown, paths: readonly string[], path: Path = []): unknown {
	const hasText = (at: Path) => {
		const name = fieldName(at);
		return paths.some((one) => one === name || one.startsWith(`${name}.`) || one.startsWith(`${name}[`));
	};
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) {
		return value.map((entry, index) => (hasText([...path, index]) ? onlyTexts(entry, paths, [...path, index]) : entry));
	}
	const entries = Object.entries(value).filter(([key]) => hasText([...path, key]) || entryKeys.includes(key));
	return Object.fromEntries(entries.map(([key, entry]) => [key, onlyTexts(entry, paths, [...path, key])]));
}

/** The file with which a translation begins: the original's texts in the original's language, and the original's state. */
export function skeletonOf(original: Original): string {
	const { texts, state } = writtenTexts(original);
	const paths = texts.map(({ path }) => fieldName(path));
	const { body, ...data } = onlyTexts(original.source.written, paths) as Record<string, unknown>;
	const yaml = parseYaml("");
	yaml.setIn([], { ...data, translation: { from: state } });
	return original.source.file.endsWith(".md") ? joinMarkdown(yaml.toText(), String(body)) : yaml.toText();
}
