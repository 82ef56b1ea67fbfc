import type { Asked, Index } from "./matches";
import type { Said } from "./query";
import type { SearchData } from "./types";

/** How much of what an emergency is called has to be in the query; all of it is in it from `WHOLLY` on. */
const CALLED = 0.55;
const WHOLLY = 0.9;

/** The same for a query of one word, which may be spelt wrong. */
const ONE_WORD = 0.75;

/** The same for a page that is about an emergency and nothing else. */
const CALLED_ALONE = 0.5;

/** How much of the query has to be in what it is called: by how much the words tell, and by their number. */
const ASKED = 0.6;
const ASKED_WORDS = 0.6;

/** From what strength on a word asks for a section that any page has, such as its risks. */
const SECTION = 0.9;

/** From what strength on a page knows what a word asks for, so that it is no word of everyday speech. */
const KNOWN = 0.6;

/** How urgent a query is for a page, from 0 to 1, and the number of the first aid that answers it. */
export type Urgency = { urgency: number; number: number };

const sum = (weights: number[]) => weights.reduce((all, one) => all + one, 0);

/**
 * Tells emergencies from questions. A query is an emergency when it says what one is called and asks for little else:
 * "burn" and "burnt my hand" are, "burn scar" and "price of finger surgery" are not. What a page is named for is no
 * emergency by itself where more belongs to it: "fistula bleeding", not "fistula".
 * @returns how urgent a query is for each page with first aid, where it is
 */
export function emergencyReader(
	{ pageOf, numberOf, phrases, telling, isName }: Index,
	emergencies: SearchData["emergencies"],
): (asked: Asked[], said: Said) => Map<number, Urgency> {
	const read = emergencies.map(([number, alone]) => {
		const page = pageOf[number] ?? 0;
		const called = phrases(number).map((terms) => {
			const more = terms.filter((term) => !isName(numberOf[page] ?? 0, term));
			return { terms, more: more.length > 0 ? more : terms };
		});
		return { number, page, alone, called, terms: new Set(called.flatMap(({ terms }) => terms)) };
	});
	return (asked, said) => {
		const share = (terms: string[]) =>
			sum(terms.map((term) => telling(term) * (said.get(term) ?? 0))) / sum(terms.map(telling));
		const weight = (units: Asked[]) => sum(units.map(({ telling }) => telling));
		const known = asked.filter(({ met, onTopic }) =>
			[...met.values(), ...onTopic.values()].some((strength) => strength >= KNOWN),
		);
		const urgencies = new Map<number, Urgency>();
		for (const { number, page, alone, called, terms } of read) {
			const named = asked.filter(({ ways }) => ways.some(({ term }) => terms.has(term)));
			const meant = known.filter((unit) => named.includes(unit));
			if (known.some((unit) => !meant.includes(unit) && Math.max(0, ...unit.onTopic.values()) >= SECTION)) continue;
			const asks = weight(meant) / weight(known);
			if (!(asks >= ASKED && meant.length / known.length >= ASKED_WORDS)) continue;
			const best = Math.max(
				0,
				...called.map(({ terms, more }) => {
					const all = share(terms);
					// One word by itself is an emergency only where it is called so: burnt, but not finger.
					if (named.length === 1 && known.length === 1) return all >= ONE_WORD ? all : 0;
					const says = alone ? all >= CALLED_ALONE : all >= WHOLLY || (all >= CALLED && share(more) >= CALLED);
					return says ? all : 0;
				}),
			);
			const urgency = best * asks;
			if (urgency > (urgencies.get(page)?.urgency ?? 0)) urgencies.set(page, { urgency, number });
		}
		return urgencies;
	};
}
