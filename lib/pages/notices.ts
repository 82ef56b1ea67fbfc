import type { Content } from "../content/content";
import { closingNotice, type HoursNotice } from "../hours/format-hours";
import { currentClosings } from "../hours/schedule";
import type { Notices } from "../model/schema/pages";
import { fill } from "../text/fill";
import { locationsOf } from "./locations";

export type Notice = HoursNotice & Partial<Pick<Notices["items"][number], "link">>;

/** Notices of closings. One that does not apply to all places names its own. */
function closingNotices({ clinic, labels }: Content, today: string): Notice[] {
	const count = locationsOf(clinic).length;
	return currentClosings(clinic.closings, today).map((closing) => {
		const notice = closingNotice(closing, labels.hours, clinic.language);
		const { places = [] } = closing;
		if (places.length === 0 || places.length === count) return notice;
		return { ...notice, text: fill(labels.hours.notice.at, { places: places.join(", "), notice: notice.text }) };
	});
}

/** Notices that are not over on `today`: the clinic's own, then its closings. */
export function siteNotices(content: Content, today: string): Notice[] {
	const written = (content.notices?.items ?? []).filter(({ until }) => until >= today);
	return [
		...written.map(({ text, from, until, link }) => ({ text, from, until, link })),
		...closingNotices(content, today),
	];
}
