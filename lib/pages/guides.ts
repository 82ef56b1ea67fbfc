import type { Content } from "../content/content";
import { hasPage, isChecked } from "../model/locales";
import { guidePath, NO_PAGE } from "../model/routes";
import type { GuidePart } from "../model/schema/guide";
import { fill } from "../text/fill";
import { numberSources } from "./citations";
import type { SiteContent } from "./content";
import { reviewerOf } from "./doctors";
import { crumbs } from "./menus";

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
	const there = guides.filter(({ slug }) => hasPage(locale, guidePath(slug)));
	return there.length > 0 ? there.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }];
}

/** All that the page of a guide shows; undefined if there is no such guide. */
export function guidePage(content: SiteContent, slug: string) {
	const guide = content.guides.find((candidate) => candidate.slug === slug);
	if (!guide) return undefined;
	const path = guidePath(slug);
	const { labels, references, locale } = content;
	const title = (number: number) => fill(labels.treatment.source, { number });
	return {
		path,
		crumbs: crumbs(content, guide.link),
		/** As the content has it; in `cited`, citations are links to the sources. */
		guide,
		...numberSources(guide, references, title),
		reviewer: reviewerOf(content, guide),
		/** Whether treatments that people keep secret refer to it. */
		isDiscreet: content.treatments.some(({ discreet }) => guide.sections.some(({ id }) => id === discreet)),
		isReviewed: isChecked(locale, path),
		others: content.guides
			.filter((other) => other !== guide)
			.map(({ link, slug, menuLine }) => ({ label: link, path: guidePath(slug), description: menuLine })),
	};
}

export type GuidePage = NonNullable<ReturnType<typeof guidePage>>;
