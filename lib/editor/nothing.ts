/** Plain data as YAML and JSON hold it. */
export type Data = string | number | boolean | null | Data[] | DataMap;
export type DataMap = { [key: string]: Data };

export const isMap = (value: unknown): value is DataMap =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value says nothing: a form leaves it behind where a field was not filled in. */
export const isNothing = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === "" ||
	(Array.isArray(value) && value.length === 0) ||
	(isMap(value) && Object.values(value).every(isNothing));

/**
 * Leaves out of maps, at any depth, what says nothing. Entries of lists stay, empty ones too: their place is known only
 * to whoever made them.
 * @param meansNo the fields in which `false` says no; in all others it is as good as no field, because they are either
 *   `true` or not there
 */
export function withoutNothing(value: unknown, meansNo: ReadonlySet<string>): Data {
	if (Array.isArray(value)) return value.map((entry) => withoutNothing(entry, meansNo));
	if (!isMap(value)) return (value ?? null) as Data;
	const kept: DataMap = {};
	for (const [key, entry] of Object.entries(value)) {
		const clean = withoutNothing(entry, meansNo);
		if (!isNothing(clean) && (clean !== false || meansNo.has(key))) kept[key] = clean;
	}
	return kept;
}

/** Whether two values say the same; the line break at the end of a block of text, which forms drop, does not count. */
export function saysSame(one: Data, other: Data): boolean {
	if (typeof one === "string" && typeof other === "string") return withoutLastBreak(one) === withoutLastBreak(other);
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((entry, index) => saysSame(entry, other[index] as Data));
	}
	if (!isMap(one) || !isMap(other)) return one === other;
	const keys = Object.keys(one);
	return (
		keys.length === Object.keys(other).length &&
		keys.every((key) => key in other && saysSame(one[key] as Data, other[key] as Data))
	);
}

const withoutLastBreak = (text: string) => text.replace(/\n$/, "");
