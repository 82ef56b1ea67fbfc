import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { ComplaintGroup } from "@/lib/site/conditions";
import type { PicturedLink } from "@/lib/site/menu-pictures";
import type { SiteMenu } from "@/lib/site/menus";
import type { Page } from "@/lib/site/page";
import { Complaints } from "../conditions/complaints";
import { SearchBox } from "../search/search-box";
import { MenuCards } from "../ui/menu-cards";
import { PageBanner } from "../ui/page-banner";

type MenuViewProps = {
	menu: Pick<SiteMenu, "heading" | "intro">;
	/** All pages of the menu. */
	links: PicturedLink[];
	crumbs: Crumbs;
	/** What patients of this menu come with. */
	complaints?: ComplaintGroup[];
	/** The entry to first aid that belongs to this menu. */
	children?: ReactNode;
	page: Page;
};

/** The sub-links view of a menu: what it is about, all of its pages, and what patients come with. */
export function MenuView({ menu, links, crumbs, complaints = [], page, children }: MenuViewProps) {
	return (
		<>
			{children}
			<PageBanner page={page} crumbs={crumbs} heading={menu.heading}>
				<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
				<div className="mt-8">
					<SearchBox page={page} />
				</div>
			</PageBanner>
			<div className="page-width pb-section">
				<MenuCards page={page} links={links} />
			</div>
			<Complaints page={page} groups={complaints} />
		</>
	);
}
