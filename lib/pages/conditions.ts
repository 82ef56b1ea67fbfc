import type { Content } from "../content/content";
import { memoize } from "../memoize";
import { type BodyRegion, bodyRegions } from "../model/body-regions";
import { hasPage } from "../model/locales";
import { treatmentPath } from "../model/routes";
import { charactersIn } from "../text/characters";
import { type Alarm, alarmsAt, emergencyLinks } from "./emergencies";
import { siteMenus } from "./menus";

export type Condition = { words: string; at: BodyRegion[]; treatment: string; path: string };

export type ConditionGroup = { label: string; path: string; complaints: Condition[] };

/** Conditions by menu, in the order of the site; menus without any are left out. */
export function conditionsByMenu(content: Pick<Content, "navigation" | "treatments">): ConditionGroup[] {
	return siteMenus(content)
		.map(({ label, slug, path, allLinks }) => {
			const order = new Map(allLinks.map((link, index) => [link.path, index]));
			const position = (treatment: Content["treatments"][number]) => order.get(treatmentPath(treatment)) ?? -1;
			const complaints = content.treatments
				.filter(({ menu }) => menu === slug)
				.sort((first, second) => position(first) - position(second))
				.flatMap((treatment) =>
					treatment.conditions.map((condition) => ({
						...condition,
						treatment: treatment.link,
						path: treatmentPath(treatment),
					})),
				);
			return { label, path, complaints };
		})
		.filter(({ complaints }) => complaints.length > 0);
}

/** What troubles a region of the body: dangers, first aid, conditions. */
export type RegionGroup = {
	region: BodyRegion;
	alarms: Alarm[];
	firstAid: ReturnType<typeof emergencyLinks>;
	complaints: Condition[];
};

type ByRegionContent = Pick<Content, "clinic" | "emergency" | "labels" | "navigation" | "treatments">;

/**
 * Dangers, first aid and conditions by region of the body, from head to foot; regions without any are left out. Conditions
 * that name the region before others come first.
 */
export const conditionsByRegion = memoize((content: ByRegionContent): RegionGroup[] => {
	const conditions = conditionsByMenu(content).flatMap(({ complaints }) => complaints);
	const links = emergencyLinks(content);
	return bodyRegions
		.map((region) => ({
			region,
			alarms: alarmsAt(content, region),
			firstAid: links.filter(({ at }) => at.includes(region)),
			complaints: conditions
				.filter(({ at }) => at.includes(region))
				.sort((first, second) => first.at.indexOf(region) - second.at.indexOf(region)),
		}))
		.filter(({ alarms, firstAid, complaints }) => alarms.length + firstAid.length + complaints.length > 0);
});

/** The regions that the drawing leads to; none if nothing is at a part of the body. */
export function drawnRegions(content: ByRegionContent): BodyRegion[] {
	const regions = conditionsByRegion(content).map(({ region }) => region);
	return regions.some((region) => region !== "anywhere") ? regions : [];
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
	const searched = treatments.filter(
		(treatment) => treatment.emergency.length === 0 && hasPage(locale, treatmentPath(treatment)),
	);
	return conditionsByMenu({ navigation, treatments: searched })
		.flatMap(({ complaints }) => complaints.find(({ words }) => charactersIn(words) <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
