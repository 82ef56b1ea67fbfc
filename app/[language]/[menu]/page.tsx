import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { describedPage } from "@/app/described-page";
import { MenuView } from "@/components/layout/menu-view";
import { PageFrame } from "@/components/layout/page-frame";
import type { SiteContent } from "@/lib/content";
import { contentIn, pageContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { conditionsByMenu } from "@/lib/site/conditions";
import { siteMenus, withPictures } from "@/lib/site/menus";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { listGraph } from "@/lib/site/structured-data/pages";

type Props = { params: Promise<{ language: string; menu: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return siteMenus(contentIn(params.language)).map(({ slug }) => ({ menu: slug }));
}

async function menuOf(content: SiteContent, { params }: Props) {
	const { menu: segment } = await params;
	// Next hands a segment over percent-encoded.
	const slug = decodeURIComponent(segment);
	return siteMenus(content).find((menu) => menu.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const content = await pageContent(props);
	const { heading, intro, path } = await menuOf(content, props);
	return pageMetadata(content, { title: heading, description: intro, path });
}

export default async function MenuPage(props: Props) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const menu = await menuOf(content, props);
	const { allLinks, heading, intro, label, path } = menu;
	const trail = crumbs(content, label);
	const described = describedPage(content, "CollectionPage", path, { heading, description: intro }, trail);
	return (
		<PageFrame content={content} path={path} graph={listGraph(content, described, allLinks)}>
			<MenuView
				page={page}
				menu={menu}
				links={withPictures(content, allLinks)}
				crumbs={trail}
				complaints={conditionsByMenu(content).filter((one) => one.path === path)}
			/>
		</PageFrame>
	);
}
