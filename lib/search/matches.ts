import type MiniSearch from "minisearch";
import type { Field, IndexedRecord } from "./index-options";
import type { Unit, Way } from "./query";

/** How much it says of a page or a part that a word stands in a field of it. */
const STRENGTH: Record<Field, number> = { name: 1, words: 1, line: 0.6, text: 0.35 };

/** How well a unit of a query is met by each page and part, from 0 to 1, by their numbers in the index. */
export type Matches = Map<number, number>;

/** How well one way of looking for something is met. */
function matchesOf(index: MiniSearch<IndexedRecord>, { keys, weight }: Way): Matches {
	const results = index.search({ combineWith: "AND", queries: keys });
	const best = results[0]?.score ?? 1;
	return new Map(
		results.map(({ id, match, score }): [number, number] => {
			const strengths = keys.map((key) => Math.max(...(match[key] ?? []).map((field) => STRENGTH[field as Field])));
			return [id, weight * Math.min(...strengths) * (0.7 + (0.3 * score) / best)];
		}),
	);
}

/** How well a unit is met, in the best of its ways. */
export function matches(index: MiniSearch<IndexedRecord>, { ways }: Unit): Matches {
	const all: Matches = new Map();
	for (const way of ways) {
		for (const [id, strength] of matchesOf(index, way)) all.set(id, Math.max(strength, all.get(id) ?? 0));
	}
	return all;
}
