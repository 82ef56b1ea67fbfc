/**
 * What the editor says in a language: `labels` has the texts of forms and of its own line by the English ones, `messages`
 * the schemas' messages by their beginnings, `buttons` Sveltia's texts by their keys.
 */
export type EditorWords = Record<"labels" | "messages" | "buttons", Record<string, string>>;

const texts = new Set(["label", "label_singular", "hint", "description"]);

/** A configuration of the editor with its texts in other words. */
export const configInWords = <T>(config: T, inWords: (text: string) => string): T =>
	JSON.parse(JSON.stringify(config), (key, value) => {
		if (texts.has(key) && typeof value === "string") return inWords(value);
		return key === "pattern" && Array.isArray(value) ? [value[0], inWords(value[1])] : value;
	});
