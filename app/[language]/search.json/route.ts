import { contentIn, getContent, getContents, type LanguageParams } from "@/lib/pages/content";
import { buildIndex } from "@/lib/search/build-index";

export const dynamic = "force-static";

export function generateStaticParams() {
	return getContents().map(({ locale }) => ({ language: locale.code }));
}

/** The index of the site search, which browsers fetch when a visitor begins to search. */
export async function GET(_: Request, { params }: LanguageParams): Promise<Response> {
	const content = contentIn((await params).language);
	return Response.json(buildIndex(content, content.locale.root ? getContent() : undefined));
}
