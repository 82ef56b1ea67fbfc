/**
 * Fills the `{braces}` of a label.
 * @throws if the label asks for a value that is not given, so that no brace reaches a visitor
 */
export function fill(label: string, values: Record<string, string | number>): string {
	return label.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`The label "${label}" has no value for {${name}}`);
		return String(value);
	});
}
