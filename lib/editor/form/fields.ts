import type { Field, VariableFieldType } from "@sveltia/cms";
import type * as z from "zod";
import { choicesWith } from "./choices";
import { type Described, described, humanised } from "./described";
import { isWhole, limitsOf } from "./limits";
import { mediaField } from "./media-field";
import { below, isData, Mixed, type Place, valuesAt } from "./place";
import { summaryOf } from "./summary";
import { type Base, textField } from "./text-field";

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** The fields of an object, one for each key. The mark of invented facts comes last. */
export function fieldsOf(schema: ObjectSchema, place: Place, without: readonly string[] = []): Field[] {
	const fields = Object.entries(schema._zod.def.shape)
		.filter(([key]) => !without.includes(key))
		.map(([key, part]) => fieldOf(key, part, below(place, key)));
	const isSample = ({ name }: Field) => name === "sample";
	return [...fields.filter((field) => !isSample(field)), ...fields.filter(isSample)];
}

/** One field, whatever its schema is. */
function fieldOf(name: string, schema: Schema, place: Place): Field {
	const about = described(schema);
	const base: Base = {
		name,
		label: about.title ?? humanised(name),
		...(about.hint && { hint: about.hint }),
		required: !about.optional,
	};
	try {
		return fieldFor(base, about, place);
	} catch (error) {
		if (error instanceof Mixed && place.hides) return { name, label: base.label, widget: "hidden" };
		throw error;
	}
}

function fieldFor(base: Base, { schema, means, optional }: Described, place: Place): Field {
	const { def } = schema._zod;
	if (means === "picture" || means === "film" || means === "poster" || means === "captions") {
		return mediaField(base, means, schema as z.core.$ZodString);
	}
	const choices = means && place.choices[means];
	if (choices && choices.length > 0) {
		return { ...base, widget: "select", options: choicesWith(choices, place.values) };
	}
	switch (def.type) {
		case "string":
			return textField(base, schema as z.core.$ZodString, place.values, means === "markdown");
		case "number":
			return numberField(base, schema as z.core.$ZodNumber);
		case "boolean":
			// A switch has no third position for what is left out, and would write false there.
			return optional ? { ...base, widget: "select", options: [yes, no] } : { ...base, widget: "boolean" };
		case "literal":
			if (def.values.length !== 1 || def.values[0] !== true) throw new Error(`no field for ${place.path}: a literal`);
			return { ...base, widget: "select", options: [yes] };
		case "enum":
			return { ...base, widget: "select", options: optionsOf(def.entries) };
		case "object":
			return objectField(base, schema as ObjectSchema, place);
		case "array":
			return listField(base, schema as z.core.$ZodArray, place);
		case "tuple":
			return tupleField(base, schema as z.core.$ZodTuple, place);
		case "record":
			return recordField(base, schema as z.core.$ZodRecord, place);
		case "union":
			return fieldFor(base, { ...chosen(schema as z.core.$ZodUnion, place), optional }, place);
		default:
			throw new Error(`no field of the editor shows ${place.path}, which is of the kind ${def.type}`);
	}
}

const yes = { label: "Yes", value: true };
const no = { label: "No", value: false };

const optionsOf = (entries: Readonly<Record<string, string | number>>) =>
	Object.values(entries).map((value) => ({ label: humanised(String(value)), value }));

function numberField(base: Base, schema: z.core.$ZodNumber): Field {
	const whole = isWhole(schema);
	return {
		...base,
		widget: "number",
		value_type: whole ? "int" : "float",
		...limitsOf(schema),
		...(!whole && { step: 0.0001 }),
	};
}

function objectField(base: Base, schema: ObjectSchema, place: Place): Field {
	const fields = fieldsOf(schema, place);
	const summary = summaryOf(fields);
	return {
		...base,
		widget: "object",
		fields,
		collapsed: isSmall(fields) ? false : "auto",
		...(summary && { summary }),
	};
}

/** Whether an object shows at a glance, such as a picture with its text, so that folding it would only hide it. */
const isSmall = (fields: readonly Field[]) =>
	fields.length <= 3 && fields.every(({ widget }) => widget !== "object" && widget !== "list");

/** The alternative of a union that stands in the content now. */
function chosen(schema: z.core.$ZodUnion, place: Place): Described {
	const fits = (option: Schema, value: unknown) => (option as z.ZodType).safeParse(value).success;
	const found = new Set(place.values.map((value) => schema._zod.def.options.find((option) => fits(option, value))));
	const [only] = found;
	if (found.size !== 1 || !only)
		throw new Mixed(`no field for ${place.path}: values of ${found.size} kinds stand there`);
	return described(only);
}

const folded = { collapsed: true, allow_duplicate: false } as const;

/** What one entry of a list is called: as its schema says, or the list's own name without the plural's ending. */
const singular = (label: string) =>
	label
		.replace(/ies$/, "y")
		.replace(/(s|x|ch|sh)es$/, "$1")
		.replace(/(?<=[^s])s$/, "");

function listField(base: Base, schema: z.core.$ZodArray, place: Place): Field {
	const element = described(schema._zod.def.element);
	const list = {
		...base,
		label_singular: element.title ?? singular(base.label),
		...limitsOf(schema),
	};
	const entries: Place = {
		...place,
		path: `${place.path}[]`,
		values: place.values.flatMap((value) => (Array.isArray(value) ? value : [])),
	};
	const { def } = element.schema._zod;
	if (def.type === "union" && "discriminator" in def) {
		const typeKey = String(def.discriminator);
		return { ...list, ...folded, widget: "list", typeKey, types: typesOf(def.options, typeKey, entries) };
	}
	const alternative = def.type === "union" ? chosen(element.schema as z.core.$ZodUnion, entries) : element;
	if (alternative.schema._zod.def.type === "object") {
		return { ...list, ...folded, widget: "list", ...entriesOf(alternative.schema as ObjectSchema, entries) };
	}
	const { label_singular: label, ...choice } = list;
	const field = fieldFor({ name: base.name, label, required: true }, alternative, entries);
	if (field.widget === "select") return { ...field, ...choice, multiple: true };
	return { ...list, widget: "list", field };
}

/** The kinds of entry that a list may have, each with its own fields. */
function typesOf(options: readonly Schema[], key: string, place: Place): VariableFieldType[] {
	return options.map((option) => {
		const { schema, title } = described(option);
		const { shape } = (schema as ObjectSchema)._zod.def;
		const [name] = (described(shape[key] as Schema).schema as z.core.$ZodLiteral<string>)._zod.def.values;
		const values = place.values.filter((value) => isData(value) && value[key] === name);
		const fields = fieldsOf(schema as ObjectSchema, { ...place, path: `${place.path}<${name}>`, values }, [key]);
		const summary = summaryOf(fields);
		const label = title ?? humanised(String(name));
		return {
			name: String(name),
			label,
			...(fields.length > 0 && { fields }),
			...(summary && { summary: `${label}: ${summary}` }),
		};
	});
}

/**
 * The fields of a list's entries. Where entries differ in what a field of theirs holds, such as menus of treatments and
 * menus of pages, each entry is a kind of its own, by its slug: it keeps its form, and entries can be moved, but not added.
 */
function entriesOf(schema: ObjectSchema, place: Place) {
	const alike = (hides: boolean) => {
		const fields = fieldsOf(schema, { ...place, hides });
		const summary = summaryOf(fields);
		const thumbnail = fields.find(({ widget }) => widget === "image")?.name;
		return { fields, ...(summary && { summary }), ...(thumbnail && { thumbnail }) };
	};
	try {
		return alike(false);
	} catch (error) {
		if (!(error instanceof Mixed)) throw error;
		const slugs = valuesAt(place.values, "slug");
		if (slugs.length === 0 || new Set(slugs).size !== place.values.length) return alike(place.hides);
		const types = place.values.map((value, index): VariableFieldType => {
			const fields = fieldsOf(schema, { ...place, values: [value], hides: true }, ["slug"]);
			const summary = summaryOf(fields);
			return { name: String(slugs[index]), fields, ...(summary && { summary }) };
		});
		return { typeKey: "slug", types, allow_add: false, allow_remove: false };
	}
}

/** A fixed number of values of one kind, as a list of that length. */
function tupleField(base: Base, schema: z.core.$ZodTuple, place: Place): Field {
	const { items } = schema._zod.def;
	const [first] = items;
	if (!first || new Set(items.map((item) => described(item).schema._zod.def.type)).size > 1) {
		throw new Error(`no field for ${place.path}: a tuple of values of several kinds`);
	}
	const values = place.values.flatMap((value) => (Array.isArray(value) ? value : []));
	const field = fieldFor({ ...base, required: true }, described(first), { ...place, values });
	return { ...base, widget: "list", field, min: items.length, max: items.length, allow_reorder: false };
}

/** Texts by keys of one's own; of anything else, the keys that there are, to be changed but not added. */
function recordField(base: Base, schema: z.core.$ZodRecord, place: Place): Field {
	const { valueType } = schema._zod.def;
	if (described(valueType).schema._zod.def.type === "string") return { ...base, widget: "keyvalue" };
	const keys = [...new Set(place.values.flatMap((value) => (isData(value) ? Object.keys(value) : [])))];
	if (keys.length === 0 || keys.some((key) => /[.\s]/.test(key))) throw new Mixed(`no field for ${place.path}`);
	const fields = keys.map((key) => fieldOf(key, valueType, below(place, key)));
	return { ...base, widget: "object", fields, collapsed: "auto" };
}
