import type { Options } from "minisearch";

/** What of a page or of a part is searched apart: its name, patients' words for it, its line, and what else it tells. */
export const fields = ["name", "words", "line", "text"] as const;

export type Field = (typeof fields)[number];

/** A page or a part as the index takes it in: by field, the terms between spaces. */
export type IndexedRecord = { id: number } & Record<Field, string>;

/** How the index is made and read. What it takes in, and what it is asked for, are terms already. */
export const indexOptions: Options<IndexedRecord> = {
	fields: [...fields],
	tokenize: (text) => text.split(" "),
	processTerm: (term) => term || null,
};
