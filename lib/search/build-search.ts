import MiniSearch from "minisearch";
import { localPath } from "../site/editions";
import { replaceMarks } from "../text/marks";
import { type IndexedRecord, indexOptions } from "./index-options";
import { keyed, type Meanings, readMeanings, spelt } from "./meanings";
import { packIndex } from "./packed-index";
import type { PageRecord, SearchedContent, Words } from "./record";
import { searchRecords } from "./records";
import { topicRecords } from "./treatment-records";
import type { FoundPart, SearchData } from "./types";

/** On how many pages a word of the running text may stand to be searched for: more tell nothing of where to look. */
const TELLING = 3;

/** A text in Markdown as it is read: without the marks of its sources and the addresses of its links. */
const plain = (text: string) => replaceMarks(text).replace(/\]\([^)]*\)/g, "]");

const WITH_HYPHEN = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** The terms of texts; words with hyphens in them also as one word. */
const termsOf = ({ terms }: Meanings, texts: string[] = []): string[] =>
	texts.map(plain).flatMap((text) => {
		const joined = text.match(WITH_HYPHEN) ?? [];
		return [...terms(text), ...joined.flatMap((word) => terms(word.replaceAll("-", "")))];
	});

/** What patients say, as the packed index has it: a phrase once, however it is spelt and in whatever language. */
const phrasesOf = ({ terms }: Meanings, said: string[] = []): string =>
	[...new Set(said.map((phrase) => [...new Set(terms(phrase))].join(" ")))].filter(Boolean).join(",");

/** The terms of running text that stand on few pages. */
function tellingTerms(meanings: Meanings, pages: { parts: Words[]; text?: string[] }[]): (term: string) => boolean {
	const pagesOf = new Map<string, number>();
	for (const page of pages) {
		const terms = new Set([page, ...page.parts].flatMap(({ text }) => termsOf(meanings, text)));
		for (const term of terms) pagesOf.set(term, (pagesOf.get(term) ?? 0) + 1);
	}
	return (term) => term.length > 3 && (pagesOf.get(term) ?? 0) <= TELLING;
}

/** What a page, a part or a topic says in the language of the site's visitors, and what the original says of it. */
const inBoth = <Record extends Words>(record: Record, original: Words = {}): Record => ({
	...record,
	name: [...(record.name ?? []), ...(original.name ?? [])],
	words: [...(record.words ?? []), ...(original.words ?? [])],
	line: [...(record.line ?? []), ...(original.line ?? [])],
});

const pageInBoth = (record: PageRecord, original: PageRecord | undefined): PageRecord => ({
	...inBoth(record, original),
	parts: record.parts.map((part, at) => inBoth(part, original?.parts[at])),
});

/**
 * What `/search.json` holds: the index of every page and its parts, and what a search needs to understand a query. Words
 * of the running text are in it only where they are rare.
 * @param original the content of which this is a translation: who reads one language searches in others, too, and what
 * patients type stands in the original alone
 */
export function buildSearch(content: SearchedContent, original?: SearchedContent): SearchData {
	const synonyms = (content.search?.synonyms ?? []).map(({ word, same }) => keyed([word, ...same]));
	const ignored = spelt(content.search?.ignored ?? []);
	const meanings = readMeanings(synonyms, ignored);
	const originals = new Map((original ? searchRecords(original) : []).map((record) => [record.path, record]));
	const records = searchRecords(content).map((record) => pageInBoth(record, originals.get(record.path)));
	const isTelling = tellingTerms(meanings, records);

	const documents = records.flatMap((page) => [page, ...page.parts]);
	const originalTopics = original ? topicRecords(original) : [];
	const topics = topicRecords(content).map((topic, at) => inBoth(topic, originalTopics[at]));
	const index = new MiniSearch<IndexedRecord>(indexOptions);
	for (const [id, { name, line, text }] of [...documents, ...topics].entries()) {
		const taken = new Set<string>();
		const fresh = (terms: string[]) => {
			const found = [...new Set(terms)].filter((term) => !taken.has(term));
			for (const term of found) taken.add(term);
			return found.join(" ");
		};
		index.add({
			id,
			name: fresh(termsOf(meanings, name)),
			words: "",
			line: fresh(termsOf(meanings, line)),
			text: fresh(termsOf(meanings, text).filter(isTelling)),
		});
	}
	const { emergency } = content;
	return {
		index: packIndex(
			index.toJSON(),
			[...documents, ...topics].map(({ words }) => phrasesOf(meanings, words)),
		),
		pages: records.map(({ path, title, shown, parts }) => [
			localPath(content.edition, path),
			title,
			shown,
			parts.map(({ anchor, heading, shown }): FoundPart => (shown ? [anchor, heading, shown] : [anchor, heading])),
		]),
		topics: topics.map(({ topic }) => topic),
		synonyms,
		ignored,
		emergencies: documents.flatMap(({ urgent }, id): SearchData["emergencies"] =>
			urgent ? [[id, urgent === "page"]] : [],
		),
		...(emergency && { call: { number: emergency.ambulance.number, label: emergency.ambulance.label } }),
	};
}
