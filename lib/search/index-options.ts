import type { Options } from "minisearch";

/** What of a page or of a part is searched apart, the weightiest first. */
export const fields = ["name", "words", "line", "text"] as const;

export type Field = (typeof fields)[number];

/** A page or a part as the index takes it in: the keys of its words by field, between spaces. */
export type IndexedRecord = { id: number } & Record<Field, string>;

/** How the index is made and read. What it takes in, and what it is asked for, are keys already. */
export const indexOptions: Options<IndexedRecord> = {
	fields: [...fields],
	tokenize: (text) => text.split(" "),
	processTerm: (term) => term || null,
};
