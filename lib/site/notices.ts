import { type HoursNotice, type HoursWords, hoursNotices } from "../hours/format-hours";
import type { Clinic } from "../model/schema/clinic";
import type { Notices } from "../model/schema/pages";
import { fill } from "../text/fill";
import { hoursOfLocations, type LocationFacts } from "./locations";

export type Notice = HoursNotice & Partial<Pick<Notices["items"][number], "link">>;

type NoticeFacts = {
	clinic: LocationFacts & Pick<Clinic, "language">;
	notices: Notices | undefined;
	labels: { hours: HoursWords };
};

/** Notices of exceptions. One that applies to some places names them. */
function noticesOfPlaces({ clinic, labels }: NoticeFacts, today: string): Notice[] {
	const places = hoursOfLocations(clinic);
	const byNotice = new Map<string, Notice & { at: (string | undefined)[] }>();
	for (const { name, hours } of places) {
		for (const notice of hoursNotices(hours, labels.hours, clinic.language, today)) {
			const key = JSON.stringify(notice);
			byNotice.set(key, { ...notice, at: [...(byNotice.get(key)?.at ?? []), name] });
		}
	}
	return [...byNotice.values()].map(({ at, ...notice }) =>
		at.length === places.length
			? notice
			: { ...notice, text: fill(labels.hours.notice.at, { places: at.join(", "), notice: notice.text }) },
	);
}

/** Notices that are not over on `today`: the clinic's own, then exceptions from its hours. */
export function siteNotices(content: NoticeFacts, today: string): Notice[] {
	const own = (content.notices?.items ?? []).filter(({ until }) => until >= today);
	return [
		...own.map(({ text, from, until, link }) => ({ text, from, until, link })),
		...noticesOfPlaces(content, today),
	];
}
