import type { Metadata } from "next";
import { Island } from "@/components/islands/island";
import { NotFoundMenu, NotFoundView } from "@/components/layout/not-found-view";
import { PageFrame } from "@/components/layout/page-frame";
import { hasPage, localPath } from "@/lib/model/locales";
import { paths, routeTable } from "@/lib/model/routes";
import { getContents, type LanguageParams, pageContent } from "@/lib/pages/content";
import { siteMenus } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export async function generateMetadata(props: LanguageParams): Promise<Metadata> {
	const { labels } = pageOf(await pageContent(props));
	return { title: labels.notFound.title, robots: { index: false } };
}

/**
 * The not-found page (specification, section 2). It is an ordinary page, because Next would copy its own kind of not-
 * found page, with all links, into the data of every other page.
 */
export default async function NotFoundPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const menus = siteMenus(content);
	const { locale } = content;
	const others = routeTable(content).flatMap(({ path }) =>
		path !== paths.home && hasPage(locale, path) ? localPath(locale, path) : [],
	);
	return (
		<PageFrame content={content}>
			<Island
				name="not-found"
				wake="load"
				props={{ paths: [`${locale.root}${paths.home}`, ...others], clinic: content.clinic.name }}
			>
				<NotFoundView
					page={page}
					menus={menus}
					translated={locale.root ? [] : getContents().slice(1).map(pageOf)}
					picture={content.brand.notFound}
				/>
				{menus.map((menu) => (
					<NotFoundMenu page={page} key={menu.slug} menu={menu} />
				))}
			</Island>
		</PageFrame>
	);
}
