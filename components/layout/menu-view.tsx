import type { SiteMenu } from "@/lib/site/menus";
import { MenuCards } from "../ui/menu-cards";
import { PageBanner } from "../ui/page-banner";

/** The sub-links view of a menu: what it is about, and all of its pages. */
export function MenuView({ menu }: { menu: SiteMenu }) {
	return (
		<>
			<PageBanner here={menu.label} heading={menu.heading}>
				<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
			</PageBanner>
			<div className="page-width pb-section">
				<MenuCards links={menu.allLinks} />
			</div>
		</>
	);
}
