import type { Content } from "./content/load";
import type { Treatment } from "./content/schema/treatment";
import { menuPath, treatmentPath } from "./routes";
import { slugify } from "./slug";

/** A treatment's id, `menu-slug/link-slug`, by which content refers to it. */
export const treatmentId = ({ menu, link }: Pick<Treatment, "menu" | "link">) => `${slugify(menu)}/${slugify(link)}`;

/** The canonical path of a treatment's page. */
export const pathOf = ({ menu, link }: Pick<Treatment, "menu" | "link">) => treatmentPath(menu, link);

/** The segments `{menu, link}` of every path that shows a treatment, aliases included. */
export function treatmentParams({ treatments }: Pick<Content, "treatments">): { menu: string; link: string }[] {
	return treatments.flatMap((treatment) =>
		[slugify(treatment.link), ...treatment.aliases].map((link) => ({ menu: slugify(treatment.menu), link })),
	);
}

/** The treatment shown at `/{menu}/{link}/`, by its own slug or an alias; undefined if there is none. */
export function treatmentAt({ treatments }: Pick<Content, "treatments">, menu: string, link: string) {
	return treatments.find(
		(treatment) =>
			slugify(treatment.menu) === menu && (slugify(treatment.link) === link || treatment.aliases.includes(link)),
	);
}

/** The treatments that `treatment` names as related, in its order. */
export function relatedTreatments({ treatments }: Pick<Content, "treatments">, treatment: Treatment): Treatment[] {
	return treatment.related.flatMap((id) => treatments.find((other) => treatmentId(other) === id) ?? []);
}

/** The menu above a treatment, as a step of its breadcrumb. */
export const menuCrumb = ({ menu }: Pick<Treatment, "menu">) => ({ label: menu, path: menuPath(menu) });
