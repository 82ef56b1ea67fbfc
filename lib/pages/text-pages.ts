/** Pages of text: guides, and the clinic's own pages and articles; and the sources that pages cite. */
import type { Content } from "../content/content";
import { hasPage, isChecked } from "../model/locales";
import { guidePath, NO_PAGE, ownPagePath, paths } from "../model/routes";
import type { Guide, GuidePart } from "../model/schema/guide";
import type { Labels } from "../model/schema/interface";
import type { Reference } from "../model/schema/reference";
import { mainPhone } from "../text/contact";
import { fill } from "../text/fill";
import { citationsIn, replaceCitations, sourceAnchor } from "../text/markdown";
import { mapTexts, textsOf } from "../text/nested-texts";
import type { SiteContent } from "./content";
import { reviewerOf } from "./doctors";
import { type Crumbs, crumbs, type MenuLink } from "./menus";

type NumberedSource = Reference & { number: number };

/** The references of the content, and the label of a source's link. */
type SourceFacts = { references: Reference[]; labels: { treatment: Pick<Labels["treatment"], "source"> } };

/** Replaces citations in the texts of a page by numbered links to its list of sources, in the order of first mention. */
export function numberSources<T>(
	cited: T,
	{ references, labels }: SourceFacts,
): { cited: T; sources: NumberedSource[] } {
	const order = [...new Set(textsOf(cited).flatMap(({ text }) => citationsIn(text)))];
	const link = (id: string) => {
		const number = order.indexOf(id) + 1;
		return `[${number}](#${sourceAnchor(number)} "${fill(labels.treatment.source, { number })}")`;
	};
	return {
		cited: mapTexts(cited, (text) => replaceCitations(text, link)) as T,
		sources: order.flatMap((id, index) => {
			const reference = references.find(({ slug }) => slug === id);
			return reference ? [{ ...reference, number: index + 1 }] : [];
		}),
	};
}

export const guideLink = ({ link, slug, menuLine }: Pick<Guide, "link" | "slug" | "menuLine">): MenuLink => ({
	label: link,
	path: guidePath(slug),
	description: menuLine,
});

/** The parts of guides with the given ids, and their addresses. */
const partsWithIds = ({ guides }: Pick<Content, "guides">, ids: string[] = []) =>
	ids.flatMap((id) =>
		guides.flatMap(({ slug, sections }) =>
			sections.filter((part) => part.id === id).map((part) => ({ part, path: `${guidePath(slug)}#${id}` })),
		),
	);

/** The parts of guides with the given ids. */
export const guideParts = (content: Pick<Content, "guides">, ids?: string[]): GuidePart[] =>
	partsWithIds(content, ids).map(({ part }) => part);

export type GuideLink = { label: string; path: string };

/** Links to the parts of guides with the given ids. */
export const guideLinks = (content: Pick<Content, "guides">, ids?: string[]): GuideLink[] =>
	partsWithIds(content, ids).map(({ part, path }) => ({ label: part.title, path }));

/** The slugs of the guides in the language, or `NO_PAGE`. */
export function guideParams({ guides, locale }: Pick<Content, "guides" | "locale">): { slug: string }[] {
	const translated = guides.filter(({ slug }) => hasPage(locale, guidePath(slug)));
	return translated.length > 0 ? translated.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }];
}

/** All that the page of a guide shows; undefined if there is no such guide. */
export function guidePage(content: SiteContent, slug: string) {
	const guide = content.guides.find((candidate) => candidate.slug === slug);
	if (!guide) return undefined;
	const path = guidePath(slug);
	const { clinic } = content;
	return {
		path,
		crumbs: crumbs(content, guide.link),
		/** As the content has it; in `cited`, citations are links to the sources. */
		guide,
		...numberSources(guide, content),
		/** The numbers to call; none for a clinic without telephone. */
		calls: guide.calls.flatMap(({ label, hospital }) => {
			const phone = hospital ? clinic.hospitals.find(({ id }) => id === hospital)?.phone : mainPhone(clinic);
			return phone ? [{ label, phone }] : [];
		}),
		ambulance: content.emergency?.ambulance,
		reviewer: reviewerOf(content, guide),
		/** Whether treatments that people keep secret refer to it. */
		isDiscreet: content.treatments.some(({ discreet }) => guide.sections.some(({ id }) => id === discreet)),
		isReviewed: isChecked(content.locale, path),
		others: content.guides.filter((other) => other !== guide).map(guideLink),
	};
}

export type GuidePage = NonNullable<ReturnType<typeof guidePage>>;

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
	const translated = articlesOf({ ownPages }).filter((article) => hasPage(locale, ownPagePath(article)));
	return translated.length > 0 ? translated.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }];
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
	return {
		path,
		crumbs: crumbsOf(content, page, path),
		/** As the content has it; in `cited`, citations are links to the sources. */
		page,
		...numberSources(page, content),
		/** The doctor who wrote it, if one of the clinic did. */
		doctor: content.doctors.find(({ slug }) => slug === page.author),
		reviewer: reviewerOf(content, page),
		isReviewed: isChecked(content.locale, path),
	};
}

export type OwnPageContent = NonNullable<ReturnType<typeof ownPage>>;
