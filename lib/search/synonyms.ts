import { phoneticKey, spelling, wordsIn } from "./phonetic-key";
import type { QueryTerm } from "./search-index";

/** A word of a text or query: the keys that it may stand for, and how certainly; and whether it is a stop word. */
export type KeyedWord = { candidates: { key: string; weight: number }[]; stopWord: boolean };

/** A word, or a phrase that has a synonym: the index of its first word, its length in words, and its index terms. */
type Span = QueryTerm & { start: number; length: number };

/** Synonyms share one term, the key of the first word of their group. */
export type Synonyms = ReturnType<typeof createSynonyms>;

export const phraseKeys = (phrases: string[]): string[] => [
	...new Set(phrases.map((phrase) => wordsIn(phrase).map(phoneticKey).join(" "))),
];

/**
 * @param groups phrases with the same meaning, as keys; pages use the first of each group
 * @param ignored the spellings of stop words
 * @param others further keys that a query may contain
 */
export function createSynonyms(groups: string[][], ignored: string[], others: Iterable<string> = []) {
	const stopWords = new Set(ignored);
	const isStopWord = (word: string) => stopWords.has(spelling(word));

	/** By the first key of a phrase: its other keys and its term, the longest first. */
	const phrases = new Map<string, { rest: string[]; term: string }[]>();
	const keys = new Set<string>(others);
	for (const group of groups) {
		const term = (group[0] ?? "").replaceAll(" ", "-");
		for (const phrase of group) {
			const [first = "", ...rest] = phrase.split(" ");
			phrases.set(first, [...(phrases.get(first) ?? []), { rest, term }]);
			for (const key of [first, ...rest]) keys.add(key);
		}
	}
	for (const all of phrases.values()) all.sort((a, b) => b.rest.length - a.rest.length);

	const synonymOf = (key: string) => phrases.get(key)?.find(({ rest }) => rest.length === 0)?.term;
	const termOf = (key: string) => synonymOf(key) ?? key;

	/** Words grouped into phrases and single words; stop words are left out unless there is nothing else. */
	const spans = (words: KeyedWord[]): Span[] => {
		const onlyStopWords = words.every(({ stopWord }) => stopWord);
		const found: Span[] = [];
		for (let start = 0; start < words.length; start++) {
			const word = words[start];
			if (!word) break;
			const mayBe = (key: string, at: number) => words[at]?.candidates.some((one) => one.key === key);
			const phrase = word.candidates
				.flatMap(({ key }) => phrases.get(key) ?? [])
				.filter(({ rest }) => rest.length > 0 && rest.every((key, at) => mayBe(key, start + 1 + at)))
				.sort((a, b) => b.rest.length - a.rest.length)[0];
			if (phrase) {
				found.push({ start, length: phrase.rest.length + 1, alternatives: [{ term: phrase.term, weight: 1 }] });
				start += phrase.rest.length;
			} else if (!word.stopWord || onlyStopWords) {
				const alternatives = word.candidates.map(({ key, weight }) => ({ term: termOf(key), weight }));
				found.push({ start, length: 1, alternatives });
			}
		}
		return found;
	};

	const seen = new Map<string, KeyedWord>();
	const keyedWord = (word: string): KeyedWord => {
		const known = seen.get(word) ?? { candidates: [{ key: phoneticKey(word), weight: 1 }], stopWord: isStopWord(word) };
		seen.set(word, known);
		return known;
	};

	return {
		/** The keys of all words and of all words of phrases that have synonyms, and the further ones. */
		keys,
		/** Whether a key has a synonym by itself, and not only within a phrase. */
		hasSynonym: (key: string) => synonymOf(key) !== undefined,
		termOf,
		spans,
		isStopWord,
		termsIn: (text: string) =>
			spans(wordsIn(text).map(keyedWord)).flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
	};
}
