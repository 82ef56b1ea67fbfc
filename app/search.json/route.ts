import { getContent } from "@/lib/content";
import { buildSearch } from "@/lib/search/build-search";
import { type SearchFile, searchWords } from "@/lib/site/search-words";

export const dynamic = "force-static";

/** What the search of the site finds its answers in; browsers fetch it when somebody begins to search. */
export function GET(): Response {
	const content = getContent();
	return Response.json({ ...buildSearch(content), words: searchWords(content) } satisfies SearchFile);
}
