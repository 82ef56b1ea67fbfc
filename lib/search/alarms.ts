import { type QueryTerm, readPhrases, type SearchData } from "./search-index";

/** A danger to life or limb: its name in the content, what to do, and links that call. */
export type FoundAlarm = Pick<SearchData["alarms"][number], "id" | "say" | "call">;

/** From this certainty on a word of the query is what somebody meant: as typed, or without a case ending. */
const SURE = 0.95;

/** A key as short as this sounds like too much else: rate like raat (night), dar like fear. */
const SHORT = 3;

/**
 * Finds the danger that a query names, whether or not the site has a page about it: a query has all words of one of its
 * phrases, also misspelt, whatever else it says. Of several dangers the one with the longest phrase is found, then the first.
 * None is found beside the words that make it harmless, or that ask for a price, which nobody in danger does. These words
 * have to be certain: a correction must not silence an alarm.
 * @param prices what patients type to find a price
 */
export function createAlarmCheck(alarms: SearchData["alarms"], prices: string[][]) {
	const read = alarms.map((alarm) => {
		const [phrases, unless] = [readPhrases(alarm.words), readPhrases(alarm.unless)];
		return { alarm, phrases, unless };
	});
	const longPrices = prices.filter((phrase) => phrase.join("").length > SHORT);
	return (queryTerms: QueryTerm[]): FoundAlarm | undefined => {
		const alternatives = queryTerms.flatMap((term) => term.alternatives);
		const phrasesIn = (phrases: string[][], certainty: number) => {
			const terms = new Set(alternatives.filter(({ weight }) => weight >= certainty).map(({ term }) => term));
			return phrases.filter((phrase) => phrase.every((term) => terms.has(term)));
		};
		if (phrasesIn(longPrices, 1).length > 0) return undefined;
		return read
			.filter(({ unless }) => phrasesIn(unless, SURE).length === 0)
			.flatMap(({ alarm, phrases }) => phrasesIn(phrases, 0).map(({ length }) => ({ alarm, length })))
			.sort((one, other) => other.length - one.length)[0]?.alarm;
	};
}
