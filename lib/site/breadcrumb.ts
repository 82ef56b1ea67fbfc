import type { Content } from "../content/sources";
import { menuListing, siteMenus } from "./menus";
import { paths } from "./routes";
import { breadcrumbThing, type Thing } from "./structured-data";

/** Where a page stands: the pages above it as links, its own name, and the same for search engines. */
export type Crumbs = { label: string; above: { label: string; path: string }[]; here: string; thing: Thing };

type CrumbsContent = Pick<Content, "clinic" | "navigation" | "treatments" | "words">;

/** The menu above a page: the one whose bar links it, else the one whose path begins its own; none if no menu lists it. */
function menuAbove(content: CrumbsContent, path: string): { label: string; path: string }[] {
	const menu = menuListing(content, path) ?? siteMenus(content).find((other) => path.startsWith(other.path));
	return menu ? [{ label: menu.label, path: menu.path }] : [];
}

/**
 * The breadcrumb of a page.
 * @param here the page's name, last in it
 * @param path the page's canonical path, if a menu can stand above it; else home alone does
 */
export function crumbs(content: CrumbsContent, here: string, path?: string): Crumbs {
	const { label, home } = content.words.breadcrumb;
	const above = [{ label: home, path: paths.home }, ...(path ? menuAbove(content, path) : [])];
	return { label, above, here, thing: breadcrumbThing(content, above) };
}
