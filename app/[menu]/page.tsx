import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmergencyEntry } from "@/components/emergency/emergency-entry";
import { MenuView } from "@/components/layout/menu-view";
import { PageFrame } from "@/components/layout/page-frame";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { complaintsByMenu } from "@/lib/site/conditions";
import { emergencyLinks } from "@/lib/site/emergencies";
import { withPictures } from "@/lib/site/menu-pictures";
import { siteMenus } from "@/lib/site/menus";
import { pageMetadata } from "@/lib/site/metadata";
import { listGraph } from "@/lib/site/structured-data/pages";

type Props = { params: Promise<{ menu: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
	return siteMenus(getContent()).map(({ slug }) => ({ menu: slug }));
}

async function menuOf({ params }: Props) {
	const { menu: segment } = await params;
	// Next hands a segment over percent-encoded.
	const slug = decodeURIComponent(segment);
	return siteMenus(getContent()).find((menu) => menu.slug === slug) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { heading, intro, path } = await menuOf(props);
	return pageMetadata(getContent().clinic, { title: heading, description: intro, path });
}

export default async function MenuPage(props: Props) {
	const menu = await menuOf(props);
	const content = getContent();
	const emergencies = emergencyLinks(content).filter((link) => link.menu === menu.slug);
	const { allLinks, heading, intro, label, path } = menu;
	const trail = crumbs(content, label);
	const page = describedPage("CollectionPage", path, { name: heading, description: intro, crumbs: trail });
	return (
		<PageFrame path={path}>
			<MenuView
				menu={menu}
				links={withPictures(content, allLinks)}
				crumbs={trail}
				complaints={complaintsByMenu(content).filter((one) => one.path === path)}
				words={content.words}
			>
				{emergencies.length > 0 && (
					<EmergencyEntry emergency={content.emergency} links={emergencies} words={content.words} />
				)}
			</MenuView>
			<StructuredData graph={listGraph(content, page, allLinks)} />
		</PageFrame>
	);
}
