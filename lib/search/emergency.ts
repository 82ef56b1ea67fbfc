import type { Matches } from "./matches";
import type { Unit } from "./query";
import type { SearchData } from "./types";

/** How much of what an emergency is called has to be in the query, and how much of the query in what it is called. */
const CALLED = 0.55;
const ASKED = 0.75;

/** From what strength on a page knows what a word asks for, so that it is no word of everyday speech. */
const KNOWN = 0.55;

type Asked = Unit & { met: Matches; telling: number };

/**
 * Tells emergencies from questions. A query is an emergency when it says what one is called and asks for little else:
 * "burn" and "burnt my hand" are, "burn scar" and "price of finger surgery" are not.
 * @param weigh how much a key tells of a page: the fewer pages have it, the more
 * @returns how urgent a query is for each page that begins with first aid, where it is: from 0 to 1
 */
export function emergencyReader(emergencies: SearchData["emergencies"], weigh: (key: string) => number) {
	const pages = emergencies.map(([page, called]) => {
		const phrases = called.map((phrase) => phrase.split(" ").filter(Boolean));
		return { page, phrases, keys: new Set(phrases.flat()) };
	});
	const sum = (weights: number[]) => weights.reduce((all, one) => all + one, 0);
	return (asked: Asked[]): Map<number, number> => {
		const urgencies = new Map<number, number>();
		const keysOf = ({ ways }: Unit) => ways.filter(({ keys }) => keys.length === 1).flatMap(({ keys }) => keys);
		const said = new Set(asked.flatMap(keysOf));
		const known = asked.filter(({ met }) => [...met.values()].some((strength) => strength >= KNOWN));
		for (const { page, phrases, keys } of pages) {
			const weightOf = (units: Asked[]) => sum(units.map(({ telling }) => telling));
			const meant = known.filter(({ ways }) => ways.some((way) => way.keys.every((key) => keys.has(key))));
			const share = weightOf(meant) / weightOf(known);
			if (!(share >= ASKED)) continue;
			const called = phrases.map(
				(phrase) => sum(phrase.filter((key) => said.has(key)).map(weigh)) / sum(phrase.map(weigh)),
			);
			const best = Math.max(...called);
			if (best >= CALLED) urgencies.set(page, best * share);
		}
		return urgencies;
	};
}
