import type { AsPlainObject } from "minisearch";
import { type Field, fields } from "./index-options";
import { pause } from "./pause";

/**
 * An index as it travels, at half the bytes that MiniSearch's own form takes: the terms, and for each the documents that
 * have it in each field, as the steps from one number to the next. What else MiniSearch stores can be counted from these,
 * because no document has a term twice in a field. What patients say stands apart, as whole phrases.
 */
export type PackedIndex = {
	documents: number;
	terms: string;
	places: string;
	/** For each document, the terms of what patients say for it: terms between spaces, phrases between commas. */
	phrases: string[];
};

type Entry = AsPlainObject["index"][number];

const DIGITS = 36;
const PHRASES: Field = "words";

function packPlaces(byField: Entry[1]): string {
	return Object.entries(byField)
		.map(([field, ids]) => {
			const numbers = Object.keys(ids).map(Number);
			const steps = numbers.map((id, at) => id - (numbers[at - 1] ?? 0));
			return field + steps.map((step) => step.toString(DIGITS)).join(".");
		})
		.join(",");
}

/** Packs an index whose documents are numbered from 0 in its order, and what patients say for each document. */
export function packIndex({ index, documentCount, fieldIds }: AsPlainObject, phrases: string[]): PackedIndex {
	const entries = index
		.map(([term, { [fieldIds[PHRASES] ?? -1]: _, ...byField }]): Entry => [term, byField])
		.filter(([, byField]) => Object.keys(byField).length > 0)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return {
		documents: documentCount,
		terms: entries.map(([term]) => term).join(" "),
		places: entries.map(([, byField]) => packPlaces(byField)).join(" "),
		phrases,
	};
}

/** What patients say for a document, each phrase as its terms. */
export const phrasesIn = (packed: string): string[][] =>
	packed ? packed.split(",").map((phrase) => phrase.split(" ")) : [];

/** How many terms are read between two pauses: some 40 ms of work on a slow phone. */
const BETWEEN_PAUSES = 300;

/** The index as MiniSearch takes it in; read with pauses, so that it does not hold a page up. */
export async function unpackIndex({ documents, terms, places, phrases }: PackedIndex): Promise<AsPlainObject> {
	const lengths = Array.from({ length: documents }, () => fields.map(() => 0));
	const entries = new Map<string, Entry[1]>();
	const count = (id: number, field: number) => {
		const length = lengths[id];
		if (length) length[field] = (length[field] ?? 0) + 1;
	};
	const placesOf = places.split(" ");
	for (const [at, term] of terms.split(" ").entries()) {
		if (at % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
		const byField: Entry[1] = {};
		for (const place of placesOf[at]?.split(",") ?? []) {
			const field = Number(place[0]);
			const ids: Record<string, number> = {};
			let id = 0;
			for (const step of place.slice(1).split(".")) {
				id += Number.parseInt(step, DIGITS);
				ids[id] = 1;
				count(id, field);
			}
			byField[field] = ids;
		}
		entries.set(term, byField);
	}
	const said = fields.indexOf(PHRASES);
	for (const [id, packed] of phrases.entries()) {
		if (!packed) continue;
		for (const term of new Set(packed.split(/[ ,]/))) {
			const byField = entries.get(term) ?? {};
			entries.set(term, byField);
			byField[said] ??= {};
			byField[said][id] = 1;
			count(id, said);
		}
	}

	const average = (field: number) => lengths.reduce((sum, length) => sum + (length[field] ?? 0), 0) / documents;
	return {
		documentCount: documents,
		nextId: documents,
		documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
		fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
		fieldLength: Object.fromEntries(lengths.map((length, id) => [id, length])),
		averageFieldLength: fields.map((_, field) => average(field)),
		storedFields: {},
		dirtCount: 0,
		index: [...entries],
		serializationVersion: 2,
	};
}
