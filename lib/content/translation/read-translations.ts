import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readMarkdown } from "../markdown-file";
import type { Clinic } from "../schema/clinic";
import type { Emergency } from "../schema/emergency";
import { readYamlText, type Source } from "../source";
import type { Sources } from "../sources";
import { type Tokens, tokensOf } from "../tokens";
import { type NamedOriginal, originalsIn, translationFile } from "./originals";
import { overlay, type Translated } from "./overlay";

/** An original and its translation, if there is one; `file` is the translation's path. */
export type Pairing = { original: NamedOriginal; file: string; translated: Translated | undefined };

const anything = z.record(z.string(), z.unknown());

/** Reads a translation without a schema: it is checked after merging with its original. */
function readTranslation(root: string, file: string, tokens?: Tokens): Source<Record<string, unknown>> {
	if (file.endsWith(".md")) return readMarkdown(root, file, anything);
	return readYamlText(file, readFileSync(join(root, file), "utf8"), anything, tokens);
}

/**
 * Reads the translations of a language and merges each with its original.
 * @param root the repository's root
 * @param sources the originals, without mistakes
 * @param language the name of the language's folder below `content/`, such as `mr`
 */
export function readTranslations(root: string, sources: Sources, language: string): Pairing[] {
	const originals = originalsIn(sources);
	const read = (original: NamedOriginal, tokens?: Tokens): Pairing => {
		const file = translationFile(original.source.file, language);
		if (!existsSync(join(root, file))) return { original, file, translated: undefined };
		return {
			original,
			file,
			translated: overlay(original, readTranslation(root, file, original.tokens ? tokens : undefined)),
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
