import { parse } from "yaml";
import { mergeMarkdown, readMarkdown } from "./merge-markdown";
import { mergeYaml } from "./merge-yaml";

/** Under this name the text of a file travels through the editor with what was read from it; no field has a `$`. */
export const SOURCE_TEXT = "$source";

/** How one kind of file is read, and how data is written into its text. */
type Kind = {
	read(text: string): Record<string, unknown>;
	merge(before: string, data: Record<string, unknown>, meansNo: ReadonlySet<string>): string;
};

export const kinds = {
	yaml: { read: (text) => (parse(text) ?? {}) as Record<string, unknown>, merge: mergeYaml },
	markdown: { read: readMarkdown, merge: mergeMarkdown },
} satisfies Record<string, Kind>;

/** What the editor calls to read a file and to write it. */
export type EntryFormat = {
	fromFile(text: string): Record<string, unknown>;
	toFile(content: Record<string, unknown>): string;
};

/**
 * Makes the formats in which the editor's entries read and write their files. Several entries may show different fields
 * of one file: each writes its own and leaves the others as they were last saved.
 * @param meansNo as for `mergeYaml`
 * @returns a function that makes the format of an entry, from the kind of its file and the names of its fields
 */
export function entryFormats(meansNo: ReadonlySet<string>): (kind: Kind, fields: readonly string[]) => EntryFormat {
	/** By the text that was first read, the text that was last written. */
	const latest = new Map<string, string>();
	return ({ read, merge }, fields) => ({
		fromFile(text) {
			// The file may have been put back elsewhere: then it is as it is read now.
			latest.delete(text);
			return { ...read(text), [SOURCE_TEXT]: text };
		},
		toFile({ [SOURCE_TEXT]: source, ...content }) {
			const first = typeof source === "string" ? source : "";
			const before = latest.get(first) ?? first;
			const own = Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));
			const others = Object.entries(read(before)).filter(([field]) => !fields.includes(field));
			const after = merge(before, { ...own, ...Object.fromEntries(others) }, meansNo);
			// A new file has no text by which it could be told from the next new one.
			if (first) latest.set(first, after);
			return after;
		},
	});
}
