import type { Content } from "../content/content";
import { hasPage, isChecked } from "../model/locales";
import { NO_PAGE, ownPagePath, paths } from "../model/routes";
import { fill } from "../text/fill";
import { numberSources } from "./citations";
import type { SiteContent } from "./content";
import { reviewerOf } from "./doctors";
import { type Crumbs, crumbs, type MenuLink } from "./menus";

/** The articles, newest first. */
export const articlesOf = <P extends { published?: string }>({ ownPages }: { ownPages: P[] }): P[] =>
	ownPages
		.filter(({ published }) => published)
		.sort((first, second) => (second.published ?? "").localeCompare(first.published ?? ""));

/** Links to the articles, newest first. */
export const articleLinks = (content: Pick<Content, "ownPages">): MenuLink[] =>
	articlesOf(content).map((article) => ({
		label: article.heading,
		path: ownPagePath(article),
		description: article.summary,
	}));

/** The slugs of the articles in the language, or `NO_PAGE`. */
export function articleParams({ ownPages, locale }: Pick<Content, "ownPages" | "locale">): { slug: string }[] {
	const there = articlesOf({ ownPages }).filter((article) => hasPage(locale, ownPagePath(article)));
	return there.length > 0 ? there.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }];
}

/** The slugs of the other pages in the language, which are the first segments of their paths. */
export const plainPageSlugs = ({ ownPages, locale }: Pick<Content, "ownPages" | "locale">): string[] =>
	ownPages.filter((page) => !page.published && hasPage(locale, ownPagePath(page))).map(({ slug }) => slug);

/** The breadcrumb of one of the clinic's own pages: an article is below the list of articles. */
function crumbsOf(content: SiteContent, { heading, published }: SiteContent["ownPages"][number], path: string): Crumbs {
	const trail = crumbs(content, heading, path);
	const list = { label: content.labels.articles.heading, path: paths.articles };
	return published ? { ...trail, above: [...trail.above.slice(0, 1), list] } : trail;
}

/** All that the page at `path` shows if it is one of the clinic's own, an article or not; undefined if it is not. */
export function ownPage(content: SiteContent, path: string) {
	const page = content.ownPages.find((candidate) => ownPagePath(candidate) === path);
	if (!page) return undefined;
	const { doctors, labels, locale, references } = content;
	const title = (number: number) => fill(labels.treatment.source, { number });
	return {
		path,
		crumbs: crumbsOf(content, page, path),
		/** As the content has it; in `cited`, citations are links to the sources. */
		page,
		...numberSources(page, references, title),
		/** The doctor who wrote it, if one of the clinic did. */
		doctor: doctors.find(({ slug }) => slug === page.author),
		reviewer: reviewerOf(content, page),
		isReviewed: isChecked(locale, path),
	};
}

export type ShownOwnPage = NonNullable<ReturnType<typeof ownPage>>;
