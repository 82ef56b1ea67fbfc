import { addDays, localTime, MINUTES_PER_DAY } from "./calendar";
import { type Interval, type OpeningHours, scheduleFor } from "./schedule";

/** The days ahead in which the next opening is searched for. */
const HORIZON = 366;

/** The next opening: how many days from now, the date, and the time in minutes from midnight. */
export type Opening = { inDays: number; date: string; at: number };

/** Whether the clinic is open. Times are minutes from midnight. */
export type OpenState =
	/** Without `until` it does not close within a week. */
	| { kind: "open"; until?: number }
	| {
			kind: "closed";
			next?: Opening;
			/** Whether patients are seen by appointment today. */
			byAppointment: boolean;
			/** Of the closing for which it is closed all day. */
			reason?: string;
	  };

/** The intervals of the day `ahead` days after `date`, in minutes from the midnight of `date`. */
function intervalsOn(hours: OpeningHours, date: string, ahead: number): Interval[] {
	const offset = ahead * MINUTES_PER_DAY;
	const { open } = scheduleFor(hours, addDays(date, ahead));
	return open.map(({ start, end }) => ({ start: start + offset, end: end + offset }));
}

/** When a clinic that is open at `minute` closes; sessions without a gap between them count as one. */
function closingAfter(hours: OpeningHours, date: string, minute: number): number | undefined {
	let closes: number | undefined;
	for (let ahead = -1; ahead <= 7; ahead++) {
		for (const { start, end } of intervalsOn(hours, date, ahead)) {
			if (start <= (closes ?? minute) && end > (closes ?? minute)) closes = end;
		}
	}
	return closes;
}

/** Whether the clinic is open at `now` and until when, or when it opens next, in the clinic's time zone. */
export function openState(hours: OpeningHours, now: Date, timeZone?: string): OpenState {
	const { date, minute } = localTime(now, timeZone);
	const closes = closingAfter(hours, date, minute);
	if (closes !== undefined) {
		return { kind: "open", until: closes - minute > 6 * MINUTES_PER_DAY ? undefined : closes % MINUTES_PER_DAY };
	}
	const { open, byAppointment, closing } = scheduleFor(hours, date);
	const reason = open.length === 0 && !byAppointment ? closing?.reason : undefined;
	for (let ahead = 0; ahead <= HORIZON; ahead++) {
		const first = intervalsOn(hours, date, ahead).find(({ start }) => start > minute);
		if (!first) continue;
		const next = { inDays: ahead, date: addDays(date, ahead), at: first.start - ahead * MINUTES_PER_DAY };
		return { kind: "closed", next, byAppointment, reason };
	}
	return { kind: "closed", byAppointment, reason };
}
