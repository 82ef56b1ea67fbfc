const ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TENS = ["ten", "twenty", "thirty", "forty", "fifty", "sixty"];

/** A number in an English text, in digits or words, as a group of a regular expression. */
export const NUMBER = `(\\d+(?:\\.\\d+)?|${[...ONES, ...TENS.slice(1)].join("|")}|an?)`;

/** The value of a match of `NUMBER`; "a" and "an" are one. */
export function numberOf(word: string): number {
	const lower = word.toLowerCase();
	if (/^an?$/.test(lower)) return 1;
	if (ONES.includes(lower)) return ONES.indexOf(lower) + 1;
	return TENS.includes(lower) ? (TENS.indexOf(lower) + 1) * 10 : Number(lower);
}
