import { Complaints } from "@/components/conditions/complaints";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { Everything } from "@/components/search/everything";
import { SearchForm } from "@/components/search/search-form";
import { PageBanner } from "@/components/ui/page-banner";
import { StructuredData } from "@/components/ui/structured-data";
import { type LanguageParams, pageContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { complaintsByMenu } from "@/lib/site/conditions";
import { everything } from "@/lib/site/everything";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { pageGraph } from "@/lib/site/structured-data/pages";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	const { heading, description } = content.words.search;
	return pageMetadata(content, { title: heading, description, path: paths.search });
}

export default async function SearchPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { words } = content;
	const { description, heading, hint, unavailable } = words.search;
	const trail = crumbs(content, heading);
	const path = paths.search;
	const described = describedPage(content, "SearchResultsPage", path, { name: heading, description, crumbs: trail });
	return (
		<PageFrame content={content} path={path}>
			<PageBanner page={page} crumbs={trail} heading={heading}>
				<p className="mt-6 mb-8 max-w-measure text-lead">{hint}</p>
				<Island name="search-box" wake="load">
					<SearchForm page={page} />
					<div data-answers />
					<p data-unavailable hidden className="mt-6 font-semibold">
						{unavailable}
					</p>
				</Island>
			</PageBanner>
			<Complaints page={page} groups={complaintsByMenu(content)} />
			<Everything page={page} groups={everything(content)} />
			<StructuredData graph={pageGraph(content, described)} />
		</PageFrame>
	);
}
