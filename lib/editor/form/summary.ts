import type { Field } from "@sveltia/cms";

/** Pairs that tell an entry only together. */
const pairs = [
	["from", "to"],
	["from", "until"],
	["opens", "closes"],
	["service", "charge"],
] as const;

/** What an entry is called, before anything else that it says. */
const names = ["label", "title", "heading", "name", "question", "hospital", "caption", "alt", "text", "reason"];

/** The words by which a folded entry of a list can be told from the others, as a template of the editor. */
export function summaryOf(fields: readonly Field[]): string | undefined {
	const has = (name: string) => fields.some((field) => field.name === name);
	const [first] = fields.filter(({ widget }) => ["string", "text", "datetime", "select"].includes(widget ?? "string"));
	const called = names.find(has) ?? first?.name;
	const pair = pairs.find((both) => both.every(has)) ?? [];
	const parts = [...new Set([...pair, ...(called ? [called] : [])])];
	return parts.length > 0 ? parts.map((name) => `{{${name}}}`).join(" ") : undefined;
}
