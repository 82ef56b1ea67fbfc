import type { ReactNode } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { ComplaintGroup } from "@/lib/site/conditions";
import type { PicturedLink } from "@/lib/site/menu-pictures";
import type { SiteMenu } from "@/lib/site/menus";
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
	words: Pick<InterfaceWords, "complaints" | "search">;
};

/** The sub-links view of a menu: what it is about, all of its pages, and what patients come with. */
export function MenuView({ menu, links, crumbs, complaints = [], words, children }: MenuViewProps) {
	return (
		<>
			{children}
			<PageBanner crumbs={crumbs} heading={menu.heading}>
				<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
				<div className="mt-8">
					<SearchBox words={words} />
				</div>
			</PageBanner>
			<div className="page-width pb-section">
				<MenuCards links={links} />
			</div>
			<Complaints groups={complaints} words={words} />
		</>
	);
}
