import type { Alarm } from "../pages/conditions";
import { createAlarmCheck, createEmergencyCheck } from "./emergency";
import { type FoundPage, type Hits, type MatchedTerm, openIndex, raise, type SearchData, sum } from "./search-index";
import { createQueryParser, createSynonyms } from "./terms";

const DEFAULT_LIMIT = 8;

/** The share of a query that a page has to answer, and the same for two terms. */
const ENOUGH = 0.33;
const ENOUGH_OF_TWO = 0.42;

/** The share where no term is certainly on the page itself, and the weight from which on a term is certain. */
const ENOUGH_UNSURE = 0.45;
const CERTAIN = 0.9;

/** The strength from which on a certain term is on the page itself. */
const ON_PAGE = 0.45;

/** Weights of a page's hits in its parts and in topics. */
const BY_PART = 0.85;
const BY_TOPIC = 0.68;

/** The strength from which on a page itself answers a term, and from which on one of its parts is named. */
const ANSWERED_BY_PAGE = 0.55;
const NAMED = 0.8;

export type SearchResult = {
	/** Its address, with the anchor of the part. */
	href: string;
	page: string;
	/** The heading or question of the part that answers; absent if the page as a whole does. */
	part?: string;
	line?: string;
	/** Its first aid answers: the number to call is shown above the results. */
	urgent?: true;
};

/** The danger that a query names, if any, and the pages that answer the query, the best first. */
export type SearchAnswer = { alarm?: Alarm; results: SearchResult[] };

/** Answers a query. Below an alarm there is only first aid. */
export type Search = (query: string, limit?: number) => SearchAnswer;

type Scored = { page: number; found: FoundPage; score: number; urgency: number; firstAid?: number };

/**
 * Makes the search from the contents of `/search.json`. Most work is done here, once and with pauses that keep the page
 * responsive; each query then takes a few milliseconds.
 */
export async function createSearch(data: SearchData): Promise<Search> {
	const inAlarms = data.alarms.flatMap(({ words, unless }) => `${words},${unless}`.split(/[ ,]/));
	const synonyms = createSynonyms(data.synonyms, data.stopWords, inAlarms);
	const index = await openIndex(data, synonyms.keys);
	const { pageOf, documentOf } = index;
	const parse = createQueryParser(index, synonyms);
	const urgenciesOf = createEmergencyCheck(index, data.emergencies);
	const alarmIn = createAlarmCheck(data.alarms);
	const firstAids = new Set(data.emergencies.map(([document]) => document));

	/** The strength of a term for each page: by the page's own texts, and with those of topics. */
	const pageHits = ({ hits, topicHits }: MatchedTerm) => {
		const ofPage: Hits = new Map();
		const all: Hits = new Map();
		for (const [document, strength] of hits) {
			const page = pageOf[document] ?? 0;
			const weighted = document === documentOf[page] ? strength : strength * BY_PART;
			raise(ofPage, page, weighted);
			raise(all, page, weighted);
		}
		for (const [document, strength] of topicHits) raise(all, pageOf[document] ?? 0, strength * BY_TOPIC);
		return { ofPage, all };
	};

	/** The pages that answer enough of a query, the best first, emergencies before all others. */
	const rank = (matched: MatchedTerm[]): Scored[] => {
		const scores = data.pages.map(() => 0);
		const certainPages = new Set<number>();
		for (const term of matched) {
			const isCertain = term.alternatives.some(({ weight }) => weight >= CERTAIN);
			const { ofPage, all } = pageHits(term);
			for (const [page, strength] of all) scores[page] = (scores[page] ?? 0) + strength * term.idf;
			for (const [page, strength] of ofPage) if (isCertain && strength >= ON_PAGE) certainPages.add(page);
		}
		const most = sum(matched.map(({ idf }) => idf));
		const urgencies = urgenciesOf(matched);
		return data.pages
			.map((found, page) => {
				const { urgency = 0, document } = urgencies.get(page) ?? {};
				return { page, found, score: (scores[page] ?? 0) / most, urgency, firstAid: document };
			})
			.filter(({ page, score, urgency }) => {
				const enough = !certainPages.has(page) ? ENOUGH_UNSURE : matched.length === 2 ? ENOUGH_OF_TWO : ENOUGH;
				return urgency > 0 || score >= enough;
			})
			.sort((a, b) => b.urgency - a.urgency || b.score - a.score);
	};

	/** The part that answers what its page does not, or the whole query; undefined if the page as a whole answers. */
	const partFor = (matched: MatchedTerm[], page: number): number | undefined => {
		const id = documentOf[page] ?? 0;
		const worth = (part: number, terms: MatchedTerm[]) =>
			sum(terms.map(({ hits, topicHits, idf }) => Math.max(hits.get(part) ?? 0, topicHits.get(part) ?? 0) * idf));
		const open = matched.filter(({ hits }) => (hits.get(id) ?? 0) < ANSWERED_BY_PAGE);
		const parts = (data.pages[page]?.[3] ?? [])
			.map((_, at) => id + 1 + at)
			.filter((part) => !firstAids.has(part))
			.map((part) => ({ part, worth: worth(part, open) + worth(part, matched) / 2 }))
			.sort((a, b) => b.worth - a.worth);
		const part = parts[0]?.part;
		if (part === undefined) return undefined;
		if (open.length > 0) return worth(part, open) > 0 ? part : undefined;
		const isPageName = matched.every(({ alternatives }) => alternatives.some(({ term }) => index.isInName(id, term)));
		if (isPageName) return undefined;
		const named = parts.find(({ part }) => matched.some(({ hits }) => (hits.get(part) ?? 0) >= NAMED));
		if (named) return named.part;
		return matched.length > 1 && matched.every(({ hits }) => (hits.get(part) ?? 0) > 0) ? part : undefined;
	};

	const resultOf = (matched: MatchedTerm[], { page, found, urgency, firstAid }: Scored): SearchResult => {
		const [path, name, line, parts] = found;
		const part = urgency > 0 ? firstAid : partFor(matched, page);
		const [anchor, heading, partLine] = (part !== undefined && parts[part - (documentOf[page] ?? 0) - 1]) || [];
		return {
			href: anchor ? `${path}#${anchor}` : path,
			page: name,
			...(heading && { part: heading }),
			line: partLine ?? line,
			...(urgency > 0 && { urgent: true as const }),
		};
	};

	return (query, limit = DEFAULT_LIMIT) => {
		const matched = index.match(parse(query));
		// Whole words only: a word that is still typed may become another.
		const alarm = alarmIn(parse(`${query} `));
		const results = rank(matched)
			.filter(({ urgency }) => !alarm || urgency > 0)
			.slice(0, limit)
			.map((scored) => resultOf(matched, scored));
		return { ...(alarm && { alarm }), results };
	};
}
