import type { TreatmentPlace } from "../content/place";
import type { Section, SectionOn } from "../content/schema/sections";
import type { Treatment } from "../content/schema/treatment";
import type { Content } from "../content/sources";
import { onceFor } from "./once-for";

/** A treatment's id, `menu-slug/slug`, by which content refers to it. */
export const treatmentId = ({ menu, slug }: TreatmentPlace) => `${menu}/${slug}`;

/** The segments `{menu, link}` of every path that shows a treatment, aliases included. */
export function treatmentParams({ treatments }: Pick<Content, "treatments">): { menu: string; link: string }[] {
	return treatments.flatMap(({ menu, slug, aliases }) => [slug, ...aliases].map((link) => ({ menu, link })));
}

/** The treatment shown at `/{menu}/{link}/`, by its own slug or an alias; undefined if there is none. */
export function treatmentAt<T extends TreatmentPlace & { aliases: string[] }>(
	{ treatments }: { treatments: T[] },
	menu: string,
	link: string,
): T | undefined {
	return treatments.find(
		(treatment) => treatment.menu === menu && (treatment.slug === link || treatment.aliases.includes(link)),
	);
}

/** When desk work can be done again after a treatment, as its table says; undefined where it says nothing. */
export function deskWork({ details }: { details: { sections: Pick<Section, "topic">[] } }): string | undefined {
	const recovery = details.sections.find((section): section is SectionOn<"recovery"> => section.topic === "recovery");
	return recovery?.whenCanI?.deskWork;
}

/** Treatments by their ids. */
const byId = onceFor((treatments: TreatmentPlace[]) => new Map(treatments.map((one) => [treatmentId(one), one])));

/** The treatments that `treatment` names as related, in its order. */
export function relatedTreatments<T extends TreatmentPlace>(
	{ treatments }: { treatments: T[] },
	{ related }: Pick<Treatment, "related">,
): T[] {
	const known = byId(treatments) as Map<string, T>;
	return related.flatMap((id) => known.get(id) ?? []);
}
