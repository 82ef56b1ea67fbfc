import type { Content } from "../content/content";
import type { WithMedia } from "../content/resolve-media";
import { type TreatmentRef, treatmentId } from "../model/content-path";
import { hasPage, isChecked } from "../model/locales";
import { aftercarePath, doctorPath, treatmentPath } from "../model/routes";
import type { GuidePart } from "../model/schema/guide";
import type { Testimonials } from "../model/schema/pages";
import { type Section, sectionOn, type WhenCanI } from "../model/schema/sections";
import type { Treatment } from "../model/schema/treatment";
import { activities, type Stage, stages, topics } from "../model/topics";
import type { SiteContent } from "./content";
import { wholeAddress } from "./deployment";
import { doctorsGiving, reviewerOf } from "./doctors";
import type { BuiltFilm } from "./gallery";
import { crumbs, relatedLinks } from "./menus";
import { testimonialOn } from "./testimonials";
import { type GuideLink, guideLinks, guideParts, numberSources } from "./text-pages";

/** The segments of all paths of treatments in the content's language, aliases included. */
export function treatmentParams(content: Pick<Content, "treatments" | "locale">): { menu: string; link: string }[] {
	return madeIn(content).flatMap(({ menu, slug, aliases }) => [slug, ...aliases].map((link) => ({ menu, link })));
}

/** The segments of a page's path, which Next hands over percent-encoded. */
export async function decodedSegments(params: Promise<{ menu: string; link: string }>) {
	const { menu, link } = await params;
	return { menu: decodeURIComponent(menu), link: decodeURIComponent(link) };
}

/** The treatments in the language, or else any one: Next cannot export zero pages, and the export removes that page. */
export function madeIn({ treatments, locale }: Pick<Content, "treatments" | "locale">): Content["treatments"] {
	const translated = treatments.filter((treatment) => hasPage(locale, treatmentPath(treatment)));
	return translated.length > 0 ? translated : treatments.slice(0, 1);
}

/** The treatment at `/{menu}/{link}/`, by slug or alias. */
export function treatmentAt<T extends TreatmentRef & { aliases: string[] }>(
	{ treatments }: { treatments: T[] },
	menu: string,
	link: string,
): T | undefined {
	return treatments.find(
		(treatment) => treatment.menu === menu && (treatment.slug === link || treatment.aliases.includes(link)),
	);
}

/** The last day of each stage. */
const LAST_DAYS: Record<Stage, number> = { day1: 1, week1: 7, month1: 31, month3: 92, later: Number.POSITIVE_INFINITY };

type Activity = (typeof activities)[number];

/** An activity of the recovery table, or another by its own name, and when it is possible again. */
type Milestone = { activity?: Activity; what?: string; from?: number; when: string };

const milestonesOf = ({ others, ...table }: WhenCanI): Milestone[] => [
	...activities.flatMap((activity) => {
		const answer = table[activity];
		return answer ? [{ activity, ...answer }] : [];
	}),
	...others,
];

const stageOf = ({ from }: Milestone): Stage | undefined =>
	stages.find((stage) => from !== undefined && from <= LAST_DAYS[stage]);

/** The recovery table in stages, earliest first. What names no day comes last, without a stage. */
export function recoveryRoad(table: WhenCanI): { stage: Stage | undefined; milestones: Milestone[] }[] {
	const sorted = milestonesOf(table).toSorted((first, second) => (first.from ?? 0) - (second.from ?? 0));
	return [...stages, undefined].flatMap((stage) => {
		const milestones = sorted.filter((milestone) => stageOf(milestone) === stage);
		return milestones.length > 0 ? [{ stage, milestones }] : [];
	});
}

/** The fields of the sections of all topics, each of which a section may lack. */
type AnySection<S = WithMedia<Section>> = {
	[Field in S extends unknown ? keyof S : never]?: S extends unknown
		? Field extends keyof S
			? S[Field]
			: never
		: never;
};

/** What a section shows besides its own fields. */
type SectionExtras = {
	conditions: Treatment["conditions"];
	advice: GuidePart[];
	guides: GuideLink[];
	films: BuiltFilm[];
	/** The path of the sheet for the time after the operation. */
	aftercare?: string;
};

/** The parts of a section in the order in which the page shows them. Their sources are numbered in that order. */
export function sectionParts(section: AnySection, { conditions, advice, guides, films, aftercare }: SectionExtras) {
	const { topic, lead, whenCanI, pain, price, includes, raises, opening, text, images, anaesthetic } = section;
	const { options, returnsLabel, place, pairs, benefits, faqs, ask } = section;
	return [
		lead && { kind: "lead" as const, lead },
		whenCanI && { kind: "road" as const, stages: recoveryRoad(whenCanI) },
		aftercare && { kind: "aftercare" as const, path: aftercare },
		pain && { kind: "pain" as const, pain },
		includes && raises && { kind: "cost" as const, price, includes, raises },
		opening && { kind: "opening" as const, text: opening },
		text && { kind: "text" as const, text },
		conditions.length > 0 && { kind: "conditions" as const, conditions },
		images && { kind: "images" as const, images },
		films.length > 0 && { kind: "films" as const, films },
		topic === "procedure" && { kind: "anaesthetic" as const, anaesthetic, advice },
		topic !== "procedure" && advice.length > 0 && { kind: "advice" as const, advice },
		guides.length > 0 && { kind: "guides" as const, guides },
		options && { kind: "options" as const, options, returnsLabel },
		place && { kind: "place" as const, place },
		topic === "urgent" && { kind: "calls" as const },
		pairs && { kind: "pairs" as const, pairs },
		benefits && { kind: "benefits" as const, benefits },
		faqs && ask && { kind: "questions" as const, faqs, ask },
	].flatMap((part) => part || []);
}

export type SectionPart = ReturnType<typeof sectionParts>[number];

/** When desk work is possible, and harder work if the recovery table names some; undefined if it names no desk work. */
export function backToWork({ deskWork, others = [] }: Partial<WhenCanI> = {}): string | undefined {
	const harder = others.filter(({ work }) => work).map(({ what, when }) => `${what}: ${when}`);
	return deskWork && [deskWork.when, ...harder].join(". ");
}

/** A treatment with its sections in parts, and with the sources that its texts cite, numbered in the order of the page. */
function withSources(content: SiteContent, treatment: SiteContent["treatments"][number]) {
	const { gallery } = content;
	const id = treatmentId(treatment);
	const filmsOn = (topic: string) =>
		(gallery?.videos?.items ?? []).filter(({ alsoIn = [] }) =>
			alsoIn.some((section) => section.treatment === id && section.topic === topic),
		);
	const { details } = treatment;
	const [whoWillKnow] = guideParts(content, treatment.discreet ? [treatment.discreet] : []);
	const untilCost = details.sections.findLast(({ topic }) => topics.indexOf(topic) <= topics.indexOf("cost"));
	const sections = details.sections.map((section, index) => ({
		topic: section.topic,
		parts: sectionParts(section, {
			conditions: index === 0 ? treatment.conditions : [],
			advice: guideParts(content, section.advice),
			guides: guideLinks(content, section.guides),
			films: filmsOn(section.topic),
			aftercare: section.topic === "recovery" && treatment.aftercare ? aftercarePath(treatment) : undefined,
		}),
		/** Behind the last section that answers what the treatment is and costs. */
		whoWillKnow: section === untilCost ? whoWillKnow : undefined,
	}));
	return numberSources({ ...treatment, details: { ...details, sections } }, content);
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
	const firstAid = cited.emergency.map((accident) => ({
		...accident,
		steps: accident.steps.map((step) => ({
			...step,
			/** What its timer counts; undefined if it has none. */
			minutes: step.timer ? content.emergency?.figures[step.timer]?.minutes : undefined,
		})),
	}));
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
		firstAid: firstAid.filter(({ strip }) => !strip),
		firstAidBelow: firstAid.filter(({ strip }) => strip),
		price: sectionOn(treatment, "cost")?.price,
		backToWork: backToWork(sectionOn(treatment, "recovery")?.whenCanI),
		doctors: doctorsGiving(content, treatment).map(({ name, slug }) => ({ name, path: doctorPath(slug) })),
		reviewer: reviewerOf(content, treatment),
		/** Whether the review is of this page, and not only of the original of a translation. */
		isReviewed: isChecked(content.locale, path),
		related: relatedLinks(content, treatment),
		testimonials: testimonials && testimonialOn<WithMedia<Testimonials>>(testimonials, treatment),
		emergency: content.emergency,
		takesComplaints: content.clinicPage.grievance !== undefined,
	};
}

export type TreatmentPage = NonNullable<ReturnType<typeof treatmentPage>>;
