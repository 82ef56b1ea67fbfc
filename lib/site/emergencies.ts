import type { Content } from "../content/content";
import { memoize } from "../memoize";
import { treatmentPath } from "../model/routes";
import type { FirstAid } from "../model/schema/treatment";

/** A link to first aid: the accident, the first step, its path, and the regions of the body. */
export type EmergencyLink = Pick<FirstAid, "entry" | "at"> & { first: string; path: string };

/** All first aid, the most urgent first. */
export const emergencyLinks = memoize(
	({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): EmergencyLink[] =>
		navigation.menus
			.flatMap(({ slug }) =>
				treatments
					.filter(({ menu }) => menu === slug)
					.flatMap((treatment) =>
						treatment.emergency.map(({ id, rank, entry, at, steps }) => ({
							rank,
							link: { entry, at, first: steps[0]?.do ?? "", path: `${treatmentPath(treatment)}#${id}` },
						})),
					),
			)
			.sort((one, other) => one.rank - other.rank)
			.map(({ link }) => link),
);

export const urgentSigns = ({ treatments }: Pick<Content, "treatments">): { label: string; path: string }[] =>
	treatments
		.filter(({ details }) => details.sections.some(({ topic }) => topic === "urgent"))
		.map((treatment) => ({ label: treatment.link, path: `${treatmentPath(treatment)}#urgent` }));
