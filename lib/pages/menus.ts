import type { Content } from "../content/content";
import type { BuiltPicture } from "../content/resolve-media";
import { memoize } from "../memoize";
import { treatmentId } from "../model/content-path";
import { doctorPath, menuPath, normalisePath, ownPagePath, paths, treatmentPath } from "../model/routes";
import type { Treatment } from "../model/schema/treatment";
import type { SiteContent } from "./content";

/** A page in a menu: label, canonical path, description. */
export type MenuLink = { label: string; path: string; description: string };

export type SiteMenu = {
	label: string;
	slug: string;
	path: string;
	heading: string;
	intro: string;
	links: MenuLink[];
	/** On the menu's page: those named, then the others. */
	allLinks: MenuLink[];
};

/** Maximum per menu in the navigation bar: pages must not grow with the number of treatments. */
const MOST_IN_BAR = 12;

const treatmentLink = (treatment: Content["treatments"][number]): MenuLink => ({
	label: treatment.link,
	path: treatmentPath(treatment),
	description: treatment.menuLine,
});

type Menus = Pick<Content, "navigation" | "treatments">;

/** The menus of the site with their links, in the order of the content. */
export const siteMenus = memoize(({ navigation, treatments }: Menus): SiteMenu[] =>
	navigation.menus.map(({ items, ...menu }) => {
		const ofMenu = new Map(
			treatments
				.filter((treatment) => treatment.menu === menu.slug)
				.map((treatment) => [treatment.slug, treatmentLink(treatment)] as const),
		);
		const named = items.flatMap((item) =>
			typeof item === "string"
				? (ofMenu.get(item) ?? [])
				: { label: item.label, path: normalisePath(item.path), description: item.menuLine },
		);
		const namedPaths = new Set(named.map(({ path }) => path));
		const others = [...ofMenu.values()].filter(({ path }) => !namedPaths.has(path));
		const links = named.slice(0, MOST_IN_BAR);
		return { ...menu, path: menuPath(menu.slug), links, allLinks: [...named, ...others] };
	}),
);

/** The menu whose bar links the page at `path`; undefined if none does. */
export function menuListing(content: Menus, path: string): SiteMenu | undefined {
	return siteMenus(content).find(({ links }) => links.some((link) => link.path === path));
}

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

/** The pictures of menu entries that are no treatments, by the paths of their pages. */
export const menuItemPictures = <P>({ menus }: { menus: { items: (string | { path: string; picture?: P })[] }[] }) =>
	new Map(
		menus.flatMap(({ items }) =>
			items.flatMap((item) =>
				typeof item !== "string" && item.picture ? [[normalisePath(item.path), item.picture] as const] : [],
			),
		),
	);

export type PicturedLink = MenuLink & { picture?: BuiltPicture };

type Pictures = Pick<SiteContent, "navigation" | "treatments" | "doctors" | "ownPages">;

/** Pictures by path: of treatments, doctors, the clinic's own pages and menu entries. */
const pagePictures = memoize(
	({ navigation, treatments, doctors, ownPages }: Pictures) =>
		new Map([
			...treatments.map((treatment) => [treatmentPath(treatment), treatment.banner.built] as const),
			...doctors.map((doctor) => [doctorPath(doctor.slug), doctor.portrait.built] as const),
			...ownPages.map((page) => [ownPagePath(page), page.picture?.built] as const),
			...[...menuItemPictures(navigation)].map(([path, { built }]) => [path, built] as const),
		]),
);

export function withPictures(content: Pictures, links: MenuLink[]): PicturedLink[] {
	const pictures = pagePictures(content);
	return links.map((link) => {
		const picture = pictures.get(link.path);
		return picture ? { ...link, picture } : link;
	});
}

const byId = memoize(
	(treatments: Content["treatments"]) => new Map(treatments.map((treatment) => [treatmentId(treatment), treatment])),
);

/** The treatments that another names as related, in its order. */
export const relatedTreatments = (
	{ treatments }: Pick<Content, "treatments">,
	{ related }: Pick<Treatment, "related">,
): Content["treatments"] => related.flatMap((id) => byId(treatments).get(id) ?? []);

export function relatedLinks(content: Pictures, treatment: Pick<Treatment, "related">): PicturedLink[] {
	return withPictures(content, relatedTreatments(content, treatment).map(treatmentLink));
}
