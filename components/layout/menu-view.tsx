import type { Condition } from "@/lib/pages/conditions";
import type { Crumbs, PicturedLink, SiteMenu } from "@/lib/pages/menus";
import type { Page } from "@/lib/pages/page";
import { SearchBox } from "../search/search-box";
import { Conditions } from "../treatment/conditions";
import { MenuCards } from "../ui/menu-cards";
import { PageBanner } from "../ui/page-banner";

type MenuViewProps = {
	menu: Pick<SiteMenu, "heading" | "intro">;
	links: PicturedLink[];
	crumbs: Crumbs;
	complaints?: Condition[];
	page: Page;
};

/** The page of a menu: its intro, all of its pages, and the conditions that they treat. */
export function MenuView({ menu, links, crumbs, complaints = [], page }: MenuViewProps) {
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={menu.heading}>
				<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
				{complaints.length > 0 && (
					<div className="mt-8">
						<SearchBox page={page} />
					</div>
				)}
			</PageBanner>
			<div className="page-width pb-section">
				<MenuCards page={page} links={links} />
			</div>
			<Conditions page={page} complaints={complaints} />
		</>
	);
}
