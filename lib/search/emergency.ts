import type { Asked, Index } from "./matches";

/** How much of what an emergency is called has to be in the query, and how much of the query in what it is called. */
const CALLED = 0.55;
const ASKED = 0.75;

/** From what strength on a page knows what a word asks for, so that it is no word of everyday speech. */
const KNOWN = 0.55;

const sum = (weights: number[]) => weights.reduce((all, one) => all + one, 0);

/**
 * Tells emergencies from questions. A query is an emergency when it says what one is called and asks for little else:
 * "burn" and "burnt my hand" are, "burn scar" and "price of finger surgery" are not. What a page is named for is no
 * emergency by itself where more belongs to it: "fistula bleeding", not "fistula".
 * @param numbers of what is first aid in the index
 * @returns how urgent a query is for each page that begins with first aid, where it is: from 0 to 1
 */
export function emergencyReader(
	{ pageOf, numberOf, phrases, telling, isName }: Index,
	numbers: number[],
): (asked: Asked[]) => Map<number, number> {
	const emergencies = numbers.map((number) => {
		const page = pageOf[number] ?? 0;
		const called = phrases(number).map((terms) => {
			const more = terms.filter((term) => !isName(numberOf[page] ?? 0, term));
			return { terms, more: more.length > 0 ? more : terms };
		});
		return { page, called, terms: new Set(called.flatMap(({ terms }) => terms)) };
	});
	return (asked) => {
		const said = new Map(asked.flatMap(({ ways }) => ways).map(({ term, weight }) => [term, weight]));
		const share = (terms: string[]) =>
			sum(terms.map((term) => telling(term) * (said.get(term) ?? 0))) / sum(terms.map(telling));
		const weight = (units: Asked[]) => sum(units.map(({ telling }) => telling));
		const known = asked.filter(({ met, onTopic }) =>
			[...met.values(), ...onTopic.values()].some((strength) => strength >= KNOWN),
		);
		const urgencies = new Map<number, number>();
		for (const { page, called, terms } of emergencies) {
			const meant = known.filter(({ ways }) => ways.some(({ term }) => terms.has(term)));
			const whole = weight(meant) / weight(known);
			if (!(whole >= ASKED)) continue;
			const shares = called.filter(({ more }) => share(more) >= CALLED).map(({ terms }) => share(terms));
			const best = Math.max(0, ...shares);
			if (best >= CALLED) urgencies.set(page, best * whole);
		}
		return urgencies;
	};
}
