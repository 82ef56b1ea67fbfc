/** Splits text into the characters that readers perceive: a Devanagari consonant with its vowel sign is one. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The number of characters that readers perceive in a text. */
export const charactersIn = (value: string): number => [...letters.segment(value.trim())].length;
