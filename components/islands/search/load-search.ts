import { readSearch, type SearchData, type Searcher } from "@/lib/search/answer";
import type { SearchFile, SearchWords } from "@/lib/site/search-words";

/** The search, ready to be asked, with the words around its answers. */
export type Search = { find: Searcher; words: SearchWords; call: SearchData["call"] };

let loading: Promise<Search> | undefined;

async function fetchSearch(): Promise<Search> {
	const response = await fetch("/search.json");
	if (!response.ok) throw new Error(`The search's file answers with ${response.status}`);
	const { words, ...data }: SearchFile = await response.json();
	return { find: await readSearch(data), words, call: data.call };
}

/** Fetches what the search is made from, once for all boxes of the page; after a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
	loading ??= fetchSearch().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
