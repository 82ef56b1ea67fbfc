import type { Metadata } from "next";
import { EmergencyEntry } from "@/components/emergency/emergency-entry";
import { Island } from "@/components/islands/island";
import { KnownMenu } from "@/components/layout/known-menu";
import { NotFoundView } from "@/components/layout/not-found-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContents, type LanguageParams, pageContent } from "@/lib/content";
import { hasPage, localPath } from "@/lib/site/editions";
import { emergencyLinks } from "@/lib/site/emergencies";
import { siteMenus } from "@/lib/site/menus";
import { paths, routeTable } from "@/lib/site/routes";

export async function generateMetadata(props: LanguageParams): Promise<Metadata> {
	const { words } = await pageContent(props);
	return { title: words.notFound.title, robots: { index: false } };
}

/**
 * The page for an address that has none (specification, section 2: not found). It is an ordinary page, since Next would
 * render its own kind of not-found page, with all the links of this one, into the data of every other page.
 */
export default async function NotFoundPage(props: LanguageParams) {
	const content = await pageContent(props);
	const { notFound } = content.words;
	const menus = siteMenus(content);
	const { edition } = content;
	const others = routeTable(content).flatMap(({ path }) =>
		path !== paths.home && hasPage(edition, path) ? localPath(edition, path) : [],
	);
	return (
		<PageFrame content={content}>
			<EmergencyEntry emergency={content.emergency} links={emergencyLinks(content)} words={content.words} />
			<Island
				name="lost-path"
				wake="load"
				props={{ paths: [`${edition.root}${paths.home}`, ...others], clinic: content.clinic.name }}
			>
				<NotFoundView
					menus={menus}
					words={content.words}
					translated={edition.root ? [] : getContents().slice(1)}
					picture={content.brand.notFound}
				/>
				{menus.map((menu) => (
					<KnownMenu key={menu.slug} menu={menu} words={notFound} />
				))}
			</Island>
		</PageFrame>
	);
}
