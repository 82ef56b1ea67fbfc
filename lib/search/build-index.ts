import type { Content } from "../content/content";
import { type IndexedTexts, type PageRecord, searchRecords, topicRecords } from "../machines/search-records";
import { localPath } from "../model/locales";
import { callsOf } from "../pages/conditions";
import { mailHref, mainPhone, telHref, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";
import { replaceCitations } from "../text/markdown";
import { type FoundPart, readPhrases, type SearchData, type SearchLabels } from "./search-index";
import { createSynonyms, phraseKeys, type Synonyms, spelling, wordsIn } from "./terms";

/** The most pages that may have a word of the running text for it to be indexed: common words do not distinguish pages. */
const RARE = 3;

const WITH_HYPHEN = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** The terms of Markdown texts, without marks of sources and addresses of links; hyphenated words also as one word. */
const termsOf = ({ termsIn }: Synonyms, texts: string[] = []): string[] =>
	texts
		.map((text) => replaceCitations(text).replace(/\]\([^)]*\)/g, "]"))
		.flatMap((text) => {
			const hyphenated = text.match(WITH_HYPHEN) ?? [];
			return [...termsIn(text), ...hyphenated.flatMap((word) => termsIn(word.replaceAll("-", "")))];
		});

/** Phrases as terms: phrases between commas, terms between spaces, without duplicates. */
const phrasesOf = ({ termsIn }: Synonyms, phrases: string[] = []): string =>
	[...new Set(phrases.map((phrase) => [...new Set(termsIn(phrase))].join(" ")))].filter(Boolean).join(",");

/** The phrases of an alarm without those that have all terms of another one: any query with them has the other, too. */
function shortestPhrases(synonyms: Synonyms, phrases: string[]): string {
	const all = readPhrases(phrasesOf(synonyms, phrases));
	const hasAll = (phrase: string[], other: string[]) =>
		other !== phrase && other.every((term) => phrase.includes(term));
	return all
		.filter((phrase) => !all.some((other) => hasAll(phrase, other)))
		.map((phrase) => phrase.join(" "))
		.join(",");
}

/** Returns the terms of running text that few pages have. */
function rareTerms(synonyms: Synonyms, pages: PageRecord[]): (term: string) => boolean {
	const counts = new Map<string, number>();
	for (const page of pages) {
		const terms = new Set([page, ...page.parts].flatMap(({ text }) => termsOf(synonyms, text)));
		for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
	}
	return (term) => term.length > 3 && (counts.get(term) ?? 0) <= RARE;
}

/** A record of a translation that also has the names, phrases and lines of the original. */
const withOriginal = <Texts extends IndexedTexts>(record: Texts, original: IndexedTexts = {}): Texts => ({
	...record,
	name: [...(record.name ?? []), ...(original.name ?? [])],
	phrases: [...(record.phrases ?? []), ...(original.phrases ?? [])],
	line: [...(record.line ?? []), ...(original.line ?? [])],
});

/** The first of telephone, e-mail and WhatsApp that the clinic has. */
function contactOf({ clinic, labels }: Content): SearchLabels["contact"] {
	const { email, whatsapp } = clinic;
	const phone = mainPhone(clinic);
	if (phone) return { label: fill(labels.header.call, { phone }), href: telHref(phone) };
	if (email) return { label: fill(labels.header.write, { email }), href: mailHref(email) };
	return whatsapp && { label: labels.footer.whatsapp, href: whatsappHref(whatsapp) };
}

/**
 * Makes the contents of `/search.json`.
 * @param original the original of a translation: visitors search in several languages, and only the original has the
 * phrases that patients type
 */
export function buildIndex(content: Content, original?: Content): SearchData {
	const groups = (content.search?.synonyms ?? []).map(({ word, same }) => phraseKeys([word, ...same]));
	const stopWords = [...new Set((content.search?.ignored ?? []).flatMap(wordsIn).map(spelling))];
	const synonyms = createSynonyms(groups, stopWords);

	const originals = new Map((original ? searchRecords(original) : []).map((record) => [record.path, record]));
	const pages = searchRecords(content).map((page): PageRecord => {
		const other = originals.get(page.path);
		const parts = page.parts.map((part, at) => withOriginal(part, other?.parts[at]));
		return { ...withOriginal(page, other), parts };
	});
	const originalTopics = original ? topicRecords(original) : [];
	const topics = topicRecords(content).map((topic, at) => withOriginal(topic, originalTopics[at]));
	const isRare = rareTerms(synonyms, pages);
	const documents = [...pages.flatMap((page) => [page, ...page.parts]), ...topics];

	const terms: SearchData["terms"] = { name: [], phrases: [], line: [], text: [] };
	for (const { name, phrases, line, text } of documents) {
		// A term is indexed only in the strongest field that has it.
		const indexed = new Set<string>();
		const add = (field: "name" | "line" | "text", all: string[]) => {
			const added = [...new Set(all)].filter((term) => !indexed.has(term));
			for (const term of added) indexed.add(term);
			terms[field].push(added.join(" "));
		};
		add("name", termsOf(synonyms, name));
		add("line", termsOf(synonyms, line));
		add("text", termsOf(synonyms, text).filter(isRare));
		terms.phrases.push(phrasesOf(synonyms, phrases));
	}
	const { emergency } = content;
	const { answers, one, many, none, all, everything } = content.labels.search;
	const [ambulance] = callsOf(content, ["ambulance"]);
	return {
		terms,
		pages: pages.map(({ path, title, shown, parts }) => [
			localPath(content.locale, path),
			title,
			shown,
			parts.map(({ anchor, heading, shown }): FoundPart => (shown ? [anchor, heading, shown] : [anchor, heading])),
		]),
		topics: topics.map(({ topic }) => topic),
		synonyms: groups,
		stopWords,
		emergencies: documents.flatMap(({ urgent }, document): SearchData["emergencies"] =>
			urgent ? [[document, urgent === "page"]] : [],
		),
		alarms: (emergency?.alarms ?? []).map(({ id, words, unless, say, call }) => ({
			id,
			words: shortestPhrases(synonyms, words),
			unless: shortestPhrases(synonyms, unless),
			say,
			call: callsOf(content, call),
		})),
		...(emergency && ambulance && { call: { ...ambulance, service: emergency.ambulance.label } }),
		labels: { answers, one, many, none, all, everything, contact: contactOf(content) },
	};
}
