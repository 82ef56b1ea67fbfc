import type { Field } from "@sveltia/cms";
import type * as z from "zod";
import { limitsOf } from "./limits";

/** What every field has: its key in the file, its name and a help in words, and whether it must be filled in. */
export type Base = { name: string; label: string; hint?: string; required: boolean };

/** From this length on a text gets several lines. */
const LONG = 80;

type StringSchema = z.core.$ZodString;

/** The pattern of a text with the words for what is expected; formats of zod's own bring theirs along and are left out. */
function patternOf(schema: StringSchema): { pattern: RegExp; expected: string } | undefined {
	const found = (schema._zod.def.checks ?? []).flatMap((check) => {
		const { def } = (check as z.core.$ZodCheckRegex)._zod;
		if (def.check !== "string_format" || !def.pattern) return [];
		const message = def.error as z.core.$ZodErrorMap | undefined;
		const error = message?.({ code: "invalid_format", format: "regex", input: "", path: [] });
		return [{ pattern: def.pattern, expected: (typeof error === "string" ? error : error?.message) ?? "another form" }];
	});
	if (found.length > 1) throw new Error("a field of the editor can have one pattern, this text has several");
	return found[0];
}

const isColour = (pattern: RegExp) => pattern.test("#09afAF") && !pattern.test("09afAF");
const isTime = (pattern: RegExp) =>
	["00:00", "09:05", "23:59"].every((time) => pattern.test(time)) && !pattern.test("9");

/** The endings that the path of a file in a folder may have. */
export function endingsOf(schema: StringSchema, folder: string): string[] {
	const pattern = patternOf(schema)?.pattern ?? /^$/;
	const endings = [".svg", ".jpg", ".jpeg", ".png", ".webp", ".avif", ".mp4", ".vtt"];
	return endings.filter((ending) => pattern.test(`${folder}/name${ending}`));
}

/**
 * What an editor shows for a text: a line or several, a date, a time, a colour, an address.
 * @param values what stands in such fields now; a long text among them asks for several lines
 * @param paragraphs whether it is a text of paragraphs
 */
export function textField(base: Base, schema: StringSchema, values: readonly unknown[], paragraphs: boolean): Field {
	const { format } = schema._zod.def as { format?: string };
	if (format === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	if (format === "url" || format === "email") return { ...base, widget: "string", type: format };
	const form = patternOf(schema);
	if (form && isColour(form.pattern)) return { ...base, widget: "color", allowInput: true };
	// Midnight as 24:00 is none of the times that a browser's field offers.
	if (form && isTime(form.pattern) && !values.includes("24:00")) {
		return { ...base, widget: "datetime", type: "time", format: "HH:mm" };
	}
	const { min = 0, max } = limitsOf(schema);
	const isLong = (value: unknown) => typeof value === "string" && (value.length > LONG || value.includes("\n"));
	const lines = paragraphs || (max ?? 0) > LONG || (max === undefined && !form && values.some(isLong));
	return {
		...base,
		widget: lines ? "text" : "string",
		...(min > 1 && { minlength: min }),
		...(max !== undefined && { maxlength: max }),
		...(form && { pattern: [String(form.pattern), `Expected: ${form.expected}.`] as [string, string] }),
		use_emoji_autocomplete: false,
	};
}
