import type { Locator, Page } from "@playwright/test";
import { localPath } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { content, contents, words } from "./site";

/** Every first aid, at its address; what a page begins with can be opened without the anchor, too. */
export const firstAids = content.treatments.flatMap((treatment) =>
	treatment.emergency.map((firstAid) => ({
		...firstAid,
		path: `${treatmentPath(treatment)}#${firstAid.id}`,
		discreet: treatment.discreet,
	})),
);
/** Pages with several kinds of first aid, in each language. */
export const withDoors = contents.flatMap(({ locale, treatments, labels }) =>
	treatments.flatMap((treatment) => {
		const { emergency: doors } = treatment;
		return doors.length > 1 ? [{ doors, labels, path: localPath(locale, treatmentPath(treatment)) }] : [];
	}),
);

export const callName = fill(words.emergency.call, { number: content.emergency?.ambulance.number ?? "" });
export const regionOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Where an element begins and ends in the window. */
export async function span(locator: Locator) {
	const { y = Number.POSITIVE_INFINITY, height = 0 } = (await locator.boundingBox()) ?? {};
	return { top: y, bottom: y + height, height };
}
