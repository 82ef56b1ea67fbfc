import type { SiteContent } from "../content";
import type { WithMedia } from "../content/resolve-media";
import { treatmentId } from "../model/content-path";
import { treatmentPath } from "../model/routes";
import type { Gallery } from "../model/schema/pages";
import type { SectionOn } from "../model/schema/sections";

type Pair = WithMedia<NonNullable<SectionOn<"results">["pairs"]>[number]>;

export type GalleryPair = Pair & {
	treatment: string;
	path: string;
	/** Whether it is hidden until the visitor asks for it. */
	covered: boolean;
};

export type GalleryGroup = { title: string; id: string; pairs: GalleryPair[] };

/** The pairs of pictures of all treatments, by menu in the order of the gallery. */
export function galleryGroups({
	navigation,
	treatments,
	gallery,
}: Pick<SiteContent, "navigation" | "treatments"> & { gallery?: Pick<Gallery, "beforeAfter"> }): GalleryGroup[] {
	const { order = [], covered = [] } = gallery?.beforeAfter ?? {};
	const rank = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
	return navigation.menus
		.toSorted((one, other) => rank(one.slug) - rank(other.slug))
		.map(({ label, slug }) => ({
			title: label,
			id: slug,
			pairs: treatments
				.filter(({ menu }) => menu === slug)
				.flatMap((treatment) =>
					treatment.details.sections
						.flatMap((section) => (section.topic === "results" ? (section.pairs ?? []) : []))
						.map((pair) => ({
							...pair,
							treatment: treatment.link,
							path: treatmentPath(treatment),
							covered: covered.includes(treatmentId(treatment)),
						})),
				),
		}))
		.filter(({ pairs }) => pairs.length > 0);
}
