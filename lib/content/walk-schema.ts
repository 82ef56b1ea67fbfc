import * as z from "zod";
import { type FieldRole, fieldRoles } from "../model/schema/field-roles";

export type Schema = z.core.$ZodType;

type Path = (string | number)[];

/** A schema without its wrappers (optional, default, preprocess, …), and what they add. */
export type UnwrappedSchema = {
	schema: z.core.$ZodTypes;
	/** Whether the key may be left out. */
	optional: boolean;
	title: string | undefined;
	description: string | undefined;
	role: FieldRole | undefined;
};

/** The schema inside a wrapper; undefined if it is not wrapped. */
function innerSchema({ _zod: { def } }: z.core.$ZodTypes): Schema | undefined {
	switch (def.type) {
		case "optional":
		case "default":
		case "prefault":
		case "nonoptional":
		case "readonly":
			return def.innerType;
		case "pipe":
			// The schema of the file's value: `z.preprocess` puts a transform before it, `.transform` one behind it.
			return (def.in as z.core.$ZodTypes)._zod.def.type === "transform" ? def.out : def.in;
		default:
			return undefined;
	}
}

/** Takes a schema out of its wrappers; the outermost title, description and role apply. */
export function unwrapSchema(schema: Schema): UnwrappedSchema {
	const metadata = { title: undefined, description: undefined, role: undefined } as Pick<
		UnwrappedSchema,
		"title" | "description" | "role"
	>;
	let optional: boolean | undefined;
	let current = schema as z.core.$ZodTypes;
	for (;;) {
		const about = z.globalRegistry.get(current);
		metadata.title ??= about?.title;
		metadata.description ??= about?.description;
		metadata.role ??= fieldRoles.get(current)?.role;
		const { type } = current._zod.def;
		if (type === "optional" || type === "default" || type === "prefault") optional ??= true;
		if (type === "nonoptional") optional ??= false;
		const next = innerSchema(current);
		if (!next) return { schema: current, optional: optional ?? false, ...metadata };
		current = next as z.core.$ZodTypes;
	}
}

/** The option of a union that matches a value; a discriminated union is looked up by its key, which is faster. */
function optionOf(def: z.core.$ZodUnionDef, value: unknown): Schema | undefined {
	const key = (def as Partial<z.core.$ZodDiscriminatedUnionDef>).discriminator;
	if (key === undefined) return def.options.find((option) => (option as z.ZodType).safeParse(value).success);
	const name = (value as Record<string, z.core.util.Primitive>)[key];
	return def.options.find((option) => option._zod.propValues?.[key]?.has(name));
}

/** The direct children of a value, each with its schema and its key; the option of a union has none. */
function childrenOf({ _zod: { def } }: z.core.$ZodTypes, value: unknown): [Schema, unknown, (string | number)?][] {
	switch (def.type) {
		case "object":
			return Object.entries(def.shape).map(([key, child]) => [child, (value as Record<string, unknown>)[key], key]);
		case "array":
			return (value as unknown[]).map((entry, index) => [def.element, entry, index]);
		case "record":
			return Object.entries(value as object).map(([key, entry]) => [def.valueType, entry, key]);
		case "tuple":
			return def.items.map((item, index) => [item, (value as unknown[])[index], index]);
		case "union": {
			const option = optionOf(def, value);
			return option ? [[option, value]] : [];
		}
		default:
			return [];
	}
}

/** A value without children, or whose schema has a role. */
export type Leaf = { schema: z.core.$ZodTypes; role: FieldRole | undefined; value: unknown; path: Path };

/**
 * All leaves of some data, in the order of the schema.
 * @param schema the schema that the data was checked with
 * @param data its output; undefined has no leaves
 */
function walkSchema(schema: Schema, data: unknown, path: Path = []): Leaf[] {
	if (data === undefined) return [];
	const { schema: inner, role } = unwrapSchema(schema);
	const children = role ? [] : childrenOf(inner, data);
	if (children.length === 0) return [{ schema: inner, role, value: data, path }];
	return children.flatMap(([child, value, key]) => walkSchema(child, value, key === undefined ? path : [...path, key]));
}

/** A field with a role: its value and its path. */
export type Field = { value: string | number | boolean; path: Path };

/** The fields of each role, in the order of the schema. */
export function fieldsByRole(schema: Schema, data: unknown): Map<FieldRole, Field[]> {
	const byRole = new Map<FieldRole, Field[]>();
	for (const { role, value, path } of walkSchema(schema, data)) {
		if (role) byRole.set(role, [...(byRole.get(role) ?? []), { value: value as Field["value"], path }]);
	}
	return byRole;
}

/** A text that is written in a language, and its path. */
export type LanguageText = { text: string; path: Path };

/** Whether a leaf is written in words: values with a format, such as an address or a slug, are the same in all languages. */
function isLanguageText({ schema: { _zod }, role }: Leaf): boolean {
	if (role && role !== "markdown") return false;
	const { def } = _zod;
	if (def.type !== "string" || "format" in def) return false;
	return !def.checks?.some((check) => check._zod.def.check === "string_format");
}

/**
 * The texts that a translation has to have, in the order of the schema. Texts without a letter, such as telephone numbers,
 * and samples are facts.
 */
export const textsOfLanguage = (schema: Schema, data: unknown): LanguageText[] =>
	walkSchema(schema, data).flatMap((leaf) => {
		const { value, path } = leaf;
		return typeof value === "string" && isLanguageText(leaf) && /\p{L}/u.test(value) ? [{ text: value, path }] : [];
	});

/** The value at a path in some data; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
	path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined | null)?.[key], data);
