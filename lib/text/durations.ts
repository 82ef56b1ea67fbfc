const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

const NUMBER = `(\\d+|${NUMBERS.join("|")})`;
const UNIT = "(minute|hour|day|night|week|month|year)s?";
const DURATION = new RegExp(`\\b${NUMBER}(?: (?:to|or|and) ${NUMBER})?[ -]${UNIT}\\b`, "gi");

/** The hours of each unit, so that two weeks are fourteen days. */
const HOURS: Record<string, number> = {
	minute: 1 / 60,
	hour: 1,
	night: 24,
	day: 24,
	week: 168,
	month: 730,
	year: 8760,
};

/** A length of time in English words, and the hours that it means; of a range, both ends. */
export type Duration = { words: string; hours: number[] };

const numberOf = (word: string): number => {
	const index = NUMBERS.indexOf(word.toLowerCase());
	return index < 0 ? Number(word) : index + 1;
};

/** The lengths of time in an English text, such as "4 to 6 weeks" or "ten days". */
export function durationsIn(text: string): Duration[] {
	return [...text.matchAll(DURATION)].map(([words, from = "", to, unit = ""]) => ({
		words,
		hours: (to ? [from, to] : [from]).map((number) => numberOf(number) * (HOURS[unit.toLowerCase()] ?? 0)),
	}));
}
