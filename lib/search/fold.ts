import { inLatin, isDevanagari } from "./devanagari";

/** Letters of a word in any script, with its marks; digits belong to words. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** English endings that say nothing of what a word is about: plurals, -ing, -ed. */
const ENDINGS: [RegExp, string][] = [
	[/ies$/, "y"],
	[/(ss|sh|ch|x)es$/, "$1"],
	[/(?<=..[^sui])s$/, ""],
	[/(?<=[aeiouy].*[^aeiou].*|[aeiouy][^aeiou])ing$/, ""],
	[/(?<=[aeiouy].*[^e])ed$/, ""],
];

/** What different people write for the same sound, in this order. */
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
	// An a that is spoken by some and by others not, between two syllables: jalala and jalla.
	[/(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]y?[aeiou])/g, ""],
	[/(.)\1+/g, "$1"],
	[/(?<=...)ay$/, ""],
	// Vowels at the end change with gender and number: kata, kati, kate.
	[/(?<=...)[ai]$/, ""],
	// A last e is silent in English; after r it tells words apart: car and care.
	[/(?<=....|..[^r])e$/, ""],
];

const replaced = (word: string, rules: [RegExp, string][]) =>
	rules.reduce((done, [pattern, by]) => done.replace(pattern, by), word);

/** The words of a text as they are written, in small letters; `a.v.` is one word, `re-implantation` two. */
export function wordsIn(text: string): string[] {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/['’]s?(?![\p{L}\p{M}])/gu, "")
		.replace(/(?<![\p{L}\p{M}])(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll(".", ""));
	return plain.match(WORD) ?? [];
}

/** A word as most would write it: Devanagari in Latin letters, vowels of any length alike. For words of little meaning. */
export const spelling = (word: string): string => (isDevanagari(word) ? inLatin(word) : word).replace(/(.)\1+/g, "$1");

/**
 * The key under which a word is found: the same for every spelling of it that people use, in Latin letters or in
 * Devanagari, and for its plural.
 */
export function key(word: string): string {
	const latin = isDevanagari(word) ? inLatin(word) : replaced(word.normalize("NFD").replace(/\p{M}/gu, ""), ENDINGS);
	return replaced(latin, SOUNDS);
}

/** The keys of a text's words, in its order. */
export const keysIn = (text: string): string[] => wordsIn(text).map(key);
