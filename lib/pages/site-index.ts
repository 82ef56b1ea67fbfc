import { aftercarePath, guidePath, paths, treatmentPath } from "../model/routes";
import { type MenuLink, siteMenus } from "./menus";
import { articleLinks } from "./own-pages";
import { type PagesFacts, sitePages } from "./pages";

type Named = Pick<MenuLink, "label" | "path">;

export type ListedPage = Named & Partial<Pick<MenuLink, "description">> & { parts: Named[] };

/** Maximum of treatments to list with sections: thousands of links take long to lay out. */
const MOST_WITH_PARTS = 100;

export type ListedGroup = { heading: string; path?: string; pages: ListedPage[] };

/** Every page by menu, treatments with their sections unless there are very many; last the pages of no menu. */
export function siteIndex(content: PagesFacts): ListedGroup[] {
	const { treatments, guides, labels } = content;
	const articles = articleLinks(content).map((link) => ({ ...link, parts: [] }));
	const divided = treatments.length <= MOST_WITH_PARTS ? treatments : [];
	const sections = new Map(
		divided.map((treatment) => {
			const path = treatmentPath(treatment);
			const parts = treatment.details.sections.map(({ topic }) => ({
				label: labels.treatment.topics[topic],
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
	const guidePages = guides.map(({ slug, link, menuLine, sections }) => ({
		label: link,
		path: guidePath(slug),
		description: menuLine,
		parts: sections.map(({ id, title }) => ({ label: title, path: `${guidePath(slug)}#${id}` })),
	}));
	// The search page shows this list.
	const listed = new Set<string>([
		paths.search,
		...menus.flatMap(({ path, pages }) => [path, ...pages.map((page) => page.path)]),
		...guidePages.map(({ path }) => path),
		...[paths.articles, ...articles.map(({ path }) => path)],
		// Each is below the page of its treatment, which links to it.
		...treatments.map(aftercarePath),
	]);
	const others = sitePages(content)
		.filter(({ path }) => !listed.has(path))
		.map(({ path, name }) => ({ label: path === paths.home ? labels.breadcrumb.home : name, path, parts: [] }));
	return [
		...menus,
		...(guidePages.length > 0 ? [{ heading: labels.guides.heading, pages: guidePages }] : []),
		...(articles.length > 0 ? [{ heading: labels.articles.heading, path: paths.articles, pages: articles }] : []),
		{ heading: labels.search.others, pages: others },
	];
}
