import type { HoursException, OpeningHours, Session } from "../model/schema/hours";
import { type Day, daysBetween, MINUTES_PER_DAY, minutesOf, weekdayOf, weekdays } from "./calendar";

/** When the clinic is open, in minutes from the midnight at which its day begins; `end` may be later than 24:00. */
export type Interval = { start: number; end: number };

export type DaySchedule = {
	/** Earliest first. */
	open: Interval[];
	byAppointment: boolean;
	/** The exception that replaces the ordinary week. */
	exception?: HoursException;
};

/** A session as minutes: one that closes at or after midnight ends after 24:00. */
export function toInterval({ opens, closes, nextDay }: Session): Interval {
	const end = minutesOf(closes);
	return { start: minutesOf(opens), end: nextDay || end === 0 ? end + MINUTES_PER_DAY : end };
}

const toIntervals = (sessions: Session[]) => sessions.map(toInterval).sort((a, b) => a.start - b.start);

/** The hours of a weekday in an ordinary week. */
export function weekdaySchedule({ week, byAppointment }: OpeningHours, day: Day): DaySchedule {
	const sessions = week
		.filter(({ from, to = from }) => daysBetween(from, to).includes(day))
		.flatMap((span) => span.sessions);
	return { open: toIntervals(sessions), byAppointment: byAppointment.includes(day) };
}

/** The hours of a date such as `2026-11-08`: its exception if there is one, otherwise the ordinary week. */
export function scheduleFor(hours: OpeningHours, date: string): DaySchedule {
	const exception = hours.exceptions.find(({ from, to = from }) => from <= date && date <= to);
	if (!exception) return weekdaySchedule(hours, weekdayOf(date));
	const { sessions, byAppointment = false } = exception;
	return { open: toIntervals(sessions), byAppointment, exception };
}

/** The exceptions that are not over on `today`, earliest first. */
export function currentExceptions({ exceptions }: OpeningHours, today: string): HoursException[] {
	return exceptions.filter(({ from, to = from }) => to >= today).sort((a, b) => a.from.localeCompare(b.from));
}

type Path = (string | number)[];
type LocatedInterval = Interval & { path: Path };

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

const fieldName = (path: Path) =>
	`hours${path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("")}`;

function firstOverlap(times: LocatedInterval[]): [LocatedInterval, LocatedInterval] | undefined {
	const sorted = times.toSorted((a, b) => a.start - b.start);
	for (const [index, time] of sorted.entries()) {
		const next = sorted[index + 1];
		if (next && next.start < time.end) return [time, next];
	}
	return undefined;
}

/** Sessions of the ordinary week as minutes from Monday's midnight; one past the week's end also appears at its start. */
function weekIntervals({ week }: OpeningHours): LocatedInterval[] {
	return week.flatMap(({ from, to = from, sessions }, w) =>
		daysBetween(from, to).flatMap((day) =>
			sessions.flatMap((session, s) => {
				const { start, end } = toInterval(session);
				const offset = weekdays.indexOf(day) * MINUTES_PER_DAY;
				const path = ["week", w, "sessions", s];
				const time = { start: start + offset, end: end + offset, path };
				const wrapped = { start: time.start - MINUTES_PER_WEEK, end: time.end - MINUTES_PER_WEEK, path };
				return time.end > MINUTES_PER_WEEK ? [time, wrapped] : [time];
			}),
		),
	);
}

/** Overlapping sessions of the week or of an exception, and exceptions that share dates. */
export function overlaps(hours: OpeningHours): { path: Path; message: string }[] {
	const found: { path: Path; message: string }[] = [];
	const inWeek = firstOverlap(weekIntervals(hours));
	if (inWeek) {
		const [one, other] = inWeek;
		const day = weekdays[Math.floor((other.start + MINUTES_PER_WEEK) / MINUTES_PER_DAY) % 7];
		found.push({ path: other.path, message: `overlaps with ${fieldName(one.path)} on ${day}` });
	}
	for (const [index, { from, to = from, sessions }] of hours.exceptions.entries()) {
		const path = ["exceptions", index];
		const pair = firstOverlap(
			sessions.map((session, s) => ({ ...toInterval(session), path: [...path, "sessions", s] })),
		);
		if (pair) found.push({ path: pair[1].path, message: `overlaps with ${fieldName(pair[0].path)}` });
		const earlier = hours.exceptions
			.slice(0, index)
			.findIndex((other) => from <= (other.to ?? other.from) && other.from <= to);
		if (earlier >= 0) found.push({ path, message: `shares dates with ${fieldName(["exceptions", earlier])}` });
	}
	return found;
}
