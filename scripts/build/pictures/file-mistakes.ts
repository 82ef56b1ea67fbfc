import { readText } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { unmeantCharacter } from "@/lib/text/invisible";

/** What is wrong with a drawing or captions as a text: how it is saved, or a character that breaks the pages that contain it. */
export function textMistakes(root: string, file: string): string[] {
	try {
		const text = readText(root, file);
		const { character = "", message } = unmeantCharacter(text) ?? {};
		return message ? [`line ${text.slice(0, text.indexOf(character)).split("\n").length} ${message}`] : [];
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.problems.map(({ line, message }) => `line ${line} ${message}`);
	}
}
