const ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TENS = ["ten", "twenty", "thirty", "forty", "fifty", "sixty"];

/** A number in an English text, in digits or words, as a group of a regular expression. */
export const NUMBER = `(\\d+(?:\\.\\d+)?|${[...ONES, ...TENS.slice(1)].join("|")}|an?)`;

/** The value of a match of `NUMBER`; "a" and "an" are one. */
function numberOf(word: string): number {
	const lower = word.toLowerCase();
	if (/^an?$/.test(lower)) return 1;
	if (ONES.includes(lower)) return ONES.indexOf(lower) + 1;
	return TENS.includes(lower) ? (TENS.indexOf(lower) + 1) * 10 : Number(lower);
}

const DURATION = new RegExp(
	`\\b${NUMBER}(?:(?: to | or | and |[–-])${NUMBER})?[ -](minute|hour|day|night|week|month|year)s?\\b`,
	"gi",
);

/** The hours of each unit, to compare two weeks with fourteen days. */
const HOURS: Record<string, number> = {
	minute: 1 / 60,
	hour: 1,
	night: 24,
	day: 24,
	week: 168,
	month: 730,
	year: 8760,
};

/** The durations in an English text, such as "4 to 6 weeks": their words, and their hours; for a range, both ends. */
export const durationsIn = (text: string): { words: string; hours: number[] }[] =>
	[...text.matchAll(DURATION)].map(([words, from = "", to, unit = ""]) => {
		const counts = (to ? [from, to] : [from]).map(numberOf);
		return { words, hours: counts.map((count) => count * (HOURS[unit.toLowerCase()] ?? 0)) };
	});
