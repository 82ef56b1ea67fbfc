import MiniSearch from "minisearch";
import { replaceMarks } from "../text/marks";
import { keysIn, spelling, wordsIn } from "./fold";
import { type IndexedRecord, indexOptions } from "./index-options";
import { packIndex } from "./packed-index";
import type { SearchedContent, Words } from "./record";
import { searchRecords } from "./records";
import { topicRecords } from "./treatment-records";
import type { FoundPart, SearchData } from "./types";

/** On how many pages a word of the running text may stand to be searched for: more tell nothing of where to look. */
const TELLING = 3;

/** A text in Markdown as it is read: without the marks of its sources and the addresses of its links. */
const plain = (text: string) => replaceMarks(text).replace(/\]\([^)]*\)/g, "]");

/** The keys of texts; words with hyphens in them also as one word. */
function keysOf(texts: string[] = []): string[] {
	return texts.flatMap((text) => {
		const joined = text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
		return [...keysIn(plain(text)), ...joined.flatMap((word) => keysIn(word.replaceAll("-", "")))];
	});
}

/**
 * What `/search.json` holds: the index of every page and its parts, and what a search needs to understand a query.
 * Small words count where they name a page, and nowhere else; words of the running text only where they are rare.
 */
export function buildSearch(content: SearchedContent): SearchData {
	const records = searchRecords(content);
	const { synonyms = [], ignored = [] } = content.search ?? {};
	const small = new Set(ignored.flatMap(wordsIn).map(spelling));
	const telling = (texts: string[] = []) =>
		texts.flatMap((text) =>
			keysOf([
				wordsIn(plain(text))
					.filter((word) => !small.has(spelling(word)))
					.join(" "),
			]),
		);

	const pagesOf = new Map<string, Set<number>>();
	for (const [page, record] of records.entries()) {
		for (const { text } of [record, ...record.parts]) {
			for (const term of telling(text)) pagesOf.set(term, (pagesOf.get(term) ?? new Set()).add(page));
		}
	}
	const rare = (term: string) => term.length > 3 && (pagesOf.get(term)?.size ?? 0) <= TELLING;

	const indexed = (id: number, { name, words, line, text }: Words, isPage: boolean): IndexedRecord => {
		const known = new Set<string>();
		const unique = (keys: string[]) => {
			const fresh = [...new Set(keys)].filter((term) => !known.has(term));
			for (const term of fresh) known.add(term);
			return fresh.join(" ");
		};
		return {
			id,
			name: unique(isPage ? keysOf(name) : telling(name)),
			words: unique(keysOf(words)),
			line: unique(telling(line)),
			text: unique(telling(text).filter(rare)),
		};
	};

	const index = new MiniSearch<IndexedRecord>(indexOptions);
	let id = 0;
	const pages: SearchData["pages"] = [];
	for (const { path, title, shown, parts, ...words } of records) {
		index.add(indexed(id++, words, true));
		for (const part of parts) index.add(indexed(id++, part, false));
		const found = parts.map(
			({ anchor, heading, shown }): FoundPart => (shown ? [anchor, heading, shown] : [anchor, heading]),
		);
		pages.push([path, title, shown, found]);
	}
	const topics = topicRecords(content);
	for (const topic of topics) index.add(indexed(id++, topic, false));
	const { emergency } = content;
	return {
		index: packIndex(index.toJSON()),
		pages,
		topics: topics.map(({ topic }) => topic),
		synonyms: synonyms.map(({ word, same }) => [word, ...same]),
		ignored,
		emergencies: records.flatMap(({ emergency }, page): SearchData["emergencies"] =>
			emergency ? [[page, emergency.map((called) => telling([called]).join(" "))]] : [],
		),
		...(emergency && { call: { number: emergency.ambulance.number, label: emergency.ambulance.label } }),
	};
}
