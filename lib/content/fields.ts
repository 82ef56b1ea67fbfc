import type * as z from "zod";
import { type Meaning, meanings } from "./schema/meanings";

/** A field with a meaning: what stands in it, and where. */
export type Field = { value: string | number | boolean; path: (string | number)[] };

type Schema = z.core.$ZodType;
type Leaf = { schema: Schema; value: unknown; path: Field["path"] };

/** Whether the schema itself, or the one that it was made from by adding a description or a check, has the meaning. */
const hasMeaning = (schema: Schema, means: Meaning) => meanings.get(schema)?.means === means;

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
		case "union": {
			const option = def.options.find((one) => (one as z.ZodType).safeParse(value).success);
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
 * The fields of a meaning, in the order of the schema.
 * @param schema what the data was checked with: objects, arrays, unions, optional parts, defaults and pipes of such
 * @param data what came out of it; nothing has no fields
 */
export function fieldsThatMean(means: Meaning, schema: z.ZodType, data: unknown): Field[] {
	const walk = (leaf: Leaf): Field[] => {
		const { value, path } = leaf;
		if (value === undefined) return [];
		if (hasMeaning(leaf.schema, means)) return [{ value: value as Field["value"], path }];
		return parts(leaf).flatMap(walk);
	};
	return walk({ schema, value: data, path: [] });
}
