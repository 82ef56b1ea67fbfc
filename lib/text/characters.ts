/** Letters as readers count them: a consonant of Devanagari with its vowel sign is one. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** How many characters a reader sees in a text. */
export const charactersIn = (value: string): number => [...letters.segment(value.trim())].length;
