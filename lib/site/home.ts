import type { Finished } from "../content/finished";
import type { HomeSection, HomeSectionOf } from "../content/schema/home";
import type { Testimonials } from "../content/schema/pages";

/** The sections of one kind, in their order. */
export function sectionsOf<Kind extends HomeSection["kind"]>(
	sections: HomeSection[],
	kind: Kind,
): HomeSectionOf<Kind>[] {
	return sections.filter((section): section is HomeSectionOf<Kind> => section.kind === kind);
}

/** The page's own two grounds, which take turns. */
export type PlainGround = "bg-paper" | "bg-sand";

/** A section as it stands on the page. */
export type PlacedHomeSection = {
	section: Finished<HomeSection>;
	/** Its anchor: its kind, with a number from the second of a kind on. */
	id: string;
	/** The ground for a section that has none of its own. */
	ground: PlainGround;
};

/** Kinds whose ground is always the same: slides choose theirs, the clinic's own words stand on ink, patients' on mist. */
const ownGround: HomeSection["kind"][] = ["slides", "about", "feedback"];

/**
 * The sections that the home page shows, in their order.
 * @param sections as the content lists them
 * @param testimonials without any, there is no section of what patients say
 */
export function homeSections(
	sections: Finished<HomeSection[]>,
	testimonials: Pick<Testimonials, "items"> | undefined,
): PlacedHomeSection[] {
	const shown: PlacedHomeSection[] = [];
	for (const section of sections) {
		const { kind } = section;
		if (kind === "feedback" && !testimonials?.items.length) continue;
		const before = shown.filter((other) => other.section.kind === kind).length;
		const last = shown.at(-1);
		const afterPaper = last && !ownGround.includes(last.section.kind) && last.ground === "bg-paper";
		shown.push({
			section,
			id: before === 0 ? kind : `${kind}-${before + 1}`,
			ground: afterPaper ? "bg-sand" : "bg-paper",
		});
	}
	return shown;
}
