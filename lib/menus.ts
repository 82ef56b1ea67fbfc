import type { Content } from "./content/load";
import type { Menu } from "./content/schema/navigation";
import { menuPath, treatmentPath } from "./routes";
import { slugify } from "./slug";

/** A page as a menu shows it: its label, its canonical path and a line that says what it is about. */
export type MenuLink = { label: string; path: string; line: string };

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

/** The path of a menu's entry: by its slug, else by its label. */
export const entryPath = (menu: Menu, { label, slug }: Menu["items"][number]) =>
	`${menuPath(menu.label)}${slug ?? slugify(label)}/`;

/** The menus of the site with their links, in the order of the navigation bar. */
export function siteMenus({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): SiteMenu[] {
	return navigation.menus.map((menu) => {
		const ofMenu = treatments
			.filter((treatment) => treatment.menu === menu.label)
			.map((treatment) => ({
				label: treatment.link,
				path: treatmentPath(treatment.menu, treatment.link),
				line: treatment.menuLine,
			}));
		const links = menu.items.map((item) => {
			const path = entryPath(menu, item);
			const line = item.menuLine ?? ofMenu.find((link) => link.path === path)?.line ?? "";
			return { label: item.label, path, line };
		});
		const shown = new Set(links.map((link) => link.path));
		return {
			label: menu.label,
			slug: slugify(menu.label),
			path: menuPath(menu.label),
			heading: menu.heading,
			intro: menu.intro,
			links,
			allLinks: [...links, ...ofMenu.filter((link) => !shown.has(link.path))],
		};
	});
}

/**
 * The menu whose bar links `path`, as a step of a breadcrumb.
 * @throws if no menu does
 */
export function menuCrumbOf(content: Pick<Content, "navigation" | "treatments">, path: string) {
	const menu = siteMenus(content).find(({ links }) => links.some((link) => link.path === path));
	if (!menu) throw new Error(`No menu links ${path}`);
	return { label: menu.label, path: menu.path };
}
