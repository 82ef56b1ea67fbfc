import type { PackedIndex } from "./packed-index";

/** A part of a page that can be found: its anchor, its heading or question, and a line about it. */
export type FoundPart = [anchor: string, heading: string, line?: string];

/** A page that can be found: its path, its name, a line about it, and its parts. */
export type FoundPage = [path: string, name: string, line: string, parts: FoundPart[]];

/**
 * What `/search.json` holds. In the index each page is a document, and each of its parts after it; their ids count up in
 * the order of `pages`. What is asked of any treatment stands in it once, as a document after all of them.
 */
export type SearchData = {
	index: PackedIndex;
	pages: FoundPage[];
	/** For each topic of sections that is in the index, the anchor of the parts for which it holds. */
	topics: string[];
	/** Words that mean the same, by their keys; the first is the one that pages use. */
	synonyms: string[][];
	/** Words that count for nothing, by their spelling. */
	ignored: string[];
	/** The documents whose phrases are what emergencies are called, and whether their page is about nothing else. */
	emergencies: [document: number, alone: boolean][];
	/** The number to call in an emergency, and how it is called; none where the clinic has no page for one. */
	call?: { number: string; label: string };
};

/** A page that answers a query. */
export type Answer = {
	/** Where it leads, with the anchor of the part. */
	href: string;
	/** The page's name. */
	page: string;
	/** The part of the page that answers: a section's heading, a question; absent where the page as a whole does. */
	part?: string;
	/** A line about it. */
	line?: string;
	/** It begins with first aid: the number to call stands above it. */
	urgent?: true;
};

/** The pages that answer a query, the best first; none where nothing does. Takes whatever is typed. */
export type Searcher = (query: string, limit?: number) => Answer[];
