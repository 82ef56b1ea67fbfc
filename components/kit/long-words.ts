/** As long as a label in any language gets without a place to break. */
export const WORD = "Handgelenksarthroskopienachsorgetermin";
/** The same sentence in a script with marks above and below its line. */
export const DEVANAGARI = "हाताच्या जखमेची शस्त्रक्रिया झाल्यावर काय काळजी घ्यावी, हे आम्ही सविस्तर सांगतो.";
/** A line that nobody has shortened. */
export const LINE = "A line with as many words as somebody in a hurry is likely to write before they look at the page";
/** A text of two scripts. */
export const TEXT = `${LINE}, and then some more of them, because every one seemed needed. ${DEVANAGARI} ${LINE}.`;

/** As many entries, counted from one. */
export const many = <T>(count: number, make: (number: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i + 1));
