import * as z from "zod";

/** The object that a schema is about: of a list its entries, of an optional part the part. */
function bare(schema: z.ZodType): z.ZodType {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return bare(schema.unwrap() as z.ZodType);
	if (schema instanceof z.ZodArray) return bare(schema.element as z.ZodType);
	return schema;
}

/**
 * The schema of a text in a content file, for an answer to be checked with before it is written there.
 * @param path the names of the fields that lead to it
 * @returns a schema that takes nothing only where the field may be left out
 */
export function fieldSchema(schema: z.ZodType, ...path: string[]): z.ZodType<string | undefined> {
	const field = path.reduce((outer, name) => {
		const inner = bare(outer);
		if (!(inner instanceof z.ZodObject) || !(name in inner.shape))
			throw new Error(`there is no field ${path.join(".")}`);
		return inner.shape[name] as z.ZodType;
	}, schema);
	return field as z.ZodType<string | undefined>;
}
