import { closestMatch } from "leven";

/** The last part of a path; its length limits the number of typing errors. */
const lastPart = (word: string) => word.replace(/\/$/, "").replace(/^.*\//, "");

/**
 * The entry of `known` with the smallest edit distance to `word`: at most a third of the length of its last part, and
 * at most four; undefined if there is none.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
	const lower = (text: string) => text.toLowerCase();
	const byLower = new Map([...known].map((one) => [lower(one), one]));
	const maxDistance = Math.max(1, Math.min(4, Math.round(lastPart(word).length / 3)));
	const found = closestMatch(lower(word), [...byLower.keys()], { maxDistance });
	return found === undefined ? undefined : byLower.get(found);
}

/** `; did you mean week?` as the end of a message, or an empty text if no entry of `known` is similar. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const found = nearest(word, known);
	return found === undefined ? "" : `; did you mean ${found}?`;
}
