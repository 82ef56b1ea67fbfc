import MiniSearch from "minisearch";
import { emergencyReader } from "./emergency";
import { type IndexedRecord, indexOptions } from "./index-options";
import { type Matches, matches } from "./matches";
import { queryReader, type Unit } from "./query";
import type { Answer, SearchData, Searcher } from "./types";

export type { Answer, SearchData, Searcher } from "./types";

/** How many pages answer at most, unless asked for more. */
const LIMIT = 8;

/** How much of what is asked a page has to answer, and how much of what the best one answers. */
const ENOUGH = 0.45;
const NEAR_BEST = 0.5;

/** From what strength on a page itself, without any of its parts, is what a word asks for. */
const OWN = 0.55;

/** How much a word tells that no page knows, as one that few know. */
const UNKNOWN = 2;

type Asked = Unit & { met: Matches; telling: number };

type Scored = { page: number; score: number; urgency: number };

/**
 * Makes the search out of what `/search.json` holds. The better part of a second's work on a slow phone is done here,
 * once; each query then takes a few milliseconds.
 */
export function readSearch(data: SearchData): Searcher {
	const index = MiniSearch.loadJS<IndexedRecord>(data.index, indexOptions);
	const terms = new Map(data.index.index);
	/** The page of each number in the index, and the number of each page. */
	const pageOf = data.pages.flatMap(([, , , parts], page) => Array<number>(parts.length + 1).fill(page));
	const idOf = data.pages.map((_, page) => pageOf.indexOf(page));
	const pagesWith = (ids: Iterable<number>) => new Set([...ids].map((id) => pageOf[id])).size;

	const telling = (pages: number) => Math.log(1 + data.pages.length / Math.max(1, pages));
	const near = (key: string, how: { fuzzy?: number; prefix?: boolean }) => [
		...new Set(index.search(key, how).flatMap(({ terms }) => terms)),
	];
	const read = queryReader({ has: (key) => terms.has(key), near }, data.synonyms, data.ignored);
	const weigh = (key: string) =>
		telling(pagesWith(Object.values(terms.get(key) ?? {}).flatMap((ids) => Object.keys(ids).map(Number))));
	const urgencyOf = emergencyReader(data.emergencies, weigh);

	const ask = (unit: Unit): Asked => {
		const met = matches(index, unit);
		return { ...unit, met, telling: met.size > 0 ? telling(pagesWith(met.keys())) : UNKNOWN };
	};

	/** How well a page, with all of its parts, answers each thing that is asked. */
	const scores = (asked: Asked[]): Scored[] => {
		const best = data.pages.map(() => 0);
		for (const { met, telling } of asked) {
			const ofPage = new Map<number, number>();
			for (const [id, strength] of met) {
				const page = pageOf[id] ?? 0;
				// What a page is about says more of it than what one of its parts tells.
				const counted = id === idOf[page] ? strength : strength * 0.85;
				ofPage.set(page, Math.max(counted, ofPage.get(page) ?? 0));
			}
			for (const [page, strength] of ofPage) best[page] = (best[page] ?? 0) + strength * telling;
		}
		const all = asked.reduce((sum, { telling }) => sum + telling, 0);
		const urgencies = urgencyOf(asked);
		const scored = best.map((score, page) => ({ page, score: score / all, urgency: urgencies.get(page) ?? 0 }));
		const top = Math.max(...scored.map(({ score }) => score));
		return scored
			.filter(({ score, urgency }) => urgency > 0 || (score >= ENOUGH && score >= top * NEAR_BEST))
			.sort((one, other) => other.urgency - one.urgency || other.score - one.score);
	};

	/** The part of a page that answers what the page itself does not; undefined where the page as a whole answers. */
	const partFor = (asked: Asked[], page: number): number | undefined => {
		const id = idOf[page] ?? 0;
		const parts = data.pages[page]?.[3] ?? [];
		const worth = (part: number, of: Asked[]) =>
			of.reduce((sum, { met, telling }) => sum + (met.get(part) ?? 0) * telling, 0);
		const open = asked.filter(({ met }) => (met.get(id) ?? 0) < OWN);
		if (open.length === 0) return undefined;
		const ranked = parts
			.map((_, at) => id + 1 + at)
			.map((part) => ({ part, open: worth(part, open), all: worth(part, asked) }))
			.filter(({ open }) => open > 0)
			.sort((one, other) => other.open + other.all / 4 - (one.open + one.all / 4));
		return ranked[0]?.part;
	};

	const answer = (asked: Asked[], { page, urgency }: Scored): Answer[] => {
		const found = data.pages[page];
		if (!found) return [];
		const [path, name, line, parts] = found;
		const id = idOf[page] ?? 0;
		// First aid is the first part of a page.
		const part = urgency > 0 ? id + 1 : partFor(asked, page);
		const [anchor, heading, partLine] = (part !== undefined && parts[part - id - 1]) || [];
		return [
			{
				href: anchor ? `${path}#${anchor}` : path,
				page: name,
				...(heading && { part: heading }),
				line: partLine ?? line,
				...(urgency > 0 && { urgent: true as const }),
			},
		];
	};

	return (query, limit = LIMIT) => {
		const asked = read(query).map(ask);
		if (asked.every(({ met }) => met.size === 0)) return [];
		return scores(asked)
			.slice(0, limit)
			.flatMap((scored) => answer(asked, scored));
	};
}
