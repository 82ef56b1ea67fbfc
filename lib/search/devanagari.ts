/** The letters of Devanagari as people in Maharashtra write them in Latin letters, when they write to each other. */
const CONSONANTS: Record<string, string> = {
	क: "k",
	ख: "kh",
	ग: "g",
	घ: "gh",
	ङ: "n",
	च: "ch",
	छ: "chh",
	ज: "j",
	झ: "jh",
	ञ: "n",
	ट: "t",
	ठ: "th",
	ड: "d",
	ढ: "dh",
	ण: "n",
	त: "t",
	थ: "th",
	द: "d",
	ध: "dh",
	न: "n",
	प: "p",
	फ: "ph",
	ब: "b",
	भ: "bh",
	म: "m",
	य: "y",
	र: "r",
	ल: "l",
	ळ: "l",
	व: "v",
	श: "sh",
	ष: "sh",
	स: "s",
	ह: "h",
};

const VOWELS: Record<string, string> = {
	अ: "a",
	आ: "aa",
	इ: "i",
	ई: "i",
	उ: "u",
	ऊ: "u",
	ऋ: "ru",
	ॲ: "a",
	ऍ: "a",
	ऑ: "o",
	ए: "e",
	ऐ: "ai",
	ओ: "o",
	औ: "au",
};

const SIGNS: Record<string, string> = {
	"ा": "aa",
	"ि": "i",
	"ी": "i",
	"ु": "u",
	"ू": "u",
	"ृ": "ru",
	"ॅ": "a",
	"ॉ": "o",
	"े": "e",
	"ै": "ai",
	"ो": "o",
	"ौ": "au",
	"्": "",
};

const NUKTA = "\u093c";
const LABIAL = /[पफबभम]/;
const ZERO = "०".charCodeAt(0);

/** Whether a word has a letter of Devanagari. */
export const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);

/**
 * A word of Marathi or Hindi in Latin letters. The vowel that a consonant carries unwritten is left out at the end of a
 * word, where nobody speaks it; the dot above stands for the nasal before the next letter, and for nothing at the end.
 */
export function inLatin(word: string): string {
	// A letter with its dot below, in one sign or in two, is written as the letter alone: ज़ as j, ड़ as d.
	const letters = [...word.normalize("NFD").replaceAll(NUKTA, "").replaceAll("ज्ञ", "ग्य")];
	return letters
		.map((letter, index) => {
			const next = letters[index + 1];
			const consonant = CONSONANTS[letter];
			if (consonant !== undefined) {
				const spoken = next !== undefined && !(next in SIGNS);
				return consonant + (spoken || letters.length === 1 ? "a" : "");
			}
			if (letter === "ं" || letter === "ँ") return next === undefined ? "" : LABIAL.test(next) ? "m" : "n";
			if (letter >= "०" && letter <= "९") return String(letter.charCodeAt(0) - ZERO);
			// Letters of other scripts stay; signs without a sound of their own, such as the visarga, go.
			return VOWELS[letter] ?? SIGNS[letter] ?? (isDevanagari(letter) ? "" : letter);
		})
		.join("");
}
