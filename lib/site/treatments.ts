import type { Content } from "../content/content-of";
import type { TreatmentPlace } from "../content/place";
import type { Section, SectionOn } from "../content/schema/sections";
import type { Treatment } from "../content/schema/treatment";
import { memoize } from "../memoize";
import { type Edition, hasPage } from "./editions";
import { treatmentPath } from "./routes";

/** A treatment's id, `menu-slug/slug`, by which content refers to it. */
export const treatmentId = ({ menu, slug }: TreatmentPlace) => `${menu}/${slug}`;

/** The treatments that have a page in the language of the content. */
export const treatmentsIn = <T extends TreatmentPlace>({
	treatments,
	edition,
}: {
	treatments: T[];
	edition: Edition;
}) => treatments.filter((treatment) => hasPage(edition, treatmentPath(treatment)));

/** The segments `{menu, link}` of every path that shows a treatment in the language of the content, aliases included. */
export function treatmentParams(content: Pick<Content, "treatments" | "edition">): { menu: string; link: string }[] {
	return madeIn(content).flatMap(({ menu, slug, aliases }) => [slug, ...aliases].map((link) => ({ menu, link })));
}

/**
 * The treatments of which Next makes a page in the language of the content: those that have one, or else one of the
 * others, which the export takes out again, since Next cannot make none.
 */
function madeIn(content: Pick<Content, "treatments" | "edition">): Content["treatments"] {
	const there = treatmentsIn(content);
	return there.length > 0 ? there : content.treatments.slice(0, 1);
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
const byId = memoize((treatments: TreatmentPlace[]) => new Map(treatments.map((one) => [treatmentId(one), one])));

/** The treatments that `treatment` names as related, in its order. */
export function relatedTreatments<T extends TreatmentPlace>(
	{ treatments }: { treatments: T[] },
	{ related }: Pick<Treatment, "related">,
): T[] {
	const known = byId(treatments) as Map<string, T>;
	return related.flatMap((id) => known.get(id) ?? []);
}
