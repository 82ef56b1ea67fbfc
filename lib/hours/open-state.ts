import type { OpeningHours } from "../content/schema/hours";
import { addDays } from "./calendar";
import { minutesOf } from "./clock";
import { inIndia } from "./india";
import { type Interval, planOn } from "./intervals";

const DAY = minutesOf("24:00");

/** The clinic opens again within a year, or nothing is said of it. */
const HORIZON = 366;

/** When the clinic opens next: how many days from now, the date, and the time on it. */
export type Opening = { inDays: number; date: string; at: number };

/** What can be said of the clinic at a moment. Times are minutes from midnight. */
export type OpenState =
	/** Open, and until when; without `until` it does not close within a week. */
	| { kind: "open"; until?: number }
	| {
			kind: "closed";
			next?: Opening;
			/** Whether patients are seen by appointment today. */
			byAppointment: boolean;
			/** Why it is closed the whole of today, when on another such day it would be open. */
			reason?: string;
	  };

/** The times in which the clinic is open on the date so many days after `date`, in minutes from the midnight of `date`. */
function timesOn(hours: OpeningHours, date: string, ahead: number): Interval[] {
	const offset = ahead * DAY;
	return planOn(hours, addDays(date, ahead)).open.map(({ start, end }) => ({
		start: start + offset,
		end: end + offset,
	}));
}

/** When the clinic closes that is open at `minute`: sessions that follow one another without a gap are one. */
function closingAfter(hours: OpeningHours, date: string, minute: number): number | undefined {
	let closes: number | undefined;
	for (let ahead = -1; ahead <= 7; ahead++) {
		for (const { start, end } of timesOn(hours, date, ahead)) {
			if (start <= (closes ?? minute) && end > (closes ?? minute)) closes = end;
		}
	}
	return closes;
}

/**
 * Whether the clinic is open at `now`, until when, and if it is not, when it opens next. Everything is India's time,
 * wherever the visitor is.
 */
export function openState(hours: OpeningHours, now: Date): OpenState {
	const { date, minute } = inIndia(now);
	const closes = closingAfter(hours, date, minute);
	if (closes !== undefined) return { kind: "open", until: closes - minute > 6 * DAY ? undefined : closes % DAY };

	const { open, byAppointment, exception } = planOn(hours, date);
	const reason = open.length === 0 && !byAppointment ? exception?.reason : undefined;
	for (let ahead = 0; ahead <= HORIZON; ahead++) {
		const first = timesOn(hours, date, ahead).find(({ start }) => start > minute);
		if (!first) continue;
		const next = { inDays: ahead, date: addDays(date, ahead), at: first.start - ahead * DAY };
		return { kind: "closed", next, byAppointment, reason };
	}
	return { kind: "closed", byAppointment, reason };
}
