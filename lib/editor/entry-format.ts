import { joinMarkdown, parseYaml, splitMarkdown } from "../content/yaml-document";

/** The property that carries a file's text through the editor, beside the fields; no field has a `$`. */
export const SOURCE_TEXT = "$source";

type Fields = Record<string, unknown>;

/** How the editor reads a file and writes it; see `CMS.registerCustomFormat`. */
export type EntryFormat = { fromFile(text: string): Fields; toFile(content: Fields): string };

/** A file's YAML, and the text below it if it is Markdown. */
const partsOf = (text: string, isMarkdown: boolean) =>
	isMarkdown ? (splitMarkdown(text) ?? { matter: "", body: text.trim() }) : { matter: text, body: undefined };

/** Stops a save: the editor shows the message of the cause of an error with this name. */
const notSaved = (mistakes: string[]) => new Error("saving_failed", { cause: new Error(mistakes.join("\n\n")) });

/**
 * Returns a function that makes formats. A format writes only the fields of its own entry, because several entries may
 * edit one file, and nothing else of the file changes. It does not write what has mistakes.
 */
export function entryFormats() {
	/** The text last written to a file, by the text that was read. */
	const written = new Map<string, string>();
	return (
		fields: readonly string[],
		isMarkdown: boolean,
		mistakesIn: (data: Fields) => string[] = () => [],
	): EntryFormat => ({
		fromFile(text) {
			const { matter, body } = partsOf(text, isMarkdown);
			// A file that is read again may have been restored.
			written.delete(text);
			return { ...(parseYaml(matter).data() as Fields | null), ...(isMarkdown && { body }), [SOURCE_TEXT]: text };
		},
		toFile({ [SOURCE_TEXT]: source, ...content }) {
			const read = typeof source === "string" ? source : "";
			const { matter, body } = partsOf(written.get(read) ?? read, isMarkdown);
			const yaml = parseYaml(matter);
			const others = Object.entries((yaml.data() ?? {}) as Fields).filter(([field]) => !fields.includes(field));
			const { body: ownBody = body, ...own } = Object.fromEntries(fields.map((field) => [field, content[field]]));
			const data = { ...own, ...Object.fromEntries(others) };
			const mistakes = mistakesIn(JSON.parse(JSON.stringify(data)));
			if (mistakes.length > 0) throw notSaved(mistakes);
			yaml.setIn([], data);
			const text = isMarkdown ? joinMarkdown(yaml.toText(), String(ownBody ?? "")) : yaml.toText();
			// New files have no text that identifies them.
			if (read) written.set(read, text);
			return text;
		},
	});
}
