import { key, spelling, wordsIn } from "./fold";

/** A word of a text or a query: the keys that it may stand for, and whether it is one of those that count for nothing. */
export type ReadWord = { keys: string[]; small: boolean };

/** A word, or several that mean one, by the place of the first: the terms that the index has for it. */
export type Meaning = { at: number; length: number; terms: string[] };

/** What words mean: those that mean the same have one term, which is that of the first of them. */
export type Meanings = {
	/** The keys of all words that stand for another. */
	keys: Set<string>;
	/** Whether a key by itself stands for a term, and not only beside others. */
	isOne: (key: string) => boolean;
	/** The term of a key. */
	termOf: (key: string) => string;
	/** The meanings of words in their order; small words have none, unless there are no others. */
	read: (words: ReadWord[]) => Meaning[];
	isSmall: (word: string) => boolean;
	/** The terms of a text. */
	terms: (text: string) => string[];
};

/** Phrases by their keys, as `readMeanings` takes them in. */
export const keyed = (phrases: string[]): string[] => [
	...new Set(phrases.map((phrase) => wordsIn(phrase).map(key).join(" "))),
];

/** Words by their spelling, as `readMeanings` takes them in. */
export const spelt = (words: string[]): string[] => [...new Set(words.flatMap(wordsIn).map(spelling))];

/**
 * @param synonyms groups of words that mean the same, by their keys, the first of each the one that pages use
 * @param ignored words that count for nothing, by their spelling
 */
export function readMeanings(synonyms: string[][], ignored: string[]): Meanings {
	const small = new Set(ignored);
	const isSmall = (word: string) => small.has(spelling(word));
	/** By the first key: what else belongs to the phrase, and the term for it; the longest first. */
	const phrases = new Map<string, { rest: string[]; term: string }[]>();
	const keys = new Set<string>();
	for (const group of synonyms) {
		const term = (group[0] ?? "").replaceAll(" ", "-");
		for (const phrase of group) {
			const [first = "", ...rest] = phrase.split(" ");
			phrases.set(first, [...(phrases.get(first) ?? []), { rest, term }]);
			for (const one of [first, ...rest]) keys.add(one);
		}
	}
	for (const all of phrases.values()) all.sort((one, other) => other.rest.length - one.rest.length);

	const alone = (typed: string) => phrases.get(typed)?.find(({ rest }) => rest.length === 0)?.term;
	const termOf = (typed: string) => alone(typed) ?? typed;

	const read: Meanings["read"] = (words) => {
		const telling = words.some((word) => !word.small);
		const meanings: Meaning[] = [];
		for (let at = 0; at < words.length; at++) {
			const one = words[at];
			if (!one) break;
			const follows = (rest: string[]) => rest.every((next, step) => words[at + 1 + step]?.keys.includes(next));
			const phrase = one.keys
				.flatMap((first) => phrases.get(first) ?? [])
				.filter(({ rest }) => rest.length > 0 && follows(rest))
				.sort((one, other) => other.rest.length - one.rest.length)[0];
			if (phrase) {
				meanings.push({ at, length: phrase.rest.length + 1, terms: [phrase.term] });
				at += phrase.rest.length;
			} else if (!one.small || !telling) {
				meanings.push({ at, length: 1, terms: one.keys.map(termOf) });
			}
		}
		return meanings;
	};

	/** Words that were read before: a site says the same ones again and again. */
	const seen = new Map<string, ReadWord>();
	const asWritten = (word: string): ReadWord => {
		const known = seen.get(word) ?? { keys: [key(word)], small: isSmall(word) };
		seen.set(word, known);
		return known;
	};

	return {
		keys,
		isOne: (typed) => alone(typed) !== undefined,
		termOf,
		read,
		isSmall,
		terms: (text) => read(wordsIn(text).map(asWritten)).flatMap(({ terms }) => terms),
	};
}
