import type { Content } from "../content/content-of";
import { menuListing, siteMenus } from "./menus";
import { paths } from "./routes";

/** Where a page stands: the pages above it as links, and its own name. */
export type Crumbs = { label: string; above: { label: string; path: string }[]; here: string };

type CrumbsContent = Pick<Content, "navigation" | "treatments" | "words">;

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
	return { label, above: [{ label: home, path: paths.home }, ...(path ? menuAbove(content, path) : [])], here };
}
