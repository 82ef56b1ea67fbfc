import type { Alarm } from "../pages/emergencies";
import { type QueryTerm, readPhrases, type SearchData } from "./search-index";

/** From this certainty on a word of the query is what somebody meant: as typed, or without a case ending. */
const SURE = 0.95;

/**
 * Finds the danger that a query names, whether or not the site has a page about it: a query has all words of one of its
 * phrases, also misspelt, whatever else it says. Of several dangers the one with the longest phrase is found, then the first.
 * The words beside which a danger is harmless have to be certain: a correction must not silence an alarm.
 */
export function createAlarmCheck(alarms: SearchData["alarms"]) {
	const read = alarms.map((alarm) => {
		const [phrases, unless] = [readPhrases(alarm.words), readPhrases(alarm.unless)];
		return { alarm, phrases, unless };
	});
	return (queryTerms: QueryTerm[]): Alarm | undefined => {
		const alternatives = queryTerms.flatMap((term) => term.alternatives);
		const phrasesIn = (phrases: string[][], certainty: number) => {
			const terms = new Set(alternatives.filter(({ weight }) => weight >= certainty).map(({ term }) => term));
			return phrases.filter((phrase) => phrase.every((term) => terms.has(term)));
		};
		return read
			.filter(({ unless }) => phrasesIn(unless, SURE).length === 0)
			.flatMap(({ alarm, phrases }) => phrasesIn(phrases, 0).map(({ length }) => ({ alarm, length })))
			.sort((one, other) => other.length - one.length)[0]?.alarm;
	};
}
