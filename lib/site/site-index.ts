import { type MenuLink, siteMenus } from "./menus";
import { type PagesFacts, sitePages } from "./pages";
import { paths, treatmentPath } from "./routes";

type Named = Pick<MenuLink, "label" | "path">;

/** A page by its name, what its menu says of it if it is in one, and its parts by their names; most have none. */
export type ListedPage = Named & Partial<Pick<MenuLink, "description">> & { parts: Named[] };

/** Treatments up to which the list also has their sections; of more, a browser would have to lay out thousands of links. */
const MOST_WITH_PARTS = 100;

/** Pages under the heading that they have in common. */
export type ListedGroup = { heading: string; path?: string; pages: ListedPage[] };

/**
 * Every page of the site in the order of the menus, treatments with their sections unless there are very many; last what no
 * menu lists.
 */
export function siteIndex(content: PagesFacts): ListedGroup[] {
	const { treatments, words } = content;
	const divided = treatments.length <= MOST_WITH_PARTS ? treatments : [];
	const sections = new Map(
		divided.map((treatment) => {
			const path = treatmentPath(treatment);
			const parts = treatment.details.sections.map(({ topic }) => ({
				label: words.treatment.topics[topic],
				path: `${path}#${topic}`,
			}));
			return [path, parts];
		}),
	);
	const menus = siteMenus(content).map(({ label, path, allLinks }) => ({
		heading: label,
		path,
		pages: allLinks.map((link) => ({ ...link, parts: sections.get(link.path) ?? [] })),
	}));
	// The list stands on the page of the search, which is not in it.
	const listed = new Set<string>([
		paths.search,
		...menus.flatMap(({ path, pages }) => [path, ...pages.map((page) => page.path)]),
	]);
	const others = sitePages(content)
		.filter(({ path }) => !listed.has(path))
		.map(({ path, name }) => ({ label: path === paths.home ? words.breadcrumb.home : name, path, parts: [] }));
	return [...menus, { heading: words.search.others, pages: others }];
}
