import { closestMatch } from "leven";
import type * as z from "zod";
import { INVISIBLE, withoutInvisible } from "../text/invisible";

/** The last part of a path; its length limits the number of typing errors. */
const lastPart = (word: string) => word.replace(/\/$/, "").replace(/^.*\//, "");

/**
 * The entry of `known` with the smallest edit distance to `word`: at most a third of the length of its last part, and
 * at most four; undefined if there is none.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
	const lower = (text: string) => withoutInvisible(text).toLowerCase();
	const byLower = new Map([...known].map((entry) => [lower(entry), entry]));
	const maxDistance = Math.max(1, Math.min(4, Math.round(lastPart(word).length / 3)));
	const closest = closestMatch(lower(word), [...byLower.keys()], { maxDistance });
	return closest === undefined ? undefined : byLower.get(closest);
}

/** `; did you mean week?` as the end of a message, or an empty text if no entry of `known` is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const suggestion = nearest(word, known);
	return suggestion === undefined ? "" : `; did you mean ${suggestion}?`;
}

type RawIssue = z.core.$ZodRawIssue;

/** The most values that a message lists in full. */
const LONGEST_LIST = 13;

/** A field's value as a message shows it. */
export function valueText(value: unknown): string {
	if (value === undefined || value === null) return "nothing";
	if (Array.isArray(value)) return value.length === 1 ? "a list of one" : `a list of ${value.length}`;
	if (typeof value === "object") return "fields with values";
	if (typeof value === "number") return `the number ${value}`;
	if (typeof value === "boolean") return String(value);
	const text = String(value).replace(/[ \t\r\n]+/g, " ");
	if (text.length <= 60) return `"${text}"`;
	// An invisible character must not be cut off, because it may be all that is wrong.
	const start = Math.max(0, text.search(INVISIBLE) - 50);
	return `"${start > 0 ? "…" : ""}${text.slice(start, start + 57)}…"`;
}

const kinds: Record<string, string> = {
	string: "words",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	object: "fields with values, each as name: value on a line of its own",
	record: "fields with values, each as name: value on a line of its own",
	array: "a list, each entry on a line of its own after a hyphen and a space",
	tuple: "a list, such as [0, 1]",
};

function typeMessage(expected: string, input: unknown, schema: z.ZodType): string {
	const asWords = expected === "string" && (typeof input === "number" || typeof input === "boolean");
	const { error } = asWords ? schema.safeParse(String(input), { error: zodMessage }) : {};
	// If quotation marks would not make it valid, as with 7 for a time, say what would be valid.
	const [wrong] = error?.issues ?? [];
	if (wrong) return wrong.message.includes("found") ? wrong.message : `${wrong.message}, found ${valueText(input)}`;
	const inMarks = expected === "number" && typeof input === "string" && /^-?\d+(\.\d+)?$/.test(input);
	const mend = asWords ? "; put it in quotation marks" : inMarks ? "; take the quotation marks away" : "";
	const meant = expected === "boolean" && typeof input === "string" ? trueOrFalse(input) : "";
	return `expected ${kinds[expected] ?? expected}, found ${valueText(input)}${mend}${meant}`;
}

/** In YAML 1.2, `yes` and `no` are strings. */
function trueOrFalse(input: string): string {
	if (/^(?:yes|y|on)$/i.test(input)) return "; did you mean true?";
	if (/^(?:no|n|off)$/i.test(input)) return "; did you mean false?";
	return didYouMean(input, ["true", "false"]);
}

function valueMessage(values: unknown[], input: unknown): string {
	const words = values.map(String);
	const near = typeof input === "string" ? didYouMean(input, words) : "";
	if (words.length === 1) {
		const meant =
			input === false
				? "; take the line out"
				: words[0] === "true" && typeof input === "string"
					? trueOrFalse(input)
					: near;
		return `expected ${words[0]} or nothing, found ${valueText(input)}${meant}`;
	}
	const few = words.length <= LONGEST_LIST;
	const expected = few ? words.join(", ") : `${words.length} names, such as ${words.slice(0, 3).join(", ")}`;
	return `unknown value ${valueText(input)}; expected one of: ${expected}${near}`;
}

const formats: Record<string, string> = {
	email: "an e-mail address, such as care@clinic.in",
	date: "a date as year-month-day, such as 2026-11-08",
};

/** The limit that a number, or the length of a text or of a list, does not keep, and what was found. */
function limitMessage(limit: string, origin: string, input: unknown): string {
	if (origin === "string") return `${limit} characters, found ${String(input).trim().length}`;
	return `${limit}, found ${Array.isArray(input) ? input.length : input}`;
}

/** The message for a union of which no alternative matches better than another. */
function unionMessage({ errors = [], discriminator, options, input }: RawIssue & { code: "invalid_union" }): string {
	if (discriminator) {
		const given = (input as Record<string, unknown> | undefined)?.[discriminator];
		return given === undefined ? "required" : valueMessage((options ?? []) as unknown[], given);
	}
	const expected = errors.flatMap((issues) =>
		issues.flatMap((issue) => (issue.code === "invalid_type" ? issue.expected : [])),
	);
	const either = [...new Set(expected)].map((kind) => kinds[kind] ?? kind).join(", or ");
	return `expected ${either || "something else"}, found ${valueText(input)}`;
}

/**
 * zod's issues as messages for content editors: the value found, the value expected, and a suggestion. Schemas with their
 * own messages keep them. For unknown fields, one line each.
 */
export function zodMessage(issue: RawIssue): string | undefined {
	const { input } = issue;
	switch (issue.code) {
		case "invalid_type":
			return typeMessage(issue.expected, input, issue.inst as z.ZodType);
		case "invalid_value":
			return valueMessage(issue.values, input);
		case "invalid_format": {
			const format = formats[issue.format];
			return format && `expected ${format}, found ${valueText(input)}`;
		}
		case "too_small":
			return limitMessage(`at least ${issue.minimum}`, issue.origin, input);
		case "too_big":
			return limitMessage(`at most ${issue.maximum}`, issue.origin, input);
		case "unrecognized_keys": {
			const shape = (issue.inst as z.ZodObject | undefined)?.shape ?? {};
			const given = Object.keys(input as object);
			const absent = Object.keys(shape).filter((name) => !given.includes(name));
			return issue.keys.map((key) => unknownFieldMessage(key, absent)).join("\n");
		}
		case "invalid_union":
			return unionMessage(issue);
		case "invalid_key":
			return "invalid name; expected small letters, digits and hyphens";
		default:
			return undefined;
	}
}

/** @param known the fields of the schema that are not yet there */
function unknownFieldMessage(name: string, known: string[]): string {
	const near = didYouMean(name, known);
	const few = known.length > 0 && known.length <= LONGEST_LIST;
	return `unknown field${near || (few ? `; available fields: ${known.join(", ")}` : "")}`;
}

/** The issues to report: of a union, those of the alternative that was meant. */
export function meantIssues(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
	return issues.flatMap((issue) => {
		if (issue.code !== "invalid_union") return [issue];
		// If the value has the expected type, its own issues say more than "no alternative matches".
		const meant = issue.errors.find((errors) =>
			errors.some(({ path, code }) => path.length > 0 || code === "unrecognized_keys"),
		);
		if (!meant) return [issue];
		return meantIssues(meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
	});
}
