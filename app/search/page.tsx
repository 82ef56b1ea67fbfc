import { Complaints } from "@/components/conditions/complaints";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { Everything } from "@/components/search/everything";
import { SearchForm } from "@/components/search/search-form";
import { PageBanner } from "@/components/ui/page-banner";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { complaintsByMenu } from "@/lib/site/conditions";
import { everything } from "@/lib/site/everything";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";
import { pageGraph } from "@/lib/site/structured-data/pages";

export function generateMetadata() {
	const { clinic, words } = getContent();
	const { heading, description } = words.search;
	return pageMetadata(clinic, { title: heading, description, path: paths.search });
}

export default function SearchPage() {
	const content = getContent();
	const { words } = content;
	const { description, heading, hint, unavailable } = words.search;
	const trail = crumbs(content, heading);
	const path = paths.search;
	const page = describedPage("SearchResultsPage", path, { name: heading, description, crumbs: trail });
	return (
		<PageFrame path={path}>
			<PageBanner crumbs={trail} heading={heading}>
				<p className="mt-6 mb-8 max-w-measure text-lead">{hint}</p>
				<Island name="search-box" wake="load">
					<SearchForm words={words} />
					<div data-answers />
					<p data-unavailable hidden className="mt-6 font-semibold">
						{unavailable}
					</p>
				</Island>
			</PageBanner>
			<Complaints groups={complaintsByMenu(content)} words={words} />
			<Everything groups={everything(content)} words={words} />
			<StructuredData graph={pageGraph(content, page)} />
		</PageFrame>
	);
}
