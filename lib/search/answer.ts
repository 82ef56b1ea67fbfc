import { emergencyReader } from "./emergency";
import { type Asked, openIndex } from "./matches";
import { readMeanings } from "./meanings";
import { pause } from "./pause";
import { queryReader, type Said, saidIn } from "./query";
import type { Answer, SearchData, Searcher } from "./types";

export type { Answer, SearchData, Searcher } from "./types";

/** How many pages answer at most, unless asked for more. */
const LIMIT = 8;

/** How much of what is asked a page has to answer: more of two things; and how much of what the best one answers. */
const ENOUGH = 0.33;
const ENOUGH_OF_TWO = 0.42;
const NEAR_BEST = 0.5;

/** How much of it where no word was understood for certain that is the page's own. */
const ENOUGH_UNSURE = 0.45;
const CERTAIN = 0.9;
const TOLD = 0.45;
const ITS_OWN = 0.65;
const UNSURE_OF_SECTION = 0.58;

/** How much of a page's answer counts that one of its parts gives, and one that any page has a part for. */
const BY_PART = 0.85;
const BY_TOPIC = 0.5;

/** The same where nothing else is asked: less than what is wholly a page's own, more than a word of one of its phrases. */
const BY_TOPIC_ALONE = 0.68;

/** From what strength on a page itself, without any of its parts, is what a word asks for. */
const OWN = 0.55;

/** From what strength on a part is named for what a word asks for, or has it among its own words. */
const NAMED = 0.8;

type Scored = { page: number; score: number; urgency: number; firstAid?: number };

/**
 * Makes the search out of what `/search.json` holds. The better part of the work is done here, once and with pauses, so
 * that it does not hold a page up; each query then takes a few milliseconds.
 */
export async function readSearch(data: SearchData): Promise<Searcher> {
	const index = await openIndex(data);
	const { pageOf, numberOf } = index;
	const meanings = readMeanings(data.synonyms, data.ignored);
	await pause();
	const read = queryReader(index, meanings);
	await pause();
	const urgencyOf = emergencyReader(index, data.emergencies);

	const firstAids = new Set(data.emergencies.map(([number]) => number));

	/** How well each page meets one thing that is asked: by what it and its parts say, and by what any page has. */
	const metBy = ({ met, onTopic }: Asked, byTopic: number) => {
		const own = new Map<number, number>();
		const all = new Map<number, number>();
		const raise = (pages: Map<number, number>, number: number, strength: number) => {
			const page = pageOf[number] ?? 0;
			pages.set(page, Math.max(strength, pages.get(page) ?? 0));
		};
		for (const [number, strength] of met) {
			const counted = number === numberOf[pageOf[number] ?? 0] ? strength : strength * BY_PART;
			raise(own, number, counted);
			raise(all, number, counted);
		}
		for (const [number, strength] of onTopic) raise(all, number, strength * byTopic);
		return { own, all };
	};

	/** The pages that answer enough of what is asked, the best first, emergencies before all others. */
	const ranked = (asked: Asked[], said: Said): Scored[] => {
		const scores = data.pages.map(() => 0);
		const sure = new Set<number>();
		// Where a section is asked for that any page has, it is the rest that tells which page.
		const asksSection = asked.length > 1 && asked.some(({ onTopic }) => Math.max(0, ...onTopic.values()) >= NAMED);
		const [least, unsure] = asksSection ? [ITS_OWN, UNSURE_OF_SECTION] : [TOLD, ENOUGH_UNSURE];
		const byTopic = asked.length === 1 ? BY_TOPIC_ALONE : BY_TOPIC;
		for (const unit of asked) {
			const certain = unit.ways.some(({ weight }) => weight >= CERTAIN);
			const { own, all } = metBy(unit, byTopic);
			for (const [page, strength] of all) scores[page] = (scores[page] ?? 0) + strength * unit.telling;
			for (const [page, strength] of own) if (certain && strength >= least) sure.add(page);
		}
		const all = asked.reduce((sum, { telling }) => sum + telling, 0);
		const urgencies = urgencyOf(asked, said);
		const scored = scores.map((score, page) => {
			const { urgency = 0, number } = urgencies.get(page) ?? {};
			return { page, score: score / all, urgency, firstAid: number };
		});
		const top = Math.max(...scored.map(({ score }) => score));
		return scored
			.filter(({ page, score, urgency }) => {
				const enough = !sure.has(page) ? unsure : asked.length === 2 ? ENOUGH_OF_TWO : ENOUGH;
				return urgency > 0 || (score >= enough && score >= top * NEAR_BEST);
			})
			.sort((one, other) => other.urgency - one.urgency || other.score - one.score);
	};

	/**
	 * The part of a page that answers what the page itself does not, or answers all that is asked; undefined where the
	 * page as a whole answers.
	 */
	const partFor = (asked: Asked[], page: number): number | undefined => {
		const id = numberOf[page] ?? 0;
		const strength = ({ met, onTopic }: Asked, part: number) => Math.max(met.get(part) ?? 0, onTopic.get(part) ?? 0);
		const worth = (part: number, of: Asked[]) => of.reduce((sum, unit) => sum + strength(unit, part) * unit.telling, 0);
		const open = asked.filter(({ met }) => (met.get(id) ?? 0) < OWN);
		const parts = (data.pages[page]?.[3] ?? [])
			.map((_, at) => id + 1 + at)
			.filter((part) => !firstAids.has(part))
			.map((part) => ({ part, worth: worth(part, open) + worth(part, asked) / 2 }))
			.sort((one, other) => other.worth - one.worth);
		const part = parts[0]?.part;
		if (part === undefined) return undefined;
		if (open.length > 0) return worth(part, open) > 0 ? part : undefined;
		if (asked.every(({ ways }) => ways.some(({ term }) => index.isName(id, term)))) return undefined;
		const named = parts.find(({ part }) => asked.some(({ met }) => (met.get(part) ?? 0) >= NAMED));
		if (named) return named.part;
		return asked.length > 1 && asked.every((unit) => (unit.met.get(part) ?? 0) > 0) ? part : undefined;
	};

	const answer = (asked: Asked[], { page, urgency, firstAid }: Scored): Answer[] => {
		const found = data.pages[page];
		if (!found) return [];
		const [path, name, line, parts] = found;
		const id = numberOf[page] ?? 0;
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
		const units = read(query);
		const said = saidIn(units);
		const asked = index.meet(units, said);
		if (asked.every(({ met, onTopic }) => met.size + onTopic.size === 0)) return [];
		return ranked(asked, said)
			.slice(0, limit)
			.flatMap((scored) => answer(asked, scored));
	};
}
