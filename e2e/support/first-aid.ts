import type { Locator, Page } from "@playwright/test";
import { localPath } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { content, contents, everyPage, words } from "./site";

const everyAid = content.treatments.flatMap((treatment) =>
	treatment.emergency.map((firstAid) => ({
		...firstAid,
		path: `${treatmentPath(treatment)}#${firstAid.id}`,
		discreet: treatment.discreet,
	})),
);

/** What changes the look of a page with first aid. */
const kindOf = ({ strip, look, discreet, hospitals }: (typeof everyAid)[number]) =>
	[strip, look, discreet, hospitals[0]].map(Boolean).join();

/** A first aid of each kind, or every one if `EVERY_PAGE` is set, at its address. */
export const firstAids = everyPage
	? everyAid
	: everyAid.filter((aid, index) => everyAid.findIndex((candidate) => kindOf(candidate) === kindOf(aid)) === index);

/** A page with several kinds of first aid in each language, or every such page. */
export const withDoors = contents.flatMap(({ locale, treatments, labels }) => {
	const several = treatments.filter(({ emergency }) => emergency.length > 1);
	return several.slice(0, everyPage ? several.length : 1).map((treatment) => ({
		doors: treatment.emergency,
		labels,
		path: localPath(locale, treatmentPath(treatment)),
	}));
});

export const callName = fill(words.emergency.call, { number: content.emergency?.ambulance.number ?? "" });
export const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Where an element begins and ends in the window. */
export async function span(locator: Locator) {
	const { y = Number.POSITIVE_INFINITY, height = 0 } = (await locator.boundingBox()) ?? {};
	return { top: y, bottom: y + height, height };
}
