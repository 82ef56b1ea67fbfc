import { type Fields, joinMarkdown, parseYaml, splitMarkdown } from "../../lib/content/yaml-document";

/** The property that carries a file's text through the editor, beside the fields; no field has a `$`. */
const SOURCE_TEXT = "$source";

/** How the editor reads a file and writes it; see `CMS.registerCustomFormat`. */
export type EntryFormat = { fromFile(text: string): Fields; toFile(content: Fields): string };

/** A file's YAML, and the text below it if it is Markdown. */
const splitFrontMatter = (text: string, isMarkdown: boolean) =>
	isMarkdown ? (splitMarkdown(text) ?? { matter: "", body: text.trim() }) : { matter: text, body: undefined };

/** Stops a save: the editor shows the message of the cause of an error with this name. */
const notSaved = (mistakes: string[]) => new Error("saving_failed", { cause: new Error(mistakes.join("\n\n")) });

/**
 * A format that changes only what was edited: comments, order and what no field shows stay.
 * @param fields their names, in the order in which new ones are written
 * @param mistakesIn the mistakes in what is to be written, in words; nothing is written if there are any
 */
export function entryFormat(
	fields: readonly string[],
	isMarkdown: boolean,
	mistakesIn: (data: Fields) => string[] = () => [],
): EntryFormat {
	return {
		fromFile(text) {
			const { matter, body } = splitFrontMatter(text, isMarkdown);
			return { ...(parseYaml(matter).data() as Fields | null), ...(isMarkdown && { body }), [SOURCE_TEXT]: text };
		},
		toFile({ [SOURCE_TEXT]: source, ...content }) {
			const { matter, body } = splitFrontMatter(typeof source === "string" ? source : "", isMarkdown);
			const yaml = parseYaml(matter);
			const { body: text = body, ...edited } = Object.fromEntries(fields.map((field) => [field, content[field]]));
			const hidden = Object.entries(yaml.data() ?? {}).filter(([field]) => !fields.includes(field));
			const data = { ...edited, ...Object.fromEntries(hidden) };
			const mistakes = mistakesIn(JSON.parse(JSON.stringify({ ...data, ...(isMarkdown && { body: text }) })));
			if (mistakes.length > 0) throw notSaved(mistakes);
			yaml.setIn([], data);
			return isMarkdown ? joinMarkdown(yaml.toText(), String(text ?? "")) : yaml.toText();
		},
	};
}
