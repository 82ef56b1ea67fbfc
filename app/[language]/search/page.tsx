import { metadataOf } from "@/app/metadata";
import { BodyIndex } from "@/components/body/body-map";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { Everything } from "@/components/search/everything";
import { SearchForm } from "@/components/search/search-box";
import { Conditions } from "@/components/treatment/conditions";
import { PageBanner } from "@/components/ui/page-banner";
import { paths } from "@/lib/model/routes";
import { conditionsByRegion, drawnRegions } from "@/lib/pages/conditions";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";
import { siteIndex } from "@/lib/pages/pages";

export const generateMetadata = metadataOf(paths.search, ({ labels }) => labels.search);

export default async function SearchPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { heading, hint, unavailable } = page.labels.search;
	const trail = crumbs(content, heading);
	const path = paths.search;
	const groups = conditionsByRegion(content);
	return (
		<PageFrame content={content} path={path} crumbs={trail}>
			<PageBanner page={page} crumbs={trail} heading={heading}>
				<div className="mt-3 lg:mt-8">
					<Island name="search-box" wake="load">
						<SearchForm page={page} />
						<p data-hint className="mt-2 text-small">
							{hint}
						</p>
						<div data-answers />
						<p data-unavailable hidden className="mt-6 font-semibold">
							{unavailable}
						</p>
					</Island>
				</div>
			</PageBanner>
			{drawnRegions(content).length > 0 ? (
				<BodyIndex groups={groups} colours={content.brand.colours} page={page} />
			) : (
				<Conditions complaints={groups.flatMap(({ complaints }) => complaints)} page={page} />
			)}
			<Everything page={page} groups={siteIndex(content)} />
		</PageFrame>
	);
}
