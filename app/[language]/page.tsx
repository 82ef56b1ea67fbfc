import { Fragment } from "react";
import { PlainHero } from "@/components/home/hero";
import { HomeSection } from "@/components/home/home-section";
import { PageFrame } from "@/components/layout/page-frame";
import { SearchBand } from "@/components/search/search-box";
import { type LanguageParams, pageContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { drawnRegions, searchExamples } from "@/lib/site/conditions";
import { homeSections } from "@/lib/site/home";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { homeData } from "@/lib/site/structured-data";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	return pageMetadata(content, { description: content.home.description, path: paths.home });
}

export default async function HomePage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const sections = homeSections(content.home.sections, content.testimonials, drawnRegions(content));
	return (
		<PageFrame content={content} path={paths.home} data={homeData(content)}>
			{sections[0]?.section.kind !== "slides" && <PlainHero page={page} />}
			{sections.map((shown, index) => (
				<Fragment key={shown.id}>
					<HomeSection page={page} {...shown} first={index === 0} content={content} />
					{index === 0 && <SearchBand page={page} examples={searchExamples(content)} />}
				</Fragment>
			))}
		</PageFrame>
	);
}
