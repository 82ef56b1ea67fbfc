import { join } from "node:path";
import { outputFile } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { catalogueText } from "@/lib/languages/catalogue";
import { readTranslations } from "@/lib/languages/translate";

/**
 * Writes a whole translation into Marathi of the content in a folder, whose texts are those of the originals.
 * @param translations other texts, by those of the originals
 */
export function writeTranslation(folder: string, translations: Record<string, string> = {}): void {
	for (const { path, catalogue } of readTranslations(folder, loadContentFiles(folder), "mr")) {
		const messages = catalogue.messages.map((message) => ({
			...message,
			msgstr: [translations[message.msgid] ?? message.msgid],
		}));
		outputFile(join(folder, path), catalogueText("mr", { ...catalogue, messages }));
	}
}
