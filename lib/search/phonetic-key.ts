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
