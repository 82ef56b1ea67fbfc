import type * as z from "zod";

/** How long a text or a list, or how large a number, is at least and at most. */
export type Limits = { min?: number; max?: number };

type Checked = { _zod: { def: { checks?: z.core.$ZodCheck<never>[] } } };

/** The limits that a schema's checks set; of several of a kind the last. */
export function limitsOf(schema: Checked): Limits {
	const limits: Limits = {};
	for (const check of schema._zod.def.checks ?? []) {
		const { def } = (check as unknown as z.core.$ZodChecks)._zod;
		if (def.check === "min_length") limits.min = def.minimum;
		if (def.check === "max_length") limits.max = def.maximum;
		// Only whole numbers have limits that they may not reach.
		if (def.check === "greater_than") limits.min = Number(def.value) + (def.inclusive ? 0 : 1);
		if (def.check === "less_than") limits.max = Number(def.value) - (def.inclusive ? 0 : 1);
	}
	return limits;
}

/** Whether a number is a whole one: `z.int()`, or a number that was made one by `.int()`. */
export const isWhole = (schema: z.core.$ZodNumber): boolean => {
	const formats = [schema._zod.def, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def)];
	return formats.some((def) => "format" in def && def.format === "safeint");
};
