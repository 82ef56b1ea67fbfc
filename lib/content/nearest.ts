import { closestMatch } from "leven";

/** The last part of a path or of a file's name, by whose length it is told how much of it may be misspelt. */
const lastPart = (word: string) => word.replace(/\/$/, "").replace(/^.*\//, "");

/**
 * What somebody who wrote `word` may have meant: the one of `known` with the fewest letters to change, at most one in
 * three of the last part of a path, and four in all.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
	const lower = (text: string) => text.toLowerCase();
	const byLower = new Map([...known].map((one) => [lower(one), one]));
	const maxDistance = Math.max(1, Math.min(4, Math.round(lastPart(word).length / 3)));
	const found = closestMatch(lower(word), [...byLower.keys()], { maxDistance });
	return found === undefined ? undefined : byLower.get(found);
}

/** `; did you mean week?` to end a message with, or nothing where no word of `known` is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
	const found = nearest(word, known);
	return found === undefined ? "" : `; did you mean ${found}?`;
}
