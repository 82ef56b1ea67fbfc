import type { SiteContent } from "../content";
import type { WithMedia } from "../content/resolve-media";
import { treatmentPath } from "../model/routes";
import type { SectionOn } from "../model/schema/sections";

type Pair = WithMedia<NonNullable<SectionOn<"results">["pairs"]>[number]>;

/** A pair of pictures with its treatment. */
export type GalleryPair = Pair & { treatment: string; path: string };

/** The pairs of one specialty. */
export type GalleryGroup = { title: string; id: string; pairs: GalleryPair[] };

/** All before and after pairs by menu. */
export function galleryGroups({
	navigation,
	treatments,
}: Pick<SiteContent, "navigation" | "treatments">): GalleryGroup[] {
	return navigation.menus
		.map(({ label, slug }) => ({
			title: label,
			id: slug,
			pairs: treatments
				.filter(({ menu }) => menu === slug)
				.flatMap((treatment) =>
					treatment.details.sections
						.flatMap((section) => (section.topic === "results" ? (section.pairs ?? []) : []))
						.map((pair) => ({ ...pair, treatment: treatment.link, path: treatmentPath(treatment) })),
				),
		}))
		.filter(({ pairs }) => pairs.length > 0);
}
