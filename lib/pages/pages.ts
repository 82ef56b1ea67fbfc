import type { Content } from "../content/content";
import {
	aftercarePath,
	doctorPath,
	guidePath,
	menuPath,
	normalisePath,
	ownPagePath,
	paths,
	routeTable,
	treatmentPath,
} from "../model/routes";
import type { Picture } from "../model/schema/shared";
import { fill } from "../text/fill";
import { sectionsOf } from "./home";
import { type MenuLink, menuItemPictures, siteMenus } from "./menus";
import { articleLinks, guideLink } from "./text-pages";

/** Summary of a page for lists: name, line, description, picture. */
export type SitePage = {
	path: string;
	name: string;
	line: string;
	description: string;
	/** Undefined shows the logo. */
	picture?: Pick<Picture, "src" | "focus">;
};

type Named = Omit<SitePage, "path" | "line"> & { line?: string };

/** The single pages by their names in `paths`. Those without content are left out later. */
function wordsOfSinglePages(content: Content): Record<keyof typeof paths, Named> {
	const { clinic, home, clinicPage, booking, emergency, gallery, privacy, terms, labels } = content;
	const call = emergency && fill(labels.emergency.call, { number: emergency.ambulance.number });
	const banner = ({ heading, description } = { heading: "", description: "" }) => ({ name: heading, description });
	return {
		home: { name: clinic.name, description: home.description },
		booking: banner(booking),
		search: banner(labels.search),
		emergency: { ...banner(emergency), line: call },
		clinic: banner(clinicPage),
		beforeAfter: banner(gallery?.beforeAfter),
		videos: banner(gallery?.videos),
		fees: banner(labels.fees),
		articles: banner(labels.articles),
		privacy: { name: privacy.title, description: privacy.description },
		terms: { name: terms.title, description: terms.description },
	};
}

/** Every canonical page. A menu has the first picture of its pages, a page without a picture that of the home page. */
export function sitePages(content: Content): SitePage[] {
	const { clinic, navigation, home, treatments, doctors, guides, ownPages, labels } = content;
	const named = new Map<string, Named>();
	for (const [page, words] of Object.entries(wordsOfSinglePages(content)))
		named.set(paths[page as keyof typeof paths], words);
	for (const { link, menuLine, summary, banner, aftercare, ...treatment } of treatments) {
		named.set(treatmentPath(treatment), { name: link, line: menuLine, description: summary, picture: banner });
		if (!aftercare) continue;
		const name = fill(labels.aftercare.title, { treatment: link });
		const description = fill(labels.aftercare.description, { treatment: link });
		named.set(aftercarePath(treatment), { name, description, picture: banner });
	}
	for (const { slug, name, role, summary, portrait } of doctors)
		named.set(doctorPath(slug), { name, line: role, description: summary, picture: portrait });
	for (const { slug, link, menuLine, summary } of guides)
		named.set(guidePath(slug), { name: link, line: menuLine, description: summary });
	for (const page of ownPages)
		named.set(ownPagePath(page), { name: page.heading, description: page.summary, picture: page.picture });
	const fromMenus = menuItemPictures(navigation);
	const pictureAt = (path: string) => [named.get(path)?.picture, fromMenus.get(path)].find((picture) => picture?.src);
	for (const { slug, heading, intro, items } of navigation.menus) {
		const pictures = items.map((item) =>
			pictureAt(typeof item === "string" ? treatmentPath({ menu: slug, slug: item }) : normalisePath(item.path)),
		);
		named.set(menuPath(slug), { name: heading, description: intro, picture: pictures.find(Boolean) });
	}
	const first = sectionsOf(home.sections, "slides")[0]?.slides[0]?.image;
	return routeTable(content).flatMap(({ path, canonical }) => {
		const page = path === canonical && named.get(path);
		if (!page) return [];
		const { name, description, line = clinic.tagline } = page;
		return [{ path, name, line, description, picture: pictureAt(path) ?? first }];
	});
}

type PageLink = Pick<MenuLink, "label" | "path">;

export type ListedPage = PageLink & Partial<Pick<MenuLink, "description">> & { parts: PageLink[] };

/** Maximum of treatments to list with sections: thousands of links take long to lay out. */
const MOST_WITH_PARTS = 100;

export type ListedGroup = { heading: string; path?: string; pages: ListedPage[] };

/** Every page by menu, treatments with their sections unless there are very many; last the pages of no menu. */
export function siteIndex(content: Content): ListedGroup[] {
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
	const guidePages = guides.map((guide) => ({
		...guideLink(guide),
		parts: guide.sections.map(({ id, title }) => ({ label: title, path: `${guidePath(guide.slug)}#${id}` })),
	}));
	// The search page shows this list.
	const listed = new Set<string>([
		paths.search,
		...menus.flatMap(({ path, pages }) => [path, ...pages.map((page) => page.path)]),
		...guidePages.map(({ path }) => path),
		paths.articles,
		...articles.map(({ path }) => path),
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
