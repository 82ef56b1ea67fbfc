import MiniSearch from "minisearch";
import { type Field, type IndexedRecord, indexOptions } from "./index-options";
import { unpackIndex } from "./packed-index";
import type { Unit, Vocabulary, Way } from "./query";
import type { SearchData } from "./types";

/** How much it says of a page or a part that a word stands in a field of it. */
const STRENGTH: Record<Field, number> = { name: 1, words: 1, line: 0.6, text: 0.35 };

/** How well something that is asked is met by each page and part, from 0 to 1, by their numbers. */
export type Matches = Map<number, number>;

/** What stands where: pages and their parts have numbers, each page before its parts, in the order of the data. */
export type Places = {
	/** The page of each number. */
	pageOf: number[];
	/** The number of each page itself. */
	numberOf: number[];
};

export function placesOf({ pages }: Pick<SearchData, "pages">): Places {
	const pageOf = pages.flatMap(([, , , parts], page) => Array<number>(parts.length + 1).fill(page));
	return { pageOf, numberOf: pages.map((_, page) => pageOf.indexOf(page)) };
}

/** The index, asked for keys. */
export type Matcher = Vocabulary & {
	/** How well a unit of a query is met, in the best of its ways. */
	matches: (unit: Unit) => Matches;
	/** How much a word tells that stands on the pages of these numbers: the fewer they are, the more. */
	telling: (numbers: Iterable<number>) => number;
	/** How much a key tells. */
	weight: (key: string) => number;
};

export function readIndex({ index: packed, pages, topics }: SearchData, { pageOf }: Places): Matcher {
	const unpacked = unpackIndex(packed);
	const index = MiniSearch.loadJS<IndexedRecord>(unpacked, indexOptions);
	const entries = new Map(unpacked.index);

	/** What holds for a topic holds for all parts on it. */
	const anchors = pages.flatMap(([, , , parts]) => ["", ...parts.map(([anchor]) => anchor)]);
	const onTopic = topics.map((topic) => anchors.flatMap((anchor, number) => (anchor === topic ? number : [])));
	const numbers = (id: number) => onTopic[id - pageOf.length] ?? [id];

	const telling = (found: Iterable<number>) =>
		Math.log(1 + pages.length / Math.max(1, new Set([...found].map((number) => pageOf[number])).size));

	const met = ({ keys, weight }: Way): Matches => {
		const results = index.search({ combineWith: "AND", queries: keys });
		const best = results[0]?.score ?? 1;
		return new Map(
			results.flatMap(({ id, match, score }) => {
				const strengths = keys.map((key) => Math.max(...(match[key] ?? []).map((field) => STRENGTH[field as Field])));
				const strength = weight * Math.min(...strengths) * (0.7 + (0.3 * score) / best);
				return numbers(id).map((number): [number, number] => [number, strength]);
			}),
		);
	};

	return {
		has: (key) => entries.has(key),
		near: (key, how) => [...new Set(index.search(key, how).flatMap(({ terms }) => terms))],
		matches: ({ ways }) => {
			const all: Matches = new Map();
			for (const way of ways) {
				for (const [number, strength] of met(way)) all.set(number, Math.max(strength, all.get(number) ?? 0));
			}
			return all;
		},
		telling,
		weight: (key) =>
			telling(
				Object.values(entries.get(key) ?? {}).flatMap((ids) => Object.keys(ids).flatMap((id) => numbers(Number(id)))),
			),
	};
}
