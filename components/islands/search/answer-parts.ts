import type { Answer } from "@/lib/search/answer";
import { fill } from "@/lib/text/fill";
import type { Search } from "./load-search";
import { make } from "./make";

/** What an answer says: the page, the part of it that answers, and a line about that. */
export function answerParts({ page, part, line }: Answer): Node[] {
	const name = part ? [make("span", { class: "search-page" }, `${page} › `), part] : [page];
	return [
		make("span", { class: "search-name" }, ...name),
		...(line ? [make("span", { class: "search-line" }, line)] : []),
	];
}

/** How many answers there are, in words. */
export function countInWords(count: number, query: string, { words }: Search): string {
	if (count === 0) return fill(words.none, { query });
	return count === 1 ? words.one : fill(words.many, { count }, document.documentElement.lang);
}

/** The link that calls the ambulance, if one of the answers is an emergency and there is a number for it. */
export function callLink(answers: Answer[], { call, words }: Search): HTMLElement | undefined {
	if (!call || !words.call || !answers.some(({ urgent }) => urgent)) return undefined;
	const link = make("a", { href: `tel:${call.number}` }, words.call);
	return make("p", { class: "search-call" }, link, call.label);
}

/** What helps where nothing was found: the way to the clinic. */
export function contactLink({ words: { contact } }: Search): HTMLElement[] {
	return contact ? [make("a", { href: contact.href, class: "text-link" }, contact.label)] : [];
}
