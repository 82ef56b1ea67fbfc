/** What troubles patients: dangers, first aid and conditions, by region of the body and by menu. */
import type { Content } from "../content/content";
import type { BuiltPicture } from "../content/resolve-media";
import { memoize } from "../memoize";
import { type BodyRegion, bodyRegions } from "../model/body-regions";
import { hasPage } from "../model/locales";
import { treatmentPath } from "../model/routes";
import type { FirstAid } from "../model/schema/treatment";
import { charactersIn } from "../text/characters";
import { onOneLine, telHref } from "../text/contact";
import { fill } from "../text/fill";
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

/** A link that calls. */
export type CallLink = { href: string; label: string };

/** A danger to life or limb: its name in the content, what to do, and whom to call. */
export type Alarm = { id: string; say: string; call: CallLink[] };

/** A link to first aid: the accident, the regions of the body, the first step with its drawing or that of the first sign, and the path. */
export type EmergencyLink = Pick<FirstAid, "entry" | "at"> & {
	first: string;
	path: string;
	drawing?: { src?: string; built?: BuiltPicture };
};

/** All first aid, the most urgent first. */
export const emergencyLinks = memoize(
	({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): EmergencyLink[] =>
		navigation.menus
			.flatMap(({ slug }) =>
				treatments
					.filter(({ menu }) => menu === slug)
					.flatMap((treatment) =>
						treatment.emergency.map(({ id, rank, entry, at, steps, look }) => ({
							rank,
							link: {
								entry,
								at,
								first: steps[0]?.do ?? "",
								path: `${treatmentPath(treatment)}#${id}`,
								drawing: steps[0]?.drawing ?? look?.signs[0],
							},
						})),
					),
			)
			.sort((first, second) => first.rank - second.rank)
			.map(({ link }) => link),
);

/**
 * Links that call the numbers of an alarm, in its order.
 * @param names `ambulance`, `police`, a helpline, or a hospital by its id
 */
export function callsOf(
	{ clinic, emergency, labels }: Pick<Content, "clinic" | "emergency" | "labels">,
	names: string[],
): CallLink[] {
	const { call, callHospital } = labels.emergency;
	return names.flatMap((name) => {
		const hospital = clinic.hospitals.find(({ id }) => id === name);
		if (hospital) {
			const label = `${fill(callHospital, { phone: onOneLine(hospital.phone) })}, ${hospital.name}`;
			return { href: telHref(hospital.phone), label };
		}
		const { ambulance, helplines = {} } = emergency ?? {};
		const number = { ambulance: ambulance?.number, police: ambulance?.other }[name] ?? helplines[name]?.number;
		const helpline = helplines[name] ? `: ${helplines[name].label}` : "";
		return number ? { href: telHref(number), label: fill(call, { number }) + helpline } : [];
	});
}

/** Alarms by region of the body, with links that call. */
export const alarmsAt = (content: Pick<Content, "clinic" | "emergency" | "labels">, region: BodyRegion): Alarm[] =>
	(content.emergency?.alarms ?? [])
		.filter(({ at }) => at.includes(region))
		.map(({ id, say, call }) => ({ id, say, call: callsOf(content, call) }));

export const urgentSigns = ({ treatments }: Pick<Content, "treatments">): { label: string; path: string }[] =>
	treatments
		.filter(({ details }) => details.sections.some(({ topic }) => topic === "urgent"))
		.map((treatment) => ({ label: treatment.link, path: `${treatmentPath(treatment)}#urgent` }));

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
export function searchExamples({ locale, navigation, treatments }: Content): string[] {
	const searched = treatments.filter(
		(treatment) => treatment.emergency.length === 0 && hasPage(locale, treatmentPath(treatment)),
	);
	return conditionsByMenu({ navigation, treatments: searched })
		.flatMap(({ complaints }) => complaints.find(({ words }) => charactersIn(words) <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
