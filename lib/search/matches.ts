import MiniSearch from "minisearch";
import { type Field, fields, type IndexedRecord, indexOptions } from "./index-options";
import { phrasesIn, unpackIndex } from "./packed-index";
import type { Said, Unit, Vocabulary, Way } from "./query";
import type { SearchData } from "./types";

/** How much it says of a page or a part that a word stands in a field of it; for patients' words, by themselves. */
const STRENGTH: Record<Field, number> = { name: 1, words: 1, line: 0.6, text: 0.35 };

/** How much of a phrase one of its words is worth by itself. */
const WORD_OF_PHRASE = 0.35;

/** How much of the strength of a match depends on how much else a page or part says. */
const BY_SCORE = 0.3;

/** How much a word tells that no page knows. */
const UNKNOWN = 2.2;

/** How well something is met by each page and part, from 0 to 1, by their numbers. */
export type Matches = Map<number, number>;

/** A unit of a query with what meets it, and how much it tells of where to look. */
export type Asked = Unit & {
	/** By what they say themselves. */
	met: Matches;
	/** By what holds for every section on a topic. */
	onTopic: Matches;
	telling: number;
};

/** The index, opened. Pages and their parts have numbers, each page before its parts, in the order of the data. */
export type Index = Vocabulary & {
	/** The page of each number. */
	pageOf: number[];
	/** The number of each page. */
	numberOf: number[];
	meet: (units: Unit[], said: Said) => Asked[];
	/** How much a term tells of where to look: the fewer pages have it, the more. */
	telling: (term: string) => number;
	/** The phrases of patients for a page or part. */
	phrases: (number: number) => string[][];
	/** Whether a page has a term in its name. */
	isName: (number: number, term: string) => boolean;
};

const raise = (matches: Matches, number: number, strength: number) =>
	matches.set(number, Math.max(strength, matches.get(number) ?? 0));

export async function openIndex({ index: packed, pages, topics }: SearchData): Promise<Index> {
	const unpacked = await unpackIndex(packed);
	const index = await MiniSearch.loadJSAsync<IndexedRecord>(unpacked, indexOptions);
	const entries = new Map(unpacked.index);
	const pageOf = pages.flatMap(([, , , parts], page) => Array<number>(parts.length + 1).fill(page));
	const numberOf = pages.map((_, page) => pageOf.indexOf(page));

	/** The parts on a topic, which has the numbers after all pages and parts. */
	const anchors = pages.flatMap(([, , , parts]) => ["", ...parts.map(([anchor]) => anchor)]);
	const onTopic = topics.map((topic) => anchors.flatMap((anchor, number) => (anchor === topic ? number : [])));
	const partsOn = (id: number) => onTopic[id - pageOf.length];

	const idsIn = (term: string, field: Field): number[] =>
		Object.keys(entries.get(term)?.[fields.indexOf(field)] ?? {}).map(Number);
	const few = (count: number) => Math.log(1 + pages.length / Math.max(1, count));
	const pagesWith = (ids: number[]) =>
		new Set(ids.flatMap((id) => partsOn(id) ?? id).map((number) => pageOf[number])).size;

	const told = new Map<string, number>();
	const telling = (term: string): number => {
		const known = told.get(term);
		if (known !== undefined) return known;
		const ids = (["name", "words", "line"] as const).flatMap((field) => idsIn(term, field));
		const own = ids.filter((id) => !partsOn(id));
		const value = few(pagesWith([own, ids, idsIn(term, "text")].find(({ length }) => length > 0) ?? []));
		told.set(term, value);
		return value;
	};

	const read = new Map<number, string[][]>();
	const phrases = (id: number): string[][] => {
		const known = read.get(id) ?? phrasesIn(packed.phrases[id] ?? "");
		read.set(id, known);
		return known;
	};

	/** How much of the fullest phrase with a term a query has said. */
	const phraseMet = (id: number, term: string, said: Said): number => {
		const covers = phrases(id)
			.filter((phrase) => phrase.includes(term))
			.map((phrase) => {
				const whole = phrase.reduce((sum, one) => sum + telling(one), 0);
				return phrase.reduce((sum, one) => sum + telling(one) * (said.get(one) ?? 0), 0) / whole;
			});
		return WORD_OF_PHRASE + (1 - WORD_OF_PHRASE) * Math.max(...covers);
	};

	const meetWay = ({ term, weight }: Way, said: Said, alone: boolean): Matches => {
		const results = index.search(term);
		const best = results[0]?.score ?? 1;
		return new Map(
			results.map(({ id, match, score }): [number, number] => {
				const strengths = (match[term] ?? []).map((field) =>
					field === "words" ? phraseMet(id, term, said) : STRENGTH[field as Field],
				);
				// Of a topic that is all that is asked for, nothing else can be said.
				const bySaid = alone && partsOn(id) ? 1 : 1 - BY_SCORE + (BY_SCORE * score) / best;
				return [id, weight * Math.max(...strengths) * bySaid];
			}),
		);
	};

	const meet = (units: Unit[], said: Said): Asked[] =>
		units.map((unit) => {
			const met: Matches = new Map();
			const byTopic: Matches = new Map();
			for (const way of unit.ways) {
				for (const [id, strength] of meetWay(way, said, units.length === 1)) {
					const parts = partsOn(id);
					if (parts) for (const part of parts) raise(byTopic, part, strength);
					else raise(met, id, strength);
				}
			}
			// Of a word that is spelt nearly as others nobody knows which of them is meant.
			const likeliest = Math.max(...unit.ways.map(({ weight }) => weight));
			const tellings = unit.ways.filter(({ weight }) => weight === likeliest).map(({ term }) => telling(term));
			const tells = tellings.length > 0 ? likeliest * Math.min(...tellings) : UNKNOWN;
			return { ...unit, met, onTopic: byTopic, telling: tells };
		});

	return {
		pageOf,
		numberOf,
		meet,
		telling,
		phrases,
		isName: (number, term) => idsIn(term, "name").includes(number),
		standsAlone: (term) =>
			idsIn(term, "name").length > 0 ||
			idsIn(term, "words").some((id) => phrases(id).some((phrase) => phrase.length === 1 && phrase[0] === term)),
		isNamed: (terms) => {
			const [first = [], ...rest] = terms.map((term) => idsIn(term, "name"));
			return first.some((id) => rest.every((ids) => ids.includes(id)));
		},
		knows: (term) => {
			const found = Object.keys(entries.get(term) ?? {});
			if (found.length === 0) return undefined;
			return found.some((field) => ["name", "words"].includes(fields[Number(field)] ?? "")) ? "well" : "little";
		},
		near: (term, how) => [...new Set(index.search(term, how).flatMap(({ terms }) => terms))],
	};
}
