import type { SiteMenu } from "@/lib/site/menus";
import { MenuCards } from "../ui/menu-cards";

type KnownMenuProps = { menu: Pick<SiteMenu, "slug" | "heading" | "allLinks">; words: { knownMenu: string } };

/**
 * The pages of a menu for an address under it that has no page. The island of the not-found page shows it, and moves the
 * page's one main heading to its place.
 */
export function KnownMenu({ menu, words }: KnownMenuProps) {
	return (
		<div hidden data-menu={menu.slug} data-heading={menu.heading} className="page-width py-section">
			<p className="eyebrow">{words.knownMenu}</p>
			<div data-place className="mt-3" />
			<MenuCards links={menu.allLinks} />
		</div>
	);
}
