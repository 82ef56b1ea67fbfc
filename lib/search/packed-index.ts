import type { AsPlainObject } from "minisearch";
import { fields } from "./index-options";

/**
 * An index as it travels, at half the bytes that MiniSearch's own form takes: the keys, and for each the documents that
 * have it in each field, as the steps from one number to the next. What else MiniSearch stores can be counted from these,
 * because no document has a key twice.
 */
export type PackedIndex = { documents: number; keys: string; places: string };

type Entry = AsPlainObject["index"][number];

const DIGITS = 36;

function packPlaces(byField: Entry[1]): string {
	return Object.entries(byField)
		.map(([field, ids]) => {
			const numbers = Object.keys(ids).map(Number);
			const steps = numbers.map((id, at) => id - (numbers[at - 1] ?? 0));
			return field + steps.map((step) => step.toString(DIGITS)).join(".");
		})
		.join(",");
}

/** Packs an index whose documents are numbered from 0 in its order. */
export function packIndex({ index, documentCount }: AsPlainObject): PackedIndex {
	const sorted = [...index].sort(([one], [other]) => (one < other ? -1 : 1));
	return {
		documents: documentCount,
		keys: sorted.map(([key]) => key).join(" "),
		places: sorted.map(([, byField]) => packPlaces(byField)).join(" "),
	};
}

/** The index as MiniSearch takes it in. */
export function unpackIndex({ documents, keys, places }: PackedIndex): AsPlainObject {
	const lengths = Array.from({ length: documents }, () => fields.map(() => 0));
	const placesOf = places.split(" ");
	const index = keys.split(" ").map((key, at): Entry => {
		const byField: Entry[1] = {};
		for (const place of placesOf[at]?.split(",") ?? []) {
			const field = Number(place[0]);
			const ids: Record<string, number> = {};
			let id = 0;
			for (const step of place.slice(1).split(".")) {
				id += Number.parseInt(step, DIGITS);
				ids[id] = 1;
				const length = lengths[id];
				if (length) length[field] = (length[field] ?? 0) + 1;
			}
			byField[field] = ids;
		}
		return [key, byField];
	});
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
		index,
		serializationVersion: 2,
	};
}
