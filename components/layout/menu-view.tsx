import type { SiteMenu } from "@/lib/menus";
import { MenuCards } from "../ui/menu-cards";
import { Breadcrumb } from "./breadcrumb";

/** The sub-links view of a menu: what it is about, and all of its pages. */
export function MenuView({ menu }: { menu: SiteMenu }) {
	return (
		<div className="page-width pt-8 pb-section desk:pt-12">
			<Breadcrumb trail={[]} here={menu.label} />
			<h1 className="mt-8 text-h1 desk:mt-14">{menu.heading}</h1>
			<p className="mt-6 max-w-measure text-lead">{menu.intro}</p>
			<MenuCards links={menu.allLinks} />
		</div>
	);
}
