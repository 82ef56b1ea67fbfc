import { emergencyReader } from "./emergency";
import { type Matches, placesOf, readIndex } from "./matches";
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
	const places = placesOf(data);
	const { pageOf, numberOf } = places;
	const index = readIndex(data, places);
	const read = queryReader(index, data.synonyms, data.ignored);
	const urgencyOf = emergencyReader(data.emergencies, index.weight);

	const ask = (unit: Unit): Asked => {
		const met = index.matches(unit);
		return { ...unit, met, telling: met.size > 0 ? index.telling(met.keys()) : UNKNOWN };
	};

	/** How well a page, with all of its parts, answers each thing that is asked. */
	const scores = (asked: Asked[]): Scored[] => {
		const best = data.pages.map(() => 0);
		for (const { met, telling } of asked) {
			const ofPage = new Map<number, number>();
			for (const [id, strength] of met) {
				const page = pageOf[id] ?? 0;
				// What a page is about says more of it than what one of its parts tells.
				const counted = id === numberOf[page] ? strength : strength * 0.85;
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
		const id = numberOf[page] ?? 0;
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
		const id = numberOf[page] ?? 0;
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
