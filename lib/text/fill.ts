/**
 * Fills the `{braces}` of a label.
 * @param language in whose digits numbers among the values are written; without one, in Latin digits
 * @throws if the label asks for a value that is not given, so that no brace reaches a visitor
 */
export function fill(label: string, values: Record<string, string | number>, language?: string): string {
	return label.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`The label "${label}" has no value for {${name}}`);
		return typeof value === "number" && language
			? value.toLocaleString(language, { useGrouping: false })
			: String(value);
	});
}
