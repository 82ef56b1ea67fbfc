import type { Content } from "../content/content-of";
import { onceFor } from "./once-for";
import { treatmentPath } from "./routes";

/** A page to open in an emergency: what has happened, what to do first, and where it stands. */
export type EmergencyLink = { entry: string; first: string; menu: string; path: string };

/** The pages that begin with first aid, in the order of the menus. */
export const emergencyLinks = onceFor(
	({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): EmergencyLink[] =>
		navigation.menus.flatMap(({ slug }) =>
			treatments
				.filter(({ menu }) => menu === slug)
				.flatMap((treatment) => {
					const { emergency } = treatment;
					const first = emergency?.steps[0];
					if (!emergency || !first) return [];
					return [{ entry: emergency.entry, first: first.do, menu: slug, path: treatmentPath(treatment) }];
				}),
		),
);
