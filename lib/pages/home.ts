import type { WithMedia } from "../content/resolve-media";
import type { BodyRegion } from "../model/body-regions";
import type { HomeSection, HomeSectionOf } from "../model/schema/home";
import type { Testimonials } from "../model/schema/pages";

export function sectionsOf<Kind extends HomeSection["kind"]>(
	sections: HomeSection[],
	kind: Kind,
): HomeSectionOf<Kind>[] {
	return sections.filter((section): section is HomeSectionOf<Kind> => section.kind === kind);
}

type PlainGround = "bg-paper" | "bg-sand";

/** A section of the page, of one kind or of any. */
export type PlacedHomeSection<Kind extends HomeSection["kind"] = HomeSection["kind"]> = {
	section: WithMedia<HomeSectionOf<Kind>>;
	/** Whether phones fold it: services after others or after the drawn person. */
	folds: boolean;
	/** The anchor: the kind, numbered from the second of a kind. */
	id: string;
	/** The background, unless the kind has its own. */
	ground: PlainGround;
};

/** Kinds with a background of their own. */
const kindsWithGround: HomeSection["kind"][] = ["slides", "about", "feedback"];

/**
 * The sections of the home page, with anchors and backgrounds. Feedback is left out without testimonials, the drawn
 * person without regions that lead to complaints.
 */
export function homeSections(
	sections: WithMedia<HomeSection[]>,
	testimonials: Pick<Testimonials, "items"> | undefined,
	regions: BodyRegion[],
): PlacedHomeSection[] {
	const placed: PlacedHomeSection[] = [];
	for (const section of sections) {
		const { kind } = section;
		if (kind === "feedback" && !testimonials?.items.length) continue;
		if (kind === "body" && regions.length === 0) continue;
		const nth = placed.filter((earlier) => earlier.section.kind === kind).length + 1;
		const last = placed.at(-1);
		const afterPaper = last && !kindsWithGround.includes(last.section.kind) && last.ground === "bg-paper";
		placed.push({
			section,
			folds: kind === "services" && placed.some((earlier) => ["body", "services"].includes(earlier.section.kind)),
			id: nth === 1 ? kind : `${kind}-${nth}`,
			ground: afterPaper ? "bg-sand" : "bg-paper",
		});
	}
	return placed;
}
