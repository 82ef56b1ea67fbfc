import { emergencyReader } from "./emergency";
import { type Asked, openIndex } from "./matches";
import { readMeanings } from "./meanings";
import { queryReader } from "./query";
import type { Answer, SearchData, Searcher } from "./types";

export type { Answer, SearchData, Searcher } from "./types";

/** How many pages answer at most, unless asked for more. */
const LIMIT = 8;

/** How much of what is asked a page has to answer, and how much of what the best one answers. */
const ENOUGH = 0.4;
const NEAR_BEST = 0.5;

/** How much of a page's answer counts that one of its parts gives, and one that any page has a part for. */
const BY_PART = 0.85;
const BY_TOPIC = 0.5;

/** From what strength on a page itself, without any of its parts, is what a word asks for. */
const OWN = 0.55;

type Scored = { page: number; score: number; urgency: number };

/**
 * Makes the search out of what `/search.json` holds. The better part of the work is done here, once; each query then
 * takes a few milliseconds.
 */
export function readSearch(data: SearchData): Searcher {
	const index = openIndex(data);
	const { pageOf, numberOf } = index;
	const read = queryReader(index, readMeanings(data.synonyms, data.ignored));
	const urgencyOf = emergencyReader(index, data.emergencies);

	/** How well each page, with its parts, meets one thing that is asked. */
	const metBy = ({ met, onTopic }: Asked): Map<number, number> => {
		const pages = new Map<number, number>();
		const raise = (number: number, strength: number) => {
			const page = pageOf[number] ?? 0;
			pages.set(page, Math.max(strength, pages.get(page) ?? 0));
		};
		for (const [number, strength] of met) {
			raise(number, number === numberOf[pageOf[number] ?? 0] ? strength : strength * BY_PART);
		}
		for (const [number, strength] of onTopic) raise(number, strength * BY_TOPIC);
		return pages;
	};

	/** The pages that answer enough of what is asked, the best first, emergencies before all others. */
	const ranked = (asked: Asked[]): Scored[] => {
		const scores = data.pages.map(() => 0);
		for (const unit of asked) {
			for (const [page, strength] of metBy(unit)) scores[page] = (scores[page] ?? 0) + strength * unit.telling;
		}
		const all = asked.reduce((sum, { telling }) => sum + telling, 0);
		const urgencies = urgencyOf(asked);
		const scored = scores.map((score, page) => ({ page, score: score / all, urgency: urgencies.get(page) ?? 0 }));
		const top = Math.max(...scored.map(({ score }) => score));
		return scored
			.filter(({ score, urgency }) => urgency > 0 || (score >= ENOUGH && score >= top * NEAR_BEST))
			.sort((one, other) => other.urgency - one.urgency || other.score - one.score);
	};

	/** The part of a page that answers what the page itself does not; undefined where the page as a whole answers. */
	const partFor = (asked: Asked[], page: number): number | undefined => {
		const id = numberOf[page] ?? 0;
		const worth = (part: number, of: Asked[]) =>
			of.reduce(
				(sum, { met, onTopic, telling }) => sum + Math.max(met.get(part) ?? 0, onTopic.get(part) ?? 0) * telling,
				0,
			);
		const open = asked.filter(({ met }) => (met.get(id) ?? 0) < OWN);
		const parts = (data.pages[page]?.[3] ?? [])
			.map((_, at) => id + 1 + at)
			.map((part) => ({ part, open: worth(part, open), all: worth(part, asked) }))
			.sort((one, other) => other.open + other.all / 4 - (one.open + one.all / 4));
		const best = parts[0];
		if (!best) return undefined;
		return open.length > 0
			? best.open > 0
				? best.part
				: undefined
			: best.all >= worth(id, asked)
				? best.part
				: undefined;
	};

	const answer = (asked: Asked[], { page, urgency }: Scored): Answer[] => {
		const found = data.pages[page];
		if (!found) return [];
		const [path, name, line, parts] = found;
		const id = numberOf[page] ?? 0;
		const firstAid = data.emergencies.find(([number]) => pageOf[number] === page)?.[0];
		const part = urgency > 0 ? firstAid : partFor(asked, page);
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
		const asked = index.meet(read(query));
		if (asked.every(({ met, onTopic }) => met.size + onTopic.size === 0)) return [];
		return ranked(asked)
			.slice(0, limit)
			.flatMap((scored) => answer(asked, scored));
	};
}
