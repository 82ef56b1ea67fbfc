import SearchableMap from "minisearch/SearchableMap";
import { memoize } from "../memoize";
import type { Alarm, CallLink } from "../pages/conditions";

/**
 * The fields of a document and the strength of a hit in each: its name, phrases that patients type for it, what stands
 * out in it, and its running text. Like all weights and thresholds of the search, they were set by hand against the
 * queries of `content/searches.yaml`.
 */
const STRENGTH = { name: 1, phrases: 1, line: 0.6, text: 0.35 };

type Field = keyof typeof STRENGTH;
const fields = Object.keys(STRENGTH) as Field[];

/** The strength of one word of a phrase by itself, as a share of the whole phrase. */
const WORD_OF_PHRASE = 0.35;

/** The share of a hit's strength that depends on its BM25 score. */
const SCORE_SHARE = 0.3;

/** The inverse document frequency of a term that no page has. */
const UNKNOWN_IDF = 2.2;

/** Documents indexed between two pauses: some 40 ms on a slow phone. */
const BATCH = 60;

/** A page as search results show it: its path, its name, a line about it, and its parts. */
export type FoundPage = [path: string, name: string, line: string, parts: FoundPart[]];
export type FoundPart = [anchor: string, heading: string, line?: string];

/**
 * The contents of `/search.json`. Documents are numbered: each page in the order of `pages`, followed by its parts, and
 * after all pages one document for each topic, with the terms that hold for that section of any treatment.
 */
export type SearchData = {
	/** For each field, the terms of each document, between spaces; phrases between commas. */
	terms: Record<Field, string[]>;
	pages: FoundPage[];
	/** The anchor that the parts on each topic have. */
	topics: string[];
	/** Groups of phrases with the same meaning, as keys; pages use the first. */
	synonyms: string[][];
	/** Spellings of words to be ignored. */
	stopWords: string[];
	/** Documents with first aid, whose phrases name the emergency; and whether their page is about nothing else. */
	emergencies: [document: number, isWholePage: boolean][];
	/** Dangers, their phrases and the words beside which these are harmless in the form of `terms.phrases`. */
	alarms: (Alarm & { words: string; unless: string })[];
	/** The ambulance, and what it is, if the clinic has a page for emergencies. */
	call?: CallLink & { service: string };
	labels: SearchLabels;
};

/** The words around the results: fetched with the index, to keep them out of pages. */
export type SearchLabels = Record<"answers" | "one" | "many" | "none" | "all" | "everything", string> & {
	/** How to reach the clinic, for visitors who find nothing. */
	contact?: { label: string; href: string };
};

/** A term to look for, and how certainly the query means it: 1 as typed, less if corrected or completed. */
export type Alternative = { term: string; weight: number };

/** One thing that a query asks for. Without alternatives, no page has it. */
export type QueryTerm = { alternatives: Alternative[] };

/** The strength of a hit, from 0 to 1, by document. */
export type Hits = Map<number, number>;

export type MatchedTerm = QueryTerm & {
	hits: Hits;
	/** Hits in the parts of a matching topic. */
	topicHits: Hits;
	/** Inverse document frequency: rare terms count more. */
	idf: number;
};

/** Phrases as lists of terms, from the form in which the data has them. */
export const readPhrases = (packed = ""): string[][] =>
	packed ? packed.split(",").map((phrase) => phrase.split(" ")) : [];

/** Lets the browser handle input between two steps of work. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The weight of each term of a query; of a repeated term the highest. */
export function queryWeights(terms: QueryTerm[]): Map<string, number> {
	const weights = new Map<string, number>();
	for (const { term, weight } of terms.flatMap(({ alternatives }) => alternatives)) raise(weights, term, weight);
	return weights;
}

/** Sets a value in a map unless the map has a higher one. */
export const raise = <Key>(map: Map<Key, number>, key: Key, value: number) =>
	map.set(key, Math.max(value, map.get(key) ?? 0));

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export type SearchIndex = Awaited<ReturnType<typeof openIndex>>;

/**
 * Indexes the documents, with pauses.
 * @param keys further keys that a query may contain
 */
export async function openIndex({ terms, pages, topics }: SearchData, keys: Iterable<string>) {
	/** The page of each document, and the document of each page. */
	const pageOf = pages.flatMap(([, , , parts], page) => Array<number>(parts.length + 1).fill(page));
	const documentOf = pages.map((_, page) => pageOf.indexOf(page));
	const count = pageOf.length + topics.length;

	/** For each term, by field, the documents that have it. */
	const postings = new Map<string, Partial<Record<Field, number[]>>>();
	const lengths = { name: [], phrases: [], line: [], text: [] } as Record<Field, number[]>;
	for (let document = 0; document < count; document++) {
		if (document % BATCH === BATCH - 1) await pause();
		for (const field of fields) {
			const unique = new Set(terms[field][document]?.match(/[^ ,]+/g));
			lengths[field].push(unique.size);
			for (const term of unique) {
				const byField = postings.get(term) ?? {};
				postings.set(term, byField);
				byField[field] ??= [];
				byField[field].push(document);
			}
		}
	}
	/** All known keys, for completion and correction. */
	const vocabulary = new SearchableMap<true>();
	for (const [at, key] of [...postings.keys(), ...keys].entries()) {
		if (at % 500 === 499) await pause();
		vocabulary.set(key, true);
	}

	const documentsWith = (term: string, field: Field) => postings.get(term)?.[field] ?? [];
	const averageLength = Object.fromEntries(fields.map((field) => [field, sum(lengths[field]) / count]));

	/** The parts on the topic of a document; undefined for pages and parts themselves. */
	const anchors = pages.flatMap(([, , , parts]) => ["", ...parts.map(([anchor]) => anchor)]);
	const partsByTopic = topics.map((topic) => anchors.flatMap((anchor, part) => (anchor === topic ? part : [])));
	const partsOn = (document: number) => partsByTopic[document - pageOf.length];

	const idf = memoize((term: string): number => {
		const strong = (["name", "phrases", "line"] as const).flatMap((field) => documentsWith(term, field));
		const onPages = strong.filter((document) => !partsOn(document));
		const documents = [onPages, strong].find(({ length }) => length > 0) ?? documentsWith(term, "text");
		const found = new Set(documents.flatMap((document) => partsOn(document) ?? document).map((part) => pageOf[part]));
		return Math.log(1 + pages.length / Math.max(1, found.size));
	});

	const phrases = memoize((document: number) => readPhrases(terms.phrases[document]));

	/** How much of a phrase with this term a query contains, in the phrase that it covers best. */
	const phraseStrength = (document: number, term: string, weights: Map<string, number>): number => {
		const shares = phrases(document)
			.filter((phrase) => phrase.includes(term))
			.map((phrase) => sum(phrase.map((each) => idf(each) * (weights.get(each) ?? 0))) / sum(phrase.map(idf)));
		return WORD_OF_PHRASE + (1 - WORD_OF_PHRASE) * Math.max(...shares);
	};

	/** Scores are BM25+ (k1 = 1.2, b = 0.7, δ = 0.5), summed over the fields of a document. */
	const hitsOf = ({ term, weight }: Alternative, weights: Map<string, number>, isOnly: boolean): Hits => {
		const found = new Map<number, { score: number; strength: number }>();
		for (const field of fields) {
			const documents = documentsWith(term, field);
			const rarity = Math.log(1 + (count - documents.length + 0.5) / (documents.length + 0.5));
			for (const document of documents) {
				const length = (lengths[field][document] ?? 0) / (averageLength[field] ?? 1);
				const { score, strength } = found.get(document) ?? { score: 0, strength: 0 };
				found.set(document, {
					score: score + rarity * (0.5 + 2.2 / (1 + 1.2 * (0.3 + 0.7 * length))),
					strength: Math.max(strength, field === "phrases" ? phraseStrength(document, term, weights) : STRENGTH[field]),
				});
			}
		}
		const best = Math.max(...[...found.values()].map(({ score }) => score));
		return new Map(
			[...found].map(([document, { score, strength }]) => {
				// A topic that is all that the query asks for is not weighed against other documents.
				const byScore = isOnly && partsOn(document) ? 1 : 1 - SCORE_SHARE + (SCORE_SHARE * score) / best;
				return [document, weight * strength * byScore];
			}),
		);
	};

	const match = (queryTerms: QueryTerm[]): MatchedTerm[] => {
		const weights = queryWeights(queryTerms);
		return queryTerms.map(({ alternatives }) => {
			const hits: Hits = new Map();
			const topicHits: Hits = new Map();
			for (const alternative of alternatives) {
				for (const [document, strength] of hitsOf(alternative, weights, queryTerms.length === 1)) {
					const parts = partsOn(document);
					if (parts) for (const part of parts) raise(topicHits, part, strength);
					else raise(hits, document, strength);
				}
			}
			// A corrected word is ambiguous: take the most common of the likeliest alternatives.
			const likeliest = Math.max(...alternatives.map(({ weight }) => weight));
			const idfs = alternatives.filter(({ weight }) => weight === likeliest).map(({ term }) => idf(term));
			return { alternatives, hits, topicHits, idf: idfs.length > 0 ? likeliest * Math.min(...idfs) : UNKNOWN_IDF };
		});
	};

	return {
		pageOf,
		documentOf,
		match,
		idf,
		phrases,
		isInName: (document: number, term: string) => documentsWith(term, "name").includes(document),
		/** Whether a term is in a name, or is a whole phrase by itself. */
		isSelfContained: (term: string) =>
			documentsWith(term, "name").length > 0 ||
			documentsWith(term, "phrases").some((document) => phrases(document).some((all) => all.join() === term)),
		/** Whether the site has a term: in a name or phrase, or only in other text. */
		knows: (term: string): "well" | "little" | undefined => {
			const found = postings.get(term);
			return found && (found.name || found.phrases ? "well" : "little");
		},
		/** Known keys that begin with a text. */
		keysBeginning: (start: string) => [...vocabulary.atPrefix(start).keys()].filter((key) => key !== start),
		/** Known keys with at most this many letters wrong. */
		keysNear: (typed: string, errors: number) =>
			[...vocabulary.fuzzyGet(typed, errors).keys()].filter((key) => key !== typed),
	};
}
