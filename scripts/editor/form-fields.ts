import type { Field, VariableFieldType } from "@sveltia/cms";
import type * as z from "zod";
import { type Schema, type UnwrappedSchema, unwrapSchema } from "../../lib/content/walk-schema";
import { type Choices, choicesWith } from "./choices";

type ObjectSchema = z.core.$ZodObject;
type Data = Record<string, unknown>;

export type FieldContext = {
	/** The path in the file, for messages. */
	path: string;
	/** The current values: one, or those of all entries of a list and all files of a folder. */
	values: readonly unknown[];
	choices: Choices;
	/** The value in a file that exists once, as written there; in lists and folders, which have entries to come, none. */
	rawValue: unknown;
};

export const fileContext = (
	path: string,
	data: readonly unknown[],
	choices: Choices,
	rawValue?: unknown,
): FieldContext => ({
	path,
	values: data.filter((value) => value != null),
	choices,
	rawValue,
});

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

const valuesAt = (values: readonly unknown[], key: string) =>
	values.flatMap((value) => (isData(value) && value[key] !== undefined ? [value[key]] : []));

const entriesIn = (values: readonly unknown[]) => values.flatMap((value) => (Array.isArray(value) ? value : []));

const contextAt = (context: FieldContext, key: string): FieldContext => ({
	...context,
	path: `${context.path}.${key}`,
	values: valuesAt(context.values, key),
	rawValue: isData(context.rawValue) ? context.rawValue[key] : undefined,
});

/** The content has values of several kinds, for which the editor has no field. */
class MixedUnionError extends Error {}

/** What every field has: its key in the file, its label and help, and whether it must be filled in. */
type Base = { name: string; label: string; hint?: string; required: boolean };

/** A key as words: `menuLine` as "Menu line", `MedicalClinic` as "Medical clinic". */
export function humanised(name: string): string {
	const words = name
		.replace(/[-_]+/g, " ")
		.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
		.trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an object, one for each key. */
export function fieldsOf(schema: ObjectSchema, context: FieldContext, without: readonly string[] = []): Field[] {
	// The mark of invented facts is for content that has such.
	const isUnused = (key: string, part: Schema) =>
		unwrapSchema(part).role === "sample" && valuesAt(context.values, key).length === 0;
	return Object.entries(schema._zod.def.shape)
		.filter(([key, part]) => !without.includes(key) && !isUnused(key, part))
		.map(([key, part]) => fieldOf(key, part, contextAt(context, key)));
}

function fieldOf(name: string, schema: Schema, context: FieldContext): Field {
	const about = unwrapSchema(schema);
	const base: Base = {
		name,
		label: about.title ?? humanised(name),
		...(about.description && { hint: about.description }),
		required: isRequired(about, context),
	};
	try {
		return fieldFor(base, about, context);
	} catch (error) {
		if (error instanceof MixedUnionError) return { name, label: base.label, widget: "hidden" };
		throw error;
	}
}

/** What a file has once cannot be left out by a tap: the editor would put a tick before it, and empty it with the tick. */
const isRequired = ({ schema, optional }: UnwrappedSchema, { rawValue }: FieldContext): boolean =>
	!optional || (schema._zod.def.type === "object" && rawValue !== undefined);

const option = (value: unknown, label: string) => ({ label, value });

function fieldFor(base: Base, { schema, role, optional }: UnwrappedSchema, context: FieldContext): Field {
	const { def } = schema._zod;
	if (isMedia(role)) return mediaField(base, role, schema as z.core.$ZodString);
	const choices = role && context.choices[role];
	if (choices && choices.length > 0) {
		return { ...base, widget: "select", options: choicesWith(choices, context.values) };
	}
	switch (def.type) {
		case "string":
			return textField(base, schema as z.core.$ZodString, context.values, role === "markdown");
		case "number": {
			const whole = isInteger(schema as z.core.$ZodNumber);
			const step = whole ? {} : { step: 0.0001 };
			return { ...base, widget: "number", value_type: whole ? "int" : "float", ...limitsOf(schema), ...step };
		}
		case "boolean":
			// A switch cannot leave a field out; it would write false.
			return optional
				? { ...base, widget: "select", options: [option(true, "Yes"), option(false, "No")] }
				: { ...base, widget: "boolean" };
		case "literal":
			if (def.values.length !== 1 || def.values[0] !== true) throw new Error(`no field for ${context.path}: a literal`);
			return { ...base, widget: "select", options: [option(true, "Yes")] };
		case "enum":
			return {
				...base,
				widget: "select",
				options: Object.values(def.entries).map((value) => option(value, humanised(String(value)))),
			};
		case "object":
			return objectField(base, schema as ObjectSchema, context);
		case "array":
			return listField(base, schema as z.core.$ZodArray, context);
		case "tuple":
			return tupleField(base, schema as z.core.$ZodTuple, context);
		case "record":
			return recordField(base, schema as z.core.$ZodRecord, context);
		case "union":
			// A text of several kinds, such as a doctor's slug or a name.
			if (def.options.every((optionSchema) => unwrapSchema(optionSchema).schema._zod.def.type === "string")) {
				return { ...base, widget: "string", use_emoji_autocomplete: false };
			}
			return fieldFor(base, { ...currentOption(schema as z.core.$ZodUnion, context), optional }, context);
		default:
			throw new Error(`no field of the editor shows ${context.path}, which is of the kind ${def.type}`);
	}
}

/** How long a text or a list, or how large a number, is at least and at most. */
function limitsOf(schema: z.core.$ZodTypes): { min?: number; max?: number } {
	const limits: { min?: number; max?: number } = {};
	for (const check of (schema._zod.def as { checks?: z.core.$ZodCheck<never>[] }).checks ?? []) {
		const { def } = (check as unknown as z.core.$ZodChecks)._zod;
		if (def.check === "min_length") limits.min = def.minimum;
		if (def.check === "max_length") limits.max = def.maximum;
		// Only integers have exclusive limits.
		if (def.check === "greater_than") limits.min = Number(def.value) + (def.inclusive ? 0 : 1);
		if (def.check === "less_than") limits.max = Number(def.value) - (def.inclusive ? 0 : 1);
	}
	return limits;
}

/** Whether a number is `z.int()`, or was made one by `.int()`. */
const isInteger = ({ _zod: { def } }: z.core.$ZodNumber): boolean =>
	[def, ...(def.checks ?? []).map((check) => check._zod.def)].some(
		(definition) => "format" in definition && definition.format === "safeint",
	);

/** From this length on a text gets several lines. */
const LONG_TEXT = 80;

/** The pattern of a text and the words for what it expects. zod's own formats have no such words and are left out. */
function patternOf(schema: z.core.$ZodString): { pattern: RegExp; expected: string } | undefined {
	const patterns = (schema._zod.def.checks ?? []).flatMap((check) => {
		const { def } = (check as z.core.$ZodCheckRegex)._zod;
		if (def.check !== "string_format" || !def.pattern) return [];
		const message = def.error as z.core.$ZodErrorMap | undefined;
		const error = message?.({ code: "invalid_format", format: "regex", input: "", path: [] });
		return [{ pattern: def.pattern, expected: (typeof error === "string" ? error : error?.message) ?? "another form" }];
	});
	if (patterns.length > 1) throw new Error("a field of the editor can have one pattern, this text has several");
	return patterns[0];
}

const isTime = (pattern: RegExp) =>
	["00:00", "09:05", "23:59"].every((time) => pattern.test(time)) && !pattern.test("9");

/** The field of a text: a line or several, a date, a time, an address. */
function textField(base: Base, schema: z.core.$ZodString, values: readonly unknown[], paragraphs: boolean): Field {
	const { format } = schema._zod.def as { format?: string };
	if (format === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	if (format === "url" || format === "email") return { ...base, widget: "string", type: format };
	const form = patternOf(schema);
	// A browser's time field does not offer midnight as 24:00.
	if (form && isTime(form.pattern) && !values.includes("24:00")) {
		return { ...base, widget: "datetime", type: "time", format: "HH:mm" };
	}
	const { min = 0, max } = limitsOf(schema as z.core.$ZodTypes);
	const isLong = (value: unknown) => typeof value === "string" && (value.length > LONG_TEXT || value.includes("\n"));
	const lines = paragraphs || (max ?? 0) > LONG_TEXT || (max === undefined && !form && values.some(isLong));
	return {
		...base,
		widget: lines ? "text" : "string",
		...(min > 1 && { minlength: min }),
		...(max !== undefined && { maxlength: max }),
		...(form && { pattern: [String(form.pattern), `Expected: ${form.expected}.`] as [string, string] }),
		use_emoji_autocomplete: false,
	};
}

/** Where new pictures are saved, and how the content names that folder. Drawings are chosen from `content/illustrations/`. */
const photographs = { media_folder: "/content/photos", public_folder: "/photos" } as const;

const films = { media_folder: "/public/films", public_folder: "/films" } as const;

const mediaEndings = [".svg", ".jpg", ".jpeg", ".png", ".webp", ".avif", ".mp4", ".vtt", ".webm"];

/** Where the files of each kind are saved, and how the content names that folder. */
const mediaFolders = { picture: photographs, film: films, poster: films, captions: films };

type MediaRole = keyof typeof mediaFolders;

const isMedia = (role: string | undefined): role is MediaRole =>
	role !== undefined && Object.hasOwn(mediaFolders, role);

/** A file to choose or upload, with an ending that the schema accepts. */
function mediaField(base: Base, role: MediaRole, schema: z.core.$ZodString): Field {
	const pattern = patternOf(schema)?.pattern ?? /^$/;
	const folder = mediaFolders[role];
	// Pictures are named without the slash at the beginning.
	const name = role === "picture" ? folder.public_folder.slice(1) : folder.public_folder;
	return {
		...base,
		widget: role === "picture" || role === "poster" ? "image" : "file",
		...folder,
		accept: mediaEndings.filter((ending) => pattern.test(`${name}/name${ending}`)).join(","),
		choose_url: false,
	};
}

/** The fields that name an entry of a list, the best first. */
const namingFields = ["label", "title", "heading", "name", "question", "service", "hospital", "caption", "alt", "text"];

/** What distinguishes a folded entry of a list, as a template of the editor. */
function summaryOf(fields: readonly Field[], prefix = ""): { summary?: string } {
	const [first] = fields.filter(({ widget }) => ["string", "text", "datetime", "select"].includes(widget ?? "string"));
	const named = namingFields.find((name) => fields.some((field) => field.name === name)) ?? first?.name;
	return named ? { summary: `${prefix}{{${named}}}` } : {};
}

function objectField(base: Base, schema: ObjectSchema, context: FieldContext): Field {
	const fields = fieldsOf(schema, context);
	// A small object, such as a picture with its text, is not worth folding.
	const isSmall = fields.length <= 4 && fields.every(({ widget }) => widget !== "object" && widget !== "list");
	return { ...base, widget: "object", fields, collapsed: isSmall ? false : "auto", ...summaryOf(fields) };
}

/** The option of a union that the content uses. */
function currentOption(schema: z.core.$ZodUnion, { values }: FieldContext): UnwrappedSchema {
	const fits = (candidate: Schema, value: unknown) => (candidate as z.ZodType).safeParse(value).success;
	const used = new Set(values.map((value) => schema._zod.def.options.find((candidate) => fits(candidate, value))));
	const [only] = used;
	if (used.size !== 1 || !only) throw new MixedUnionError();
	return unwrapSchema(only);
}

const folded = { collapsed: true, allow_duplicate: false } as const;

/** A list's label without the ending of the plural. */
const singular = (label: string) =>
	label
		.replace(/ies$/, "y")
		.replace(/(s|x|ch|sh)es$/, "$1")
		.replace(/(?<=[^s])s$/, "");

function listField(base: Base, schema: z.core.$ZodArray, context: FieldContext): Field {
	const element = unwrapSchema(schema._zod.def.element);
	const limits = limitsOf(schema as z.core.$ZodTypes);
	const list = { ...base, label_singular: element.title ?? singular(base.label), ...limits };
	const entries = { ...context, path: `${context.path}[]`, values: entriesIn(context.values) };
	const { def } = element.schema._zod;
	if (def.type === "union" && "discriminator" in def) {
		const typeKey = String(def.discriminator);
		return { ...list, ...folded, widget: "list", typeKey, types: typesOf(def.options, typeKey, entries) };
	}
	const used = def.type === "union" ? currentOption(element.schema as z.core.$ZodUnion, entries) : element;
	if (used.schema._zod.def.type === "object") {
		const fields = fieldsOf(used.schema as ObjectSchema, entries);
		const thumbnail = fields.find(({ widget }) => widget === "image")?.name;
		return { ...list, ...folded, widget: "list", fields, ...summaryOf(fields), ...(thumbnail && { thumbnail }) };
	}
	const { label_singular: label, ...choice } = list;
	const field = fieldFor({ name: base.name, label, required: true }, used, entries);
	return field.widget === "select" ? { ...field, ...choice, multiple: true } : { ...list, widget: "list", field };
}

/** The kinds of entry that a list may have, each with its own fields. */
function typesOf(options: readonly Schema[], key: string, context: FieldContext): VariableFieldType[] {
	return options.map((optionSchema) => {
		const { schema, title } = unwrapSchema(optionSchema);
		const { shape } = (schema as ObjectSchema)._zod.def;
		const [name] = (unwrapSchema(shape[key] as Schema).schema as z.core.$ZodLiteral<string>)._zod.def.values;
		const values = context.values.filter((value) => isData(value) && value[key] === name);
		const fields = fieldsOf(schema as ObjectSchema, { ...context, path: `${context.path}<${name}>`, values }, [key]);
		const label = title ?? humanised(String(name));
		return { name: String(name), label, ...(fields.length > 0 && { fields }), ...summaryOf(fields, `${label}: `) };
	});
}

/** A fixed number of values of one kind, as a list of that length. */
function tupleField(base: Base, schema: z.core.$ZodTuple, context: FieldContext): Field {
	const { items } = schema._zod.def;
	const [first] = items;
	if (!first || new Set(items.map((item) => unwrapSchema(item).schema._zod.def.type)).size > 1) {
		throw new Error(`no field for ${context.path}: a tuple of values of several kinds`);
	}
	const entries = { ...context, values: entriesIn(context.values) };
	const field = fieldFor({ ...base, required: true }, unwrapSchema(first), entries);
	return { ...base, widget: "list", field, min: items.length, max: items.length, allow_reorder: false };
}

/** The keys of a record that the content has, whose values can be changed; none can be added. */
function recordField(base: Base, schema: z.core.$ZodRecord, context: FieldContext): Field {
	const { valueType } = schema._zod.def;
	const keys = [...new Set(context.values.flatMap((value) => (isData(value) ? Object.keys(value) : [])))];
	if (keys.length === 0 || keys.some((key) => /[.\s]/.test(key))) throw new MixedUnionError();
	const fields = keys.map((key) => fieldOf(key, valueType, contextAt(context, key)));
	return { ...base, widget: "object", fields, collapsed: "auto" };
}
