import { contentIn, getContent, getContents, type LanguageParams } from "@/lib/content";
import { buildSearch } from "@/lib/search/build-search";
import { type SearchFile, searchWords } from "@/lib/site/search-words";

export const dynamic = "force-static";

export function generateStaticParams() {
	return getContents().map(({ edition }) => ({ language: edition.code }));
}

/** What the search of the site finds its answers in; browsers fetch it when somebody begins to search. */
export async function GET(_: Request, { params }: LanguageParams): Promise<Response> {
	const content = contentIn((await params).language);
	const original = content.edition.root ? getContent() : undefined;
	return Response.json({ ...buildSearch(content, original), words: searchWords(content) } satisfies SearchFile);
}
