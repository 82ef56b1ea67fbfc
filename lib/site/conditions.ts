import type { Content } from "../content/content-of";
import { charactersIn } from "../text/characters";
import { hasPage } from "./editions";
import { siteMenus } from "./menus";
import { treatmentPath } from "./routes";

/** What patients come with, in their words, with the treatment to which it leads. */
export type Condition = { words: string; treatment: string; path: string };

/** The complaints of one menu's treatments, under its name. */
export type ConditionGroup = { label: string; path: string; complaints: Condition[] };

/**
 * What patients come with, by the menus of the treatments, all in the order of the site.
 * @returns menus whose treatments name no complaint left out
 */
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

/** How many examples stand beside the search. */
const EXAMPLES = 3;
/** Letters of the longest: on a phone each stays on a line. */
const LONGEST = 32;

/**
 * Complaints that show what may be asked: the first short one of each menu, of the first three menus that have any.
 * Emergencies have a place of their own, and are none of them; nor are complaints that are not in the page's language.
 */
export function searchExamples({
	edition,
	navigation,
	treatments,
}: Pick<Content, "edition" | "navigation" | "treatments">): string[] {
	const asked = treatments.filter((one) => one.emergency.length === 0 && hasPage(edition, treatmentPath(one)));
	return conditionsByMenu({ navigation, treatments: asked })
		.flatMap(({ complaints }) => complaints.find(({ words }) => charactersIn(words) <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
