import type { Content } from "../content/content-of";
import { memoize } from "../memoize";
import { treatmentPath } from "./routes";

/** First aid to open in an emergency: what has happened, what to do first, and the place on the page where it stands. */
export type EmergencyLink = { entry: string; first: string; menu: string; path: string };

/** Every entry of first aid, those first where the fewest minutes are left to act. */
export const emergencyLinks = memoize(
	({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): EmergencyLink[] =>
		navigation.menus
			.flatMap(({ slug }) =>
				treatments
					.filter(({ menu }) => menu === slug)
					.flatMap((treatment) =>
						treatment.emergency.map(({ id, rank, entry, steps }) => ({
							rank,
							link: { entry, first: steps[0]?.do ?? "", menu: slug, path: `${treatmentPath(treatment)}#${id}` },
						})),
					),
			)
			.sort((one, other) => one.rank - other.rank)
			.map(({ link }) => link),
);

/** Where each treatment tells for which signs to call, by the treatment's name. */
export const urgentSigns = ({ treatments }: Pick<Content, "treatments">): { label: string; path: string }[] =>
	treatments
		.filter(({ details }) => details.sections.some(({ topic }) => topic === "urgent"))
		.map((treatment) => ({ label: treatment.link, path: `${treatmentPath(treatment)}#urgent` }));
