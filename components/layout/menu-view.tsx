import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { PicturedLink } from "@/lib/site/menu-pictures";
import type { SiteMenu } from "@/lib/site/menus";
import { MenuCards } from "../ui/menu-cards";
import { PageBanner } from "../ui/page-banner";

type MenuViewProps = {
	menu: Pick<SiteMenu, "heading" | "intro">;
	/** All pages of the menu. */
	links: PicturedLink[];
	crumbs: Crumbs;
	/** The entry to first aid that belongs to this menu. */
	children?: ReactNode;
};

/** The sub-links view of a menu: what it is about, and all of its pages. */
export function MenuView({ menu, links, crumbs, children }: MenuViewProps) {
	return (
		<>
			{children}
			<PageBanner crumbs={crumbs} heading={menu.heading}>
				<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
			</PageBanner>
			<div className="page-width pb-section">
				<MenuCards links={links} />
			</div>
		</>
	);
}
