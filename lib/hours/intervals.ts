import type { HoursException, OpeningHours, Session } from "../content/schema/hours";
import { type Day, daysBetween, weekdayOf } from "./calendar";
import { minutesOf } from "./clock";

/** A time in which the clinic is open, in minutes from the midnight at which its day begins; `end` may lie beyond 24:00. */
export type Interval = { start: number; end: number };

/** What holds on a date. */
export type DayPlan = {
	/** When the clinic is open, the earliest first. */
	open: Interval[];
	/** Whether patients are seen by appointment. */
	byAppointment: boolean;
	/** The exception from the ordinary week that is behind it. */
	exception?: HoursException;
};

const DAY = minutesOf("24:00");

/** A session as minutes: one that closes at or after midnight ends beyond 24:00. */
export function intervalOf({ opens, closes, nextDay }: Session): Interval {
	const end = minutesOf(closes);
	return { start: minutesOf(opens), end: nextDay || end === 0 ? end + DAY : end };
}

const inOrder = (sessions: Session[]) => sessions.map(intervalOf).sort((one, other) => one.start - other.start);

/** What holds on a weekday of an ordinary week. */
export function weekdayPlan({ week, byAppointment }: OpeningHours, day: Day): DayPlan {
	const sessions = week
		.filter(({ from, to = from }) => daysBetween(from, to).includes(day))
		.flatMap((span) => span.sessions);
	return { open: inOrder(sessions), byAppointment: byAppointment.includes(day) };
}

/** What holds on a date such as `2026-11-08`: its exception if there is one, else the ordinary week. */
export function planOn(hours: OpeningHours, date: string): DayPlan {
	const exception = hours.exceptions.find(({ from, to = from }) => from <= date && date <= to);
	if (!exception) return weekdayPlan(hours, weekdayOf(date));
	const { sessions, byAppointment = false } = exception;
	return { open: inOrder(sessions), byAppointment, exception };
}
