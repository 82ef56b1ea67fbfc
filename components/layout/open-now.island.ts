import { formatDates, localDate, weekdayOf } from "@/lib/hours/calendar";
import { type Opening, type OpenState, openState } from "@/lib/hours/open-state";
import type { OpeningHours } from "@/lib/hours/schedule";
import type { Labels } from "@/lib/model/schema/interface";
import { fill } from "@/lib/text/fill";

type OpenNowLabels = Pick<Labels["hours"], "now" | "days"> & {
	/** What `sessionTimes` returns: browsers need 20 ms and more for their first formatted number. */
	times: Record<number, string>;
};

type OpenNowProps = {
	hours: OpeningHours;
	/** The language of the page, for dates. */
	language: string;
	/** The clinic's, if it names one. */
	timeZone?: string;
	labels: OpenNowLabels;
};

/** When the clinic opens next: the weekday within a week, else the date. */
function opening(next: Opening, { now, days, times }: OpenNowLabels, language: string): string {
	const time = times[next.at] ?? "";
	if (next.inDays === 0) return fill(now.opensToday, { time });
	if (next.inDays === 1) return fill(now.opensTomorrow, { time });
	const day = next.inDays < 7 ? days[weekdayOf(next.date)] : formatDates(next.date, next.date, language);
	return fill(now.opensOn, { day, time });
}

function describe(state: OpenState, today: string, labels: OpenNowLabels, language: string): string {
	const { now, days, times } = labels;
	if (state.kind === "open") {
		return state.until === undefined ? now.openAllDay : fill(now.openUntil, { time: times[state.until] ?? "" });
	}
	const { next, byAppointment, reason } = state;
	return [
		reason && fill(now.closedToday, { reason }),
		byAppointment && fill(now.byAppointmentToday, { day: days[weekdayOf(today)] }),
		next && opening(next, labels, language),
	]
		.filter(Boolean)
		.join(". ");
}

/** Shows whether the clinic is open now. The static page shows nothing: only the browser knows the time. */
export default function openNow(root: HTMLElement, { hours, language, timeZone, labels }: OpenNowProps): () => void {
	const [state, light, text] = root.querySelectorAll<HTMLElement>("[data-state], [data-state] *");
	const update = () => {
		const now = new Date();
		const current = openState(hours, now, timeZone);
		const note = describe(current, localDate(now, timeZone), labels, language);
		if (!state || !light || !text || text.textContent === note) return;
		text.textContent = note;
		light.toggleAttribute("data-on", current.kind === "open");
		state.hidden = note === "";
	};
	update();
	const interval = setInterval(update, 30_000);
	return () => clearInterval(interval);
}
