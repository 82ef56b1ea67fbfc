import type { CallLink } from "@/lib/pages/conditions";
import { createSearch, type Search as Find, type SearchAnswer, type SearchResult } from "@/lib/search/rank";
import type { SearchData } from "@/lib/search/search-index";
import { fill } from "@/lib/text/fill";

export type Search = { answer: Find } & Pick<SearchData, "labels" | "call">;

let loading: Promise<Search> | undefined;

async function fetchSearch({ action }: HTMLFormElement): Promise<Search> {
	const response = await fetch(new URL("../search.json", action));
	if (!response.ok) throw new Error(`The search's file answers with ${response.status}`);
	const data: SearchData = await response.json();
	return { answer: await createSearch(data), labels: data.labels, call: data.call };
}

/**
 * Fetches the search index once for all search boxes of a page; after a failure the next call tries again.
 * @param form a search box: the index is beside the folder of the page to which the form leads
 */
export function loadSearch(form: HTMLFormElement): Promise<Search> {
	loading ??= fetchSearch(form).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Record<string, string>,
	...contents: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...contents);
	return element;
}

/** A result: the page, the part of it that answers, and a line about that. */
export function resultContents({ page, part, line }: SearchResult): Node[] {
	const name = part ? [make("span", { class: "search-page" }, `${page} › `), part] : [page];
	return [
		make("span", { class: "search-name" }, ...name),
		...(line ? [make("span", { class: "search-line" }, line)] : []),
	];
}

/** The alarm, which is an answer also without results, or how many results there are. */
export function answerText(
	{ alarm, results: { length: count } }: SearchAnswer,
	query: string,
	{ labels }: Search,
): string {
	if (alarm) return alarm.say;
	if (count === 0) return fill(labels.none, { query });
	return count === 1 ? labels.one : fill(labels.many, { count }, document.documentElement.lang);
}

/**
 * What to call, above all results: the numbers of an alarm; else the ambulance, if a result is an emergency or nothing is
 * found and there is a number to call.
 */
export function callLinks({ alarm, results }: SearchAnswer, { call }: Search): HTMLElement[] {
	const link = ({ href, label }: CallLink) => make("a", { href }, label);
	if (alarm) return [make("p", { class: "search-call" }, ...alarm.call.map(link))];
	const isNeeded = results.length === 0 || results.some(({ urgent }) => urgent);
	return call && isNeeded ? [make("p", { class: "search-call" }, link(call), call.service)] : [];
}

/** A link to the clinic, for visitors who find nothing. */
export const contactLink = ({ labels: { contact } }: Search): HTMLElement[] =>
	contact ? [make("a", { href: contact.href, class: "text-link" }, contact.label)] : [];
