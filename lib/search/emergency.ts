import type { Alarm } from "../pages/conditions";
import {
	type MatchedTerm,
	type QueryTerm,
	queryWeights,
	readPhrases,
	type SearchData,
	type SearchIndex,
	sum,
} from "./search-index";

/** The share of an emergency's name that has to be in the query; from `WHOLE` on the query names it completely. */
const NAME_SHARE = 0.55;
const WHOLE = 0.9;

/** The same for a query of one word, which may be misspelt, and for a page that is about nothing but an emergency. */
const ONE_WORD_SHARE = 0.75;
const WHOLE_PAGE_SHARE = 0.5;

/** The share of the query that has to be in the name, by weight and by number of words. */
const QUERY_SHARE = 0.6;

/** From this strength a hit in a topic asks for that section of any page, such as its risks. */
const ASKS_SECTION = 0.9;

/** From this strength a hit shows that a word is about the site, and not everyday language. */
const RELEVANT = 0.6;

/** The urgency of a query for a page, from 0 to 1, and the document of the first aid that answers it. */
export type Urgency = { urgency: number; document: number };

/**
 * Distinguishes emergencies from questions. A query is an emergency if it names one and asks for little else: "burn" and "burnt my
 * hand" are, "burn scar" and "price of finger surgery" are not. A page's own name is no emergency if the phrase has other
 * words: "fistula bleeding", but not "fistula".
 * @returns the urgency of a query, by page
 */
export function createEmergencyCheck(
	{ pageOf, documentOf, phrases, idf, isInName }: SearchIndex,
	emergencies: SearchData["emergencies"],
): (matched: MatchedTerm[]) => Map<number, Urgency> {
	const firstAids = emergencies.map(([document, isWholePage]) => {
		const page = pageOf[document] ?? 0;
		const names = phrases(document).map((terms) => {
			const others = terms.filter((term) => !isInName(documentOf[page] ?? 0, term));
			return { terms, specific: others.length > 0 ? others : terms };
		});
		return { document, page, isWholePage, names, terms: new Set(names.flatMap(({ terms }) => terms)) };
	});
	return (matched) => {
		const weights = queryWeights(matched);
		const share = (terms: string[]) =>
			sum(terms.map((term) => idf(term) * (weights.get(term) ?? 0))) / sum(terms.map(idf));
		const weight = (terms: MatchedTerm[]) => sum(terms.map(({ idf }) => idf));
		const relevant = matched.filter(({ hits, topicHits }) =>
			[...hits.values(), ...topicHits.values()].some((strength) => strength >= RELEVANT),
		);
		const urgencies = new Map<number, Urgency>();
		for (const { document, page, isWholePage, names, terms } of firstAids) {
			const named = matched.filter(({ alternatives }) => alternatives.some(({ term }) => terms.has(term)));
			const meant = relevant.filter((term) => named.includes(term));
			const others = relevant.filter((term) => !meant.includes(term));
			if (others.some(({ topicHits }) => Math.max(0, ...topicHits.values()) >= ASKS_SECTION)) continue;
			const queryShare = weight(meant) / weight(relevant);
			if (!(queryShare >= QUERY_SHARE && meant.length / relevant.length >= QUERY_SHARE)) continue;
			const nameShares = names.map(({ terms, specific }) => {
				const whole = share(terms);
				// A single word is an emergency only if it is a name by itself: burnt, but not finger.
				const isNamed =
					named.length === 1 && relevant.length === 1
						? whole >= ONE_WORD_SHARE
						: isWholePage
							? whole >= WHOLE_PAGE_SHARE
							: whole >= WHOLE || (whole >= NAME_SHARE && share(specific) >= NAME_SHARE);
				return isNamed ? whole : 0;
			});
			const urgency = Math.max(0, ...nameShares) * queryShare;
			if (urgency > (urgencies.get(page)?.urgency ?? 0)) urgencies.set(page, { urgency, document });
		}
		return urgencies;
	};
}

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
			.sort((first, second) => second.length - first.length)[0]?.alarm;
	};
}
