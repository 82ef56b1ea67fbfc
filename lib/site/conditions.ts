import type { Content } from "../content/content";
import { hasPage } from "../model/locales";
import { treatmentPath } from "../model/routes";
import { charactersIn } from "../text/characters";
import { siteMenus } from "./menus";

/** A condition in patients' words, and its treatment. */
export type Condition = { words: string; treatment: string; path: string };

/** The conditions of one menu. */
export type ConditionGroup = { label: string; path: string; complaints: Condition[] };

/** Conditions by menu, in the order of the site; menus without any are left out. */
export function conditionsByMenu(content: Pick<Content, "navigation" | "treatments">): ConditionGroup[] {
	return siteMenus(content)
		.map(({ label, slug, path, allLinks }) => {
			const order = new Map(allLinks.map((link, index) => [link.path, index]));
			const place = (treatment: Content["treatments"][number]) => order.get(treatmentPath(treatment)) ?? -1;
			const complaints = content.treatments
				.filter(({ menu }) => menu === slug)
				.sort((one, other) => place(one) - place(other))
				.flatMap((treatment) =>
					treatment.conditions.map((words) => ({
						words,
						treatment: treatment.link,
						path: treatmentPath(treatment),
					})),
				);
			return { label, path, complaints };
		})
		.filter(({ complaints }) => complaints.length > 0);
}

/** Number of examples. */
const EXAMPLES = 3;
/** Letters that fit on a line of a phone. */
const LONGEST = 32;

/**
 * Examples of searches: the first short condition of each of the first three menus, not of emergencies and not in
 * another language.
 */
export function searchExamples({
	locale,
	navigation,
	treatments,
}: Pick<Content, "locale" | "navigation" | "treatments">): string[] {
	const asked = treatments.filter((one) => one.emergency.length === 0 && hasPage(locale, treatmentPath(one)));
	return conditionsByMenu({ navigation, treatments: asked })
		.flatMap(({ complaints }) => complaints.find(({ words }) => charactersIn(words) <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
