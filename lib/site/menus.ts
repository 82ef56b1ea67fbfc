import type { Content } from "../content/content-of";
import { memoize } from "../memoize";
import { menuPath, normalisePath, treatmentPath } from "./routes";

/** A page as a menu shows it: its label, its canonical path and a line that says what it is about. */
export type MenuLink = { label: string; path: string; description: string };

export type SiteMenu = {
	label: string;
	slug: string;
	path: string;
	heading: string;
	intro: string;
	/** The pages of the navigation bar, in its order. */
	links: MenuLink[];
	/** All pages of the menu: those that it names, then treatments that only other places link. */
	allLinks: MenuLink[];
};

/**
 * Pages that the navigation bar shows of a menu; the menu's own page, which follows them, lists all. The bar stands on
 * every page, which must not grow with the number of treatments.
 */
const MOST_IN_BAR = 12;

type Menus = Pick<Content, "navigation" | "treatments">;

/** The menus of the site with their links, in the order of the content. */
export const siteMenus = memoize(({ navigation, treatments }: Menus): SiteMenu[] =>
	navigation.menus.map(({ items, ...menu }) => {
		const ofMenu = new Map(
			treatments
				.filter((treatment) => treatment.menu === menu.slug)
				.map((treatment): [string, MenuLink] => [
					treatment.slug,
					{ label: treatment.link, path: treatmentPath(treatment), description: treatment.menuLine },
				]),
		);
		const named = items.flatMap((item) =>
			typeof item === "string"
				? (ofMenu.get(item) ?? [])
				: { label: item.label, path: normalisePath(item.path), description: item.menuLine },
		);
		const shown = new Set(named.map(({ path }) => path));
		const others = [...ofMenu.values()].filter(({ path }) => !shown.has(path));
		const links = named.slice(0, MOST_IN_BAR);
		return { ...menu, path: menuPath(menu.slug), links, allLinks: [...named, ...others] };
	}),
);

/** The menu whose bar links the page at `path`; undefined if none does. */
export function menuListing(content: Menus, path: string): SiteMenu | undefined {
	return siteMenus(content).find(({ links }) => links.some((link) => link.path === path));
}
