import { join } from "node:path";
import * as z from "zod";
import { readMarkdownText, readYamlText } from "@/lib/content/content-file";
import { outputFile } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { layOutTranslation, markDone, type Translate } from "@/lib/content/translation/lay-out-translation";
import { mergeTranslation, type Original } from "@/lib/content/translation/merge-translation";
import { originalsIn, translationFile } from "@/lib/content/translation/translation-files";

const anything = z.record(z.string(), z.unknown());

/** The file of a translation that has every text that `translate` knows, up to date with its original. */
export function translationText(original: Original, translate: Translate): string {
	const text = layOutTranslation({ original, translated: undefined }, "", translate);
	const file = original.source.file;
	const read = file.endsWith(".md") ? readMarkdownText(file, text, anything) : readYamlText(file, text, anything);
	return markDone(text, mergeTranslation(original, read).state);
}

/** Writes a whole translation into Marathi of the content in a folder, whose texts are those of the originals. */
export function writeTranslation(folder: string): void {
	for (const original of originalsIn(loadContentFiles(folder))) {
		const text = translationText(original, (text) => text);
		outputFile(join(folder, translationFile(original.source.file, "mr")), text);
	}
}
