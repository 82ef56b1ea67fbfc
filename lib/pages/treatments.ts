import type { Content } from "../content/content";
import { memoize } from "../memoize";
import { type TreatmentRef, treatmentId } from "../model/content-path";
import { hasPage, type Locale } from "../model/locales";
import { treatmentPath } from "../model/routes";
import type { Section, SectionOn } from "../model/schema/sections";
import type { Treatment } from "../model/schema/treatment";
import type { Topic } from "../model/topics";

const treatmentsIn = <T extends TreatmentRef>({ treatments, locale }: { treatments: T[]; locale: Locale }) =>
	treatments.filter((treatment) => hasPage(locale, treatmentPath(treatment)));

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
export function madeIn(content: Pick<Content, "treatments" | "locale">): Content["treatments"] {
	const there = treatmentsIn(content);
	return there.length > 0 ? there : content.treatments.slice(0, 1);
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

/** The section of a treatment on a topic, if it has one. */
export function sectionOn<T extends Topic>(
	{ details }: { details: { sections: Pick<Section, "topic">[] } },
	topic: T,
): SectionOn<T> | undefined {
	return details.sections.find((section): section is SectionOn<T> => section.topic === topic);
}

const byId = memoize(
	(treatments: TreatmentRef[]) => new Map(treatments.map((treatment) => [treatmentId(treatment), treatment])),
);

export function relatedTreatments<T extends TreatmentRef>(
	{ treatments }: { treatments: T[] },
	{ related }: Pick<Treatment, "related">,
): T[] {
	const known = byId(treatments) as Map<string, T>;
	return related.flatMap((id) => known.get(id) ?? []);
}
