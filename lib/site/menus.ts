import type { Content } from "../content/sources";
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
	/** All pages of the menu: those of the bar, then treatments that only other places link. */
	allLinks: MenuLink[];
};

type Menus = Pick<Content, "navigation" | "treatments">;

/** The menus of the site with their links, in the order of the navigation bar. */
export function siteMenus({ navigation, treatments }: Menus): SiteMenu[] {
	return navigation.menus.map(({ items, ...menu }) => {
		const ofMenu = treatments
			.filter((treatment) => treatment.menu === menu.slug)
			.map((treatment) => ({
				slug: treatment.slug,
				link: { label: treatment.link, path: treatmentPath(treatment), description: treatment.menuLine },
			}));
		const links = items.flatMap((item) =>
			typeof item === "string"
				? (ofMenu.find(({ slug }) => slug === item)?.link ?? [])
				: { label: item.label, path: normalisePath(item.path), description: item.menuLine },
		);
		const shown = new Set(links.map(({ path }) => path));
		const others = ofMenu.map(({ link }) => link).filter(({ path }) => !shown.has(path));
		return { ...menu, path: menuPath(menu.slug), links, allLinks: [...links, ...others] };
	});
}

/** The menu whose bar links the page at `path`; undefined if none does. */
export function menuListing(content: Menus, path: string): SiteMenu | undefined {
	return siteMenus(content).find(({ links }) => links.some((link) => link.path === path));
}
