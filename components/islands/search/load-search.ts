import { readSearch, type SearchData, type Searcher } from "@/lib/search/answer";
import type { SearchFile, SearchWords } from "@/lib/site/search-words";

/** The search, ready to be asked, with the words around its answers. */
export type Search = { find: Searcher; words: SearchWords; call: SearchData["call"] };

let loading: Promise<Search> | undefined;

async function fetchSearch({ action }: HTMLFormElement): Promise<Search> {
	const response = await fetch(new URL("../search.json", action));
	if (!response.ok) throw new Error(`The search's file answers with ${response.status}`);
	const { words, ...data }: SearchFile = await response.json();
	return { find: await readSearch(data), words, call: data.call };
}

/**
 * Fetches what the search is made from, once for all boxes of the page; after a failure the next call tries again.
 * @param form a box of the search: the file stands beside the folder of the page to which it leads, wherever the site stands
 */
export function loadSearch(form: HTMLFormElement): Promise<Search> {
	loading ??= fetchSearch(form).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}
