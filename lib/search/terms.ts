/**
 * From words to terms, for texts in the build and for queries in the browser. A word has a key, which is the same for all
 * its spellings; keys with the same meaning are one term; a word of a query may have several alternative terms.
 */
import { memoize } from "../memoize";
import type { QueryTerm, SearchIndex } from "./search-index";

/** Reads a table written as pairs: "क k ख kh". */
const table = (pairs: string): Record<string, string> =>
	Object.fromEntries([...pairs.matchAll(/(\S+) (\S+)/g)].map(([, letter, latin]) => [letter, latin]));

// Devanagari as people in Maharashtra write it in Latin letters when they write to each other.
const CONSONANTS = table(
	"क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m " +
		"य y र r ल l ळ l व v श sh ष sh स s ह h",
);
const VOWELS = table("अ a आ aa इ i ई i उ u ऊ u ऋ ru ॲ a ऍ a ऑ o ए e ऐ ai ओ o औ au");
const VIRAMA = "\u094d";
const SIGNS: Record<string, string> = {
	...table("ा aa ि i ी i ु u ू u ृ ru ॅ a ॉ o े e ै ai ो o ौ au"),
	[VIRAMA]: "",
};

const NUKTA = "\u093c";
const LABIAL = /[पफबभम]/;
const ZERO = "०".charCodeAt(0);

const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);

/**
 * A Marathi or Hindi word in Latin letters. The inherent vowel is silent at the end of a word, so it is left out there;
 * the anusvara is the nasal of the next letter, and silent at the end.
 */
function inLatin(word: string): string {
	// A letter with a nukta, composed or not, is transliterated as the bare letter: ज़ as j, ड़ as d.
	const letters = [...word.normalize("NFD").replaceAll(NUKTA, "").replaceAll("ज्ञ", "ग्य")];
	return letters
		.map((letter, index) => {
			const next = letters[index + 1];
			const consonant = CONSONANTS[letter];
			if (consonant !== undefined) {
				const isVoiced = next !== undefined && !(next in SIGNS);
				return consonant + (isVoiced || letters.length === 1 ? "a" : "");
			}
			if (letter === "ं" || letter === "ँ") return next === undefined ? "" : LABIAL.test(next) ? "m" : "n";
			if (letter >= "०" && letter <= "९") return String(letter.charCodeAt(0) - ZERO);
			// Letters of other scripts stay; silent signs, such as the visarga, go.
			return VOWELS[letter] ?? SIGNS[letter] ?? (isDevanagari(letter) ? "" : letter);
		})
		.join("");
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** English endings without meaning for a search: plurals, -ing, -ed. */
const ENDINGS: [RegExp, string][] = [
	[/ies$/, "y"],
	[/(ss|sh|ch|x)es$/, "$1"],
	[/(?<=..[^sui])s$/, ""],
	[/(?<=[aeiouy].*[^aeiou].*|[aeiouy][^aeiou])ing$/, ""],
	[/(?<=[aeiouy].*[^e])ed$/, ""],
];

/** Spellings of one sound, replaced in this order. */
const SOUNDS: [RegExp, string][] = [
	[/[ao]e(?=.)/g, "e"],
	[/a+/g, "a"],
	[/ee+|ii+/g, "i"],
	[/oo+|uu+/g, "u"],
	[/dny/g, "gy"],
	[/ia/g, "aya"],
	[/ph/g, "f"],
	[/w/g, "v"],
	[/z/g, "j"],
	[/q/g, "k"],
	[/x/g, "ks"],
	[/c+h+/g, "ç"],
	[/k+h+/g, "ķ"],
	[/c(?=[eiy])/g, "s"],
	[/c/g, "k"],
	[/(?<=[bdgjstrv])h/g, ""],
	[/n(?=[bp])/g, "m"],
	[/(?<![aeiou])y(?![aeiou])/g, "i"],
	[/(.)\1+/g, "$1"],
	// An a between two syllables that only some pronounce: jalala and jalla.
	[/(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]y?[aeiou])/g, ""],
	[/(.)\1+/g, "$1"],
	[/(?<=...)ay$/, ""],
	// Final vowels mark gender and number: kata, kati, kate.
	[/(?<=...)[ai]$/, ""],
	// A final e is silent in English, but after r it distinguishes words: car and care.
	[/(?<=....|..[^r])e$/, ""],
];

const replaceAll = (word: string, rules: [RegExp, string][]) =>
	rules.reduce((result, [pattern, by]) => result.replace(pattern, by), word);

/** The words of a text in lower case; `a.v.` is one word, `re-implantation` two. */
export function wordsIn(text: string): string[] {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		// won't and wont are one word.
		.replace(/['’](?=t(?![\p{L}\p{M}]))/gu, "")
		.replace(/['’]s?(?![\p{L}\p{M}])/gu, "")
		.replace(/(?<![\p{L}\p{M}])(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll(".", ""));
	return plain.match(WORD) ?? [];
}

/** A word in Latin letters without doubled letters. Stop words are compared by it, since it is stricter than the key. */
export const spelling = (word: string): string => (isDevanagari(word) ? inLatin(word) : word).replace(/(.)\1+/g, "$1");

/** The key of a word: the same for its plural and for all its common spellings in Latin letters and Devanagari. */
export function phoneticKey(word: string): string {
	const latin = isDevanagari(word) ? inLatin(word) : replaceAll(word.normalize("NFD").replace(/\p{M}/gu, ""), ENDINGS);
	return replaceAll(latin, SOUNDS);
}

/** The keys of phrases, between spaces. */
export const phraseKeys = (phrases: string[]): string[] => [
	...new Set(phrases.map((phrase) => wordsIn(phrase).map(phoneticKey).join(" "))),
];

/** A key that a word may have, and how certainly. */
type WeighedKey = { key: string; weight: number };

/** A word with its keys, and whether it is a stop word. */
type KeyedWord = { keys: WeighedKey[]; isStopWord: boolean };

/** A word, or a phrase that has a synonym: the index of its first word, its length in words, and its terms. */
type Span = QueryTerm & { start: number; length: number };

/** Synonyms share one term, the key of the first word of their group. */
export type Synonyms = ReturnType<typeof createSynonyms>;

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
		const onlyStopWords = words.every((word) => word.isStopWord);
		const found: Span[] = [];
		for (let start = 0; start < words.length; start++) {
			const word = words[start];
			if (!word) break;
			const mayBe = (key: string, at: number) => words[at]?.keys.some((other) => other.key === key);
			const phrase = word.keys
				.flatMap(({ key }) => phrases.get(key) ?? [])
				.filter(({ rest }) => rest.length > 0 && rest.every((key, at) => mayBe(key, start + 1 + at)))
				.sort((a, b) => b.rest.length - a.rest.length)[0];
			if (phrase) {
				found.push({ start, length: phrase.rest.length + 1, alternatives: [{ term: phrase.term, weight: 1 }] });
				start += phrase.rest.length;
			} else if (!word.isStopWord || onlyStopWords) {
				const alternatives = word.keys.map(({ key, weight }) => ({ term: termOf(key), weight }));
				found.push({ start, length: 1, alternatives });
			}
		}
		return found;
	};

	/** Cached, because the index otherwise takes twice as long to build. */
	const keyedWord = memoize(
		(word: string): KeyedWord => ({ keys: [{ key: phoneticKey(word), weight: 1 }], isStopWord: isStopWord(word) }),
	);

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

/** The maximum length of a query, to not block the page with pasted text. */
const MOST_LETTERS = 200;
const MOST_WORDS = 24;

/** Weights of a word as typed without a case ending, … */
const STEM = 0.95;
/** … with one or two letters corrected, … */
const CORRECTED = [1, 0.8, 0.65];
/** … and completed; more if most completions mean the same. */
const COMPLETED = 0.7;
const LIKELY_COMPLETED = 0.8;

/** A word shorter than this has no likely completion; and the share of completions that have to mean the same. */
const LIKELY_LENGTH = 3;
const LIKELY_SHARE = 0.66;

/** An inherent vowel that is silent in a longer form of the word: bhajal, bhajla. */
const SILENT_A = /(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]$)/;

/** Marathi case endings, as in keys: botala, hatavar, payacha, bhajlyache, hatatun. */
const CASE_ENDING = /^(?:[iy]?a?)(?:l|ç|çy|çya|v?ar|mad|mady|[tsn]|ni|sati|t?un|hun|kad)?$/;
const LONGEST_ENDING = 6;
const SHORTEST_STEM = 3;

/** In words of at least this length the first letter may be wrong, too. */
const FIRST_LETTER_LENGTH = 6;

/** Creates the parser of queries: it returns what a query asks for, in its order. */
export function createQueryParser(index: SearchIndex, synonyms: Synonyms): (query: string) => QueryTerm[] {
	const known = (key: string) => (synonyms.keys.has(key) ? "well" : index.knows(key));
	const isKnownWell = (key: string) => known(key) === "well";

	/** Whether a key means something by itself, and not only within a phrase. */
	const isSelfContained = (key: string) => synonyms.hasSynonym(key) || index.isSelfContained(synonyms.termOf(key));

	/** The keys with the fewest letters different, those with the same first letter before others. */
	const corrections = (typed: string): WeighedKey[] => {
		const mostErrors = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
		for (let errors = 1; errors <= mostErrors; errors++) {
			const near = index.keysNear(typed, errors).filter(isKnownWell);
			const likely = near.filter((other) => other[0] === typed[0]);
			const nearest = likely.length > 0 || typed.length < FIRST_LETTER_LENGTH ? likely : near;
			if (nearest.length > 0) return nearest.map((key) => ({ key, weight: CORRECTED[errors] ?? 0 }));
		}
		return [];
	};

	/** The longest known key that a typed one extends by a case ending. */
	const stemOf = (typed: string): string | undefined => {
		for (let length = typed.length - 1; length >= Math.max(SHORTEST_STEM, typed.length - LONGEST_ENDING); length--) {
			const stem = typed.slice(0, length);
			// One letter more makes another word of a short one.
			const isTooShort = stem.length === SHORTEST_STEM && typed.length === SHORTEST_STEM + 1;
			if (!isTooShort && CASE_ENDING.test(typed.slice(length)) && isKnownWell(stem)) return stem;
		}
		return undefined;
	};

	/** The known keys that begin with a typed one. */
	const completions = (typed: string): WeighedKey[] => {
		const spoken = typed.replace(SILENT_A, "");
		const same = spoken !== typed && isKnownWell(spoken) ? [spoken] : [];
		const found = [...new Set([...same, ...index.keysBeginning(typed), ...index.keysBeginning(spoken)])];
		const terms = found.filter(isKnownWell).map(synonyms.termOf);
		const isLikely = (term: string) =>
			typed.length >= LIKELY_LENGTH && terms.filter((other) => other === term).length >= LIKELY_SHARE * terms.length;
		return found.map((key) => ({ key, weight: isLikely(synonyms.termOf(key)) ? LIKELY_COMPLETED : COMPLETED }));
	};

	/** The keys that a typed one may mean: itself, else its stem, else corrections; completions while it is typed. */
	const keysOf = (typed: string, isUnfinished: boolean, length: number): WeighedKey[] => {
		// One letter, repeated: neither a word nor the letter of, say, Z-plasty.
		if (typed.length === 1 && length > 2) return [];
		const asTyped = { key: typed, weight: 1 };
		const how = known(typed);
		if (how === "well" && (isSelfContained(typed) || !isUnfinished || typed.length < LIKELY_LENGTH)) return [asTyped];
		const completed = isUnfinished && typed.length > 1 ? completions(typed) : [];
		// A word known only from phrases, such as baje in "kitne baje", may be the beginning of another.
		if (how === "well") return [asTyped, ...completed];
		const stem = stemOf(typed);
		const stemmed = stem && (isSelfContained(stem) || completed.length === 0) ? [{ key: stem, weight: STEM }] : [];
		if (how === "little") return [...stemmed, asTyped, ...completed, ...corrections(typed)];
		if (stemmed.length > 0) return [...stemmed, ...completed];
		return completed.length > 0 ? completed : corrections(typed);
	};

	/** Whether a word is a number without a meaning, such as an age; 108 has one. */
	const isPlainNumber = (word: string) => /^\d+$/.test(word) && !isKnownWell(word);

	return (query) => {
		const words = wordsIn(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
		const isTyping = !/\s$/.test(query);
		const spans = synonyms.spans(
			words.map((word, at) => ({
				keys: keysOf(phoneticKey(word), isTyping && at === words.length - 1, word.length),
				isStopWord: synonyms.isStopWord(word) || isPlainNumber(word),
			})),
		);
		const queryTerms: QueryTerm[] = [];
		for (let span = spans.shift(); span; span = spans.shift()) {
			const { start, length, alternatives } = span;
			// Two words that the site writes as one, such as toe nail.
			const isPair = length === 1 && spans[0]?.start === start + 1;
			const joined = isPair ? phoneticKey(words.slice(start, start + 2).join("")) : "";
			const isOneWord = index.knows(joined) === "well";
			queryTerms.push({ alternatives: isOneWord ? [{ term: joined, weight: 1 }] : alternatives });
			if (isOneWord) spans.shift();
		}
		return queryTerms;
	};
}
