import { Fragment } from "react";
import { metadataOf } from "@/app/metadata";
import { PlainHero } from "@/components/home/hero";
import { HomeSection } from "@/components/home/home-section";
import { PageFrame } from "@/components/layout/page-frame";
import { SearchBox } from "@/components/search/search-box";
import { homeData } from "@/lib/machines/structured-data";
import { paths } from "@/lib/model/routes";
import { drawnRegions, searchExamples } from "@/lib/pages/conditions";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { homeSections } from "@/lib/pages/home";
import { pageOf } from "@/lib/pages/page";

export const generateMetadata = metadataOf(paths.home, ({ home }) => ({ description: home.description }));

export default async function HomePage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const sections = homeSections(content.home.sections, content.testimonials, drawnRegions(content));
	return (
		<PageFrame content={content} path={paths.home} data={homeData(content)}>
			{sections[0]?.section.kind !== "slides" && <PlainHero page={page} />}
			{sections.map((entry, index) => (
				<Fragment key={entry.id}>
					<HomeSection page={page} {...entry} first={index === 0} content={content} />
					{index === 0 && (
						<div className="page-width py-10 lg:py-14">
							<SearchBox page={page} examples={searchExamples(content)} />
						</div>
					)}
				</Fragment>
			))}
		</PageFrame>
	);
}
