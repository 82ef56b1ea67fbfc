import type { Problem } from "./problem";
import type { Sources } from "./sources";

/**
 * What is no mistake but can be tidied up: exceptions of the opening hours that are over.
 * @param today in India, as `2026-11-21`
 */
export function notesOn({ clinic }: Pick<Sources, "clinic">, today: string): Problem[] {
	return (clinic.data?.hours.exceptions ?? []).flatMap(({ from, to = from }, index) =>
		to < today ? [clinic.problemAt(["hours", "exceptions", index], `was over on ${to}; it can be taken out`)] : [],
	);
}
