import type { Content } from "../content/content";
import { paths } from "../model/routes";
import { menuListing, siteMenus } from "./menus";

/** A breadcrumb: the pages above as links, and the page's name. */
export type Crumbs = { label: string; above: { label: string; path: string }[]; here: string };

type CrumbsContent = Pick<Content, "navigation" | "treatments" | "labels">;

/** The menu above a page: the one that links it, else the one whose path it begins with. */
function menuAbove(content: CrumbsContent, path: string): { label: string; path: string }[] {
	const menu = menuListing(content, path) ?? siteMenus(content).find((candidate) => path.startsWith(candidate.path));
	return menu ? [{ label: menu.label, path: menu.path }] : [];
}

/** The breadcrumb of a page. Only pages below a menu have a `path`, the canonical one; the others are below home. */
export function crumbs(content: CrumbsContent, here: string, path?: string): Crumbs {
	const { label, home } = content.labels.breadcrumb;
	return { label, above: [{ label: home, path: paths.home }, ...(path ? menuAbove(content, path) : [])], here };
}
