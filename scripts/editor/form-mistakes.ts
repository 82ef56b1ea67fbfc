import type { Field } from "@sveltia/cms";
import type * as z from "zod";
import { valueAt } from "../../lib/content/walk-schema";
import { meantIssues, zodMessage } from "../../lib/content/zod-messages";
import { showInvisible } from "../../lib/text/invisible";

type Part = { name: string; label?: string; label_singular?: string; fields?: Part[]; types?: Part[]; field?: Part };

/** The labels of the fields that lead to a value, such as "Notice 2" and "Last date". */
function labelsTo(fields: readonly Part[], [key, ...path]: readonly PropertyKey[]): string[] {
	const field = fields.find(({ name }) => name === key);
	if (!field) return [];
	const [index, ...inside] = path;
	const within = field.fields ?? (field.types ?? []).flatMap((type) => type.fields ?? []);
	if (typeof index !== "number") return [field.label ?? field.name, ...labelsTo(within, path)];
	return [`${field.label_singular ?? field.label} ${index + 1}`, ...labelsTo(within, inside)];
}

/**
 * The mistakes in the fields of a form, in the words of its labels. Texts with `{tokens}` are left to the check, which
 * knows their values.
 */
export function formMistakes(schema: z.ZodType, data: unknown, fields: readonly Field[]): string[] {
	const { error } = schema.safeParse(data, { error: zodMessage });
	return meantIssues(error?.issues ?? []).flatMap(({ path, message }) => {
		const labels = labelsTo(fields as Part[], path);
		const value = valueAt(data, path);
		if (labels.length === 0 || (typeof value === "string" && value.includes("{"))) return [];
		return [`${labels.join(" › ")}: ${showInvisible(message)}`];
	});
}
