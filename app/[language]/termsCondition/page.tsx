import { describedPage } from "@/app/described-page";
import { PageFrame } from "@/components/layout/page-frame";
import { LegalView } from "@/components/legal/legal-view";
import { type LanguageParams, pageContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { crumbs } from "@/lib/site/breadcrumb";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { pageGraph } from "@/lib/site/structured-data/pages";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	return pageMetadata(content, { ...content.terms, path: paths.terms });
}

export default async function TermsPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { terms } = content;
	const { description, title } = terms;
	const path = paths.terms;
	const trail = crumbs(content, title);
	return (
		<PageFrame
			content={content}
			path={path}
			graph={pageGraph(content, describedPage(content, "WebPage", path, { name: title, description, crumbs: trail }))}
		>
			<LegalView page={page} legal={terms} crumbs={trail} />
		</PageFrame>
	);
}
