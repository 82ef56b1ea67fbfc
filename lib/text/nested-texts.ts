export type TextAtPath = { text: string; path: (string | number)[] };

type Map = (text: string, path: TextAtPath["path"]) => string;

/** A copy of a value with `map` applied to every text in it. */
export function mapTexts(value: unknown, map: Map, path: TextAtPath["path"] = []): unknown {
	if (typeof value === "string") return map(value, path);
	if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, map, [...path, index]));
	if (value === null || typeof value !== "object" || value instanceof Date) return value;
	return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, map, [...path, key])]));
}

export function textsOf(value: unknown, path: TextAtPath["path"] = []): TextAtPath[] {
	if (typeof value === "string") return [{ text: value, path }];
	if (value === null || typeof value !== "object" || value instanceof Date) return [];
	if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, [...path, index]));
	return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]));
}
