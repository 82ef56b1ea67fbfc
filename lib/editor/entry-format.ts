import { type Fields, isEqual, isFields, joinMarkdown, parseYaml, splitMarkdown } from "../content/yaml-document";

/** The property that carries a file's text through the editor, beside the fields; no field has a `$`. */
const SOURCE_TEXT = "$source";

/** How the editor reads a file and writes it; see `CMS.registerCustomFormat`. */
export type EntryFormat = { fromFile(text: string): Fields; toFile(content: Fields): string };

/** A file's YAML, and the text below it if it is Markdown. */
const partsOf = (text: string, isMarkdown: boolean) =>
	isMarkdown ? (splitMarkdown(text) ?? { matter: "", body: text.trim() }) : { matter: text, body: undefined };

/**
 * A form's values with what other forms have changed in the file.
 * @param base the values that the form had before
 * @param theirs the values in the file
 */
function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
	if (isEqual(base, mine)) return theirs;
	if (isFields(base) && isFields(mine) && isFields(theirs)) {
		return Object.fromEntries(Object.keys(mine).map((key) => [key, merged(base[key], mine[key], theirs[key])]));
	}
	const areLists = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
	if (!areLists || base.length !== mine.length || theirs.length !== mine.length) return mine;
	return mine.map((value, index) => merged(base[index], value, theirs[index]));
}

/** The format of a form with a treatment's price alone. */
export const PRICE_FORMAT = "price";

/** What such a form reads of a treatment: its price, and whether it has one. */
export const PRICE = "price";
export const IS_PRICED = "$priced";

type Path = (string | number)[];

/** The path of a treatment's section on the cost, which has the price; empty in other files. */
function costPath(data: Fields): Path {
	const { sections = [] } = (data.details ?? {}) as { sections?: { topic?: string }[] };
	const index = sections.findIndex(({ topic }) => topic === "cost");
	return index < 0 ? [] : ["details", "sections", index];
}

const fieldsAt = (data: Fields, path: Path): Fields =>
	path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data) as Fields;

const dataOf = (matter: string): Fields => (parseYaml(matter).data() ?? {}) as Fields;

/**
 * Returns a function that makes formats. A format writes only the fields of its own entry, because several entries may
 * edit one file, and nothing else of the file changes.
 */
export function entryFormats() {
	/** The text last written to a file, and what each of its forms wrote, by the text that was read. */
	const written = new Map<string, { text: string; forms: Map<EntryFormat, Fields> }>();
	return (fields: readonly string[], isMarkdown: boolean, hasPrice = false): EntryFormat => {
		const own = (all: Fields) => Object.fromEntries(fields.map((field) => [field, all[field]]));
		const pathIn = (data: Fields) => (hasPrice ? costPath(data) : []);
		const format: EntryFormat = {
			fromFile(text) {
				const { matter, body } = partsOf(text, isMarkdown);
				// A file that is read again may have been restored.
				written.delete(text);
				const data = dataOf(matter);
				// The editor reads a file once for all of its forms.
				const { [PRICE]: price } = fieldsAt(data, costPath(data));
				const priced = price ? { [PRICE]: price, [IS_PRICED]: true } : {};
				return { ...data, ...priced, ...(isMarkdown && { body }), [SOURCE_TEXT]: text };
			},
			toFile({ [SOURCE_TEXT]: source, ...content }) {
				const read = typeof source === "string" ? source : "";
				const { text: last = read, forms = new Map() } = written.get(read) ?? {};
				const { matter, body } = partsOf(last, isMarkdown);
				const data = dataOf(matter);
				const theirs = fieldsAt(data, pathIn(data));
				const others = Object.entries(theirs).filter(([field]) => !fields.includes(field));
				const original = dataOf(partsOf(read, isMarkdown).matter);
				const before: Fields = forms.get(format) ?? fieldsAt(original, pathIn(original));
				const { body: ownBody = body, ...mine } = own(content);
				const changed = merged(own(before), mine, own(theirs)) as Fields;
				const yaml = parseYaml(matter);
				yaml.setIn(pathIn(data), { ...changed, ...Object.fromEntries(others) });
				const text = isMarkdown ? joinMarkdown(yaml.toText(), String(ownBody ?? "")) : yaml.toText();
				// New files have no text that identifies them.
				if (read) written.set(read, { text, forms: forms.set(format, content) });
				return text;
			},
		};
		return format;
	};
}
