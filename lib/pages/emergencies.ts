import type { Content } from "../content/content";
import type { BuiltPicture } from "../content/resolve-media";
import { memoize } from "../memoize";
import type { BodyRegion } from "../model/body-regions";
import { treatmentPath } from "../model/routes";
import type { FirstAid } from "../model/schema/treatment";
import { onOneLine, telHref } from "../text/contact";
import { fill } from "../text/fill";

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
