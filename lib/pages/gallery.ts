import type { WithMedia } from "../content/resolve-media";
import { treatmentId } from "../model/content-path";
import { treatmentPath } from "../model/routes";
import type { Gallery } from "../model/schema/pages";
import { isPhotographed, type SectionOn } from "../model/schema/sections";
import type { Film } from "../model/schema/shared";
import type { SiteContent } from "./content";

type Pair = WithMedia<NonNullable<SectionOn<"results">["pairs"]>[number]>;

/** A film of the content, with its built files. */
export type BuiltFilm = WithMedia<Film>;

export type GalleryPair = Pair & {
	treatment: string;
	path: string;
	/** Whether it is hidden until the visitor asks for it. */
	covered: boolean;
};

/** Pairs whose pictures are to come, are drawings and are photographs, with the label of the note on them. */
export function pairsByKind<P extends Pick<Pair, "before" | "after">>(pairs: P[]) {
	const noteOn = (pair: P) => {
		if (isPhotographed(pair)) return "photographNote";
		return pair.before.src || pair.after.src ? "drawingNote" : undefined;
	};
	return ([undefined, "drawingNote", "photographNote"] as const).flatMap((note) => {
		const ofKind = pairs.filter((pair) => noteOn(pair) === note);
		return ofKind.length > 0 ? { note, pairs: ofKind } : [];
	});
}

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
		.toSorted((first, second) => rank(first.slug) - rank(second.slug))
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
