import { getContent } from "@/lib/content";
import { buildSearch } from "@/lib/search/build-search";

export const dynamic = "force-static";

/** What the search of the site finds its answers in; browsers fetch it when somebody begins to search. */
export function GET(): Response {
	return Response.json(buildSearch(getContent()));
}
