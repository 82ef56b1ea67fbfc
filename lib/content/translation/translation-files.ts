import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Clinic } from "../../model/schema/clinic";
import type { Emergency } from "../../model/schema/emergency";
import { type ContentFile, readMarkdown, readYaml, type Tokens, tokensOf } from "../content-file";
import type { ContentFiles } from "../content-files";
import { contentFiles, contentFolders, ownPages, schemaOf } from "../content-schemas";
import { textsOfLanguage } from "../walk-schema";
import { type MergedTranslation, mergeTranslation, type Original } from "./merge-translation";

/** The translatable content. References keep their own language, and search words are shared. */
export const translatable = [
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
export type NamedOriginal = Original & { name: TranslatableName; source: ContentFile<unknown>; tokens: boolean };

/** The files and folders in whose texts `{tokens}` are filled. */
const kinds: Partial<Record<TranslatableName, { schema: z.ZodType; tokens?: boolean }>> = {
	...contentFiles,
	...contentFolders,
	ownPages,
};

/** Every translatable file with texts. */
export const originalsIn = (sources: ContentFiles): NamedOriginal[] =>
	translatable.flatMap((name) => {
		const files: ContentFile<unknown>[] = [sources[name]].flat();
		return files.flatMap((source) => {
			const schema = schemaOf(source.file);
			if (!schema || textsOfLanguage(schema, source.data).length === 0) return [];
			return [{ name, source, schema, tokens: kinds[name]?.tokens ?? false }];
		});
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
