import type { Choices } from "./choices";

type Data = Record<string, unknown>;

/** What is known where a field stands. */
export type Place = {
	/** Its path in the file, for messages. */
	path: string;
	/** What stands there now: one value, or those of all entries of a list and all files of a folder. */
	values: readonly unknown[];
	choices: Choices;
	/** Whether a part that no field of the editor can show is kept as it is, out of sight, rather than an error. */
	hides: boolean;
};

/** Values of several kinds stand in one place, for which the editor has no field. */
export class Mixed extends Error {}

/** Whether a value holds fields with names. */
export const isData = (value: unknown): value is Data =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** What stands in a field of several values, where it is there. */
export const valuesAt = (values: readonly unknown[], key: string) =>
	values.flatMap((value) => (isData(value) && value[key] !== undefined ? [value[key]] : []));
const present = (values: readonly unknown[]) => values.filter((value) => value !== undefined && value !== null);

/** The place of a field in an object. */
export const below = (place: Place, key: string): Place => ({
	...place,
	path: `${place.path}.${key}`,
	values: valuesAt(place.values, key),
});

/** What stands in files, for which fields are made. */
export const placeIn = (path: string, data: readonly unknown[], choices: Choices): Place => ({
	path,
	values: present(data),
	choices,
	hides: true,
});
