import { formatDigits } from "./digits";

/**
 * Fills the `{placeholders}` of a label.
 * @param language the language for the digits of numbers; Latin digits without it
 * @throws if a value is missing: visitors must never see a placeholder
 */
export function fill(label: string, values: Record<string, string | number>, language?: string): string {
	return label.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`The label "${label}" has no value for {${name}}`);
		return typeof value === "number" && language ? formatDigits(value, language) : String(value);
	});
}
