import type { Content } from "../content/content";
import { hasPage } from "../model/locales";
import { treatmentPath } from "../model/routes";
import { charactersIn } from "../text/characters";
import { siteMenus } from "./menus";

export type Condition = { words: string; treatment: string; path: string };

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

const EXAMPLES = 3;
/** Letters that fit on a line of a phone. */
const LONGEST = 32;

/** Examples of searches: the first short condition of each of three menus, except emergencies and untranslated ones. */
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
