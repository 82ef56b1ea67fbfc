import type * as z from "zod";
import { type Meaning, meanings } from "./schema/meanings";

/** A field with a meaning: what stands in it, and where. */
export type Field = { value: string | number | boolean; path: (string | number)[] };

type Schema = z.core.$ZodType;

/** Some data, the schema that it was checked with, and where it stands. */
export type Leaf = { schema: Schema; value: unknown; path: Field["path"] };

/** The one of a union's schemas that some data was checked with: told by its kind where it has one, which is quick. */
function optionOf(def: z.core.$ZodUnionDef, value: unknown): Schema | undefined {
	const kind = (def as Partial<z.core.$ZodDiscriminatedUnionDef>).discriminator;
	if (kind === undefined) return def.options.find((one) => (one as z.ZodType).safeParse(value).success);
	const found = (value as Record<string, z.core.util.Primitive>)[kind];
	return def.options.find((one) => one._zod.propValues?.[kind]?.has(found));
}

/** The schemas below one, each with its part of the data. */
function parts({ schema, value, path }: Leaf): Leaf[] {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object":
			return Object.entries(def.shape).map(([key, part]) => ({
				schema: part,
				value: (value as Record<string, unknown>)[key],
				path: [...path, key],
			}));
		case "array":
			return (value as unknown[]).map((entry, index) => ({
				schema: def.element,
				value: entry,
				path: [...path, index],
			}));
		case "record":
			return Object.entries(value as Record<string, unknown>).map(([key, entry]) => ({
				schema: def.valueType,
				value: entry,
				path: [...path, key],
			}));
		case "tuple":
			return (value as unknown[]).flatMap((entry, index) => {
				const schema = def.items[index];
				return schema ? [{ schema, value: entry, path: [...path, index] }] : [];
			});
		case "union": {
			const option = optionOf(def, value);
			return option ? [{ schema: option, value, path }] : [];
		}
		case "pipe":
			return [{ schema: def.out, value, path }];
		case "optional":
		case "default":
			return [{ schema: def.innerType, value, path }];
		default:
			return [];
	}
}

/**
 * Everything in some data that has no parts of its own, or whose schema has a meaning, in the order of the schema.
 * @param schema what the data was checked with: objects, arrays, unions, records, optional parts, defaults and pipes
 * @param data what came out of it; nothing has no leaves
 */
export function leavesOf(schema: z.ZodType, data: unknown): Leaf[] {
	const walk = (leaf: Leaf): Leaf[] => {
		if (leaf.value === undefined) return [];
		const within = meanings.get(leaf.schema) ? [] : parts(leaf);
		return within.length > 0 ? within.flatMap(walk) : [leaf];
	};
	return walk({ schema, value: data, path: [] });
}

/**
 * The fields of each meaning, in the order of the schema.
 * @param schema what the data was checked with: objects, arrays, unions, optional parts, defaults and pipes of such
 * @param data what came out of it; nothing has no fields
 */
export function fieldsByMeaning(schema: z.ZodType, data: unknown): Map<Meaning, Field[]> {
	const found = new Map<Meaning, Field[]>();
	for (const { schema: of, value, path } of leavesOf(schema, data)) {
		const means = meanings.get(of)?.means;
		if (means && !found.get(means)?.push({ value: value as Field["value"], path })) {
			found.set(means, [{ value: value as Field["value"], path }]);
		}
	}
	return found;
}
