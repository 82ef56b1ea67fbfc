import type { SiteMenu } from "@/lib/site/menus";
import type { Page } from "@/lib/site/page";
import { MenuCards } from "../ui/menu-cards";

type KnownMenuProps = { menu: Pick<SiteMenu, "slug" | "heading" | "allLinks">; page: Page };

/**
 * The pages of a menu for an address under it that has no page. The island of the not-found page shows it, and moves the
 * page's one main heading to its place.
 */
export function KnownMenu({ menu, page }: KnownMenuProps) {
	return (
		<div hidden data-menu={menu.slug} data-heading={menu.heading} className="page-width py-section">
			<p className="eyebrow">{page.labels.notFound.knownMenu}</p>
			<div data-place className="mt-3" />
			<MenuCards page={page} links={menu.allLinks} />
		</div>
	);
}
