import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OwnPage, ownPageMetadata } from "@/app/own-page";
import { MenuView } from "@/components/layout/menu-view";
import { PageFrame } from "@/components/layout/page-frame";
import { pageMetadata } from "@/lib/machines/metadata";
import { menuPath } from "@/lib/model/routes";
import { conditionsByMenu } from "@/lib/pages/conditions";
import { contentIn, pageContent, type SiteContent } from "@/lib/pages/content";
import { crumbs, siteMenus, withPictures } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";
import { ownPage, plainPageSlugs } from "@/lib/pages/text-pages";

type Props = { params: Promise<{ language: string; menu: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	const content = contentIn(params.language);
	return [...siteMenus(content).map(({ slug }) => slug), ...plainPageSlugs(content)].map((menu) => ({ menu }));
}

/** The menu at a path with one segment, or else the clinic's own page there. */
async function menuOrOwnPage(content: SiteContent, { params }: Props) {
	const { menu: segment } = await params;
	// Next hands a segment over percent-encoded.
	const path = menuPath(decodeURIComponent(segment));
	const menu = siteMenus(content).find((candidate) => candidate.path === path);
	return menu ? { menu } : { textPage: ownPage(content, path) ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const content = await pageContent(props);
	const { menu, textPage } = await menuOrOwnPage(content, props);
	if (!menu) return ownPageMetadata(content, textPage);
	const { heading, intro, path } = menu;
	return pageMetadata(content, { title: heading, description: intro, path });
}

export default async function MenuPage(props: Props) {
	const content = await pageContent(props);
	const { menu, textPage } = await menuOrOwnPage(content, props);
	if (!menu) return <OwnPage content={content} ownPage={textPage} />;
	const page = pageOf(content);
	const { allLinks, label, path } = menu;
	const trail = crumbs(content, label);
	return (
		<PageFrame content={content} path={path} crumbs={trail}>
			<MenuView
				page={page}
				menu={menu}
				links={withPictures(content, allLinks)}
				crumbs={trail}
				complaints={conditionsByMenu(content).find((group) => group.path === path)?.complaints}
			/>
		</PageFrame>
	);
}
