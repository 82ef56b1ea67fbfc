import type { SiteContent } from "../content";
import type { WithMedia } from "../content/resolve-media";
import { treatmentId } from "../model/content-path";
import { isChecked } from "../model/locales";
import { treatmentPath } from "../model/routes";
import type { GuidePart } from "../model/schema/guide";
import type { Testimonials } from "../model/schema/pages";
import type { Section } from "../model/schema/sections";
import type { Treatment } from "../model/schema/treatment";
import { fill } from "../text/fill";
import { wholeAddress } from "./address";
import { crumbs } from "./breadcrumb";
import { numberSources } from "./citations";
import { linksToDoctorsGiving, reviewerOf } from "./doctors";
import { type GuideLink, guideLinks, guideParts } from "./guides";
import { relatedLinks } from "./menus";
import type { BuiltFilm } from "./page-media";
import { sectionOn, treatmentAt } from "./treatments";

/** The fields of the sections of all topics, each of which a section may lack. */
type AnySection<S = WithMedia<Section>> = {
	[Field in S extends unknown ? keyof S : never]?: S extends unknown
		? Field extends keyof S
			? S[Field]
			: never
		: never;
};

/** What a section shows besides its own fields. */
type SectionExtras = { advice: GuidePart[]; guides: GuideLink[]; films: BuiltFilm[] };

/** The parts of a section in the order in which the page shows them. Their sources are numbered in that order. */
export function partsOf(section: AnySection, { advice, guides, films }: SectionExtras) {
	const { topic, lead, whenCanI, pain, price, includes, raises, text, images, anaesthetic, options } = section;
	const { returnsLabel, place, pairs, benefits, faqs, ask } = section;
	return [
		lead && { kind: "lead" as const, lead },
		whenCanI && { kind: "recoveryTimeline" as const, whenCanI },
		pain && { kind: "pain" as const, pain },
		includes && raises && { kind: "cost" as const, price, includes, raises },
		text && { kind: "text" as const, text },
		images && { kind: "images" as const, images },
		films.length > 0 && { kind: "films" as const, films },
		topic === "procedure" ? { kind: "anaesthetic" as const, anaesthetic, advice } : { kind: "advice" as const, advice },
		guides.length > 0 && { kind: "guides" as const, guides },
		options && { kind: "options" as const, options, returnsLabel },
		place && { kind: "place" as const, place },
		topic === "urgent" && { kind: "calls" as const },
		pairs && { kind: "pairs" as const, pairs },
		benefits && { kind: "benefits" as const, benefits },
		faqs && ask && { kind: "questions" as const, faqs, ask },
	].flatMap((part) => part || []);
}

export type SectionPart = ReturnType<typeof partsOf>[number];

/** Testimonials in the order that matters to readers of a treatment's page: on it, on its menu, the others. */
export function nearestFirst<T extends { items: { treatment?: string }[] }>(
	testimonials: T,
	treatment: Pick<Treatment, "menu" | "slug">,
): T {
	const id = treatmentId(treatment);
	const distance = ({ treatment: about = "" }: T["items"][number]) =>
		about === id ? 0 : about.startsWith(`${treatment.menu}/`) ? 1 : 2;
	return { ...testimonials, items: testimonials.items.toSorted((one, other) => distance(one) - distance(other)) };
}

/** A treatment with its sections in parts, and with the sources that its texts cite, numbered in the order of the page. */
function withSources(content: SiteContent, treatment: SiteContent["treatments"][number]) {
	const { gallery, references, labels } = content;
	const id = treatmentId(treatment);
	const filmsOn = (topic: string) =>
		(gallery?.videos?.items ?? []).filter(({ alsoIn = [] }) =>
			alsoIn.some((place) => place.treatment === id && place.topic === topic),
		);
	const { details } = treatment;
	const sections = details.sections.map((section) => ({
		topic: section.topic,
		parts: partsOf(section, {
			advice: guideParts(content, section.advice),
			guides: guideLinks(content, section.guides),
			films: filmsOn(section.topic),
		}),
	}));
	const title = (number: number) => fill(labels.treatment.source, { number });
	return numberSources({ ...treatment, details: { ...details, sections } }, references, title);
}

/**
 * All that the page of a treatment, its metadata and its data for machines show; undefined if there is no such treatment.
 * @param params the segments of the page's path; `link` is the treatment's slug or an alias
 */
export function treatmentPage(content: SiteContent, { menu, link }: { menu: string; link: string }) {
	const treatment = treatmentAt(content, menu, link);
	if (!treatment) return undefined;
	const path = treatmentPath(treatment);
	const { cited, sources } = withSources(content, treatment);
	const { testimonials } = content;
	return {
		path,
		url: wholeAddress(content.clinic, path),
		crumbs: crumbs(content, treatment.link, path),
		menuLabel: content.navigation.menus.find(({ slug }) => slug === treatment.menu)?.label,
		/** As the content has it. */
		treatment,
		/** With sections in parts, and links to the sources. */
		cited,
		sources,
		/** First aid at the top of the page, and that below, to which only a line at the top leads. */
		firstAid: cited.emergency.filter(({ strip }) => !strip),
		firstAidBelow: cited.emergency.filter(({ strip }) => strip),
		price: sectionOn(treatment, "cost")?.price,
		timeOffWork: sectionOn(treatment, "recovery")?.whenCanI?.deskWork,
		doctors: linksToDoctorsGiving(content, treatment),
		reviewer: reviewerOf(content, treatment),
		/** Whether the review is of this page, and not only of the original of a translation. */
		isReviewed: isChecked(content.locale, path),
		related: relatedLinks(content, treatment),
		testimonials: testimonials && nearestFirst<WithMedia<Testimonials>>(testimonials, treatment),
		emergency: content.emergency,
		takesComplaints: content.clinicPage.grievance !== undefined,
	};
}

export type TreatmentPage = NonNullable<ReturnType<typeof treatmentPage>>;
