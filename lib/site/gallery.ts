import type { SiteContent } from "../content";
import type { WithMedia } from "../content/resolve-media";
import { treatmentPath } from "../model/routes";
import type { SectionOn } from "../model/schema/sections";

type Pair = WithMedia<NonNullable<SectionOn<"results">["pairs"]>[number]>;

export type GalleryPair = Pair & { treatment: string; path: string };

export type GalleryGroup = { title: string; id: string; pairs: GalleryPair[] };

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
