import type { Content } from "../content/content";
import type { BuiltPicture } from "../content/resolve-media";
import { memoize } from "../memoize";
import { treatmentPath } from "../model/routes";
import type { FirstAid } from "../model/schema/treatment";

/** A link to first aid: the accident, the regions of the body, the first step with its drawing or that of the first sign, and the path. */
export type EmergencyLink = Pick<FirstAid, "entry" | "at"> & {
	first: string;
	path: string;
	drawing?: { src?: string; built?: BuiltPicture };
	/** The cases that have steps of their own. */
	cases: string[];
};

/** The anchor of a step, counted from 0, that links lead to. */
export const stepAnchor = (firstAid: Pick<FirstAid, "id">, index: number): string => `${firstAid.id}-${index + 1}`;

/** What can have happened: links to first aid, and to its steps for single cases, in the order of the page. */
export const causesOf = (
	firstAid: Pick<FirstAid, "id" | "entry" | "cause" | "steps">,
): { label: string; id: string }[] => [
	{ label: firstAid.cause ?? firstAid.entry, id: firstAid.id },
	...firstAid.steps.flatMap(({ cause }, index) => (cause ? { label: cause, id: stepAnchor(firstAid, index) } : [])),
];

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
								cases: steps.flatMap(({ cause }) => cause ?? []),
							},
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
