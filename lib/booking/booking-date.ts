import { type Day, localDate, weekdayOf } from "../hours/calendar";
import { type LocationHours, scheduleFor } from "../hours/schedule";
import { fill } from "../text/fill";
import type { BookingWords } from "./fields";

/** How many years ahead a visit can be booked, and how long after a build a clock is plausible. */
const YEARS = 2;

const yearsAfter = (date: string): string => `${Number(date.slice(0, 4)) + YEARS}${date.slice(4)}`;

/** The clock of the device, the date on which the site was built, such as `2026-11-24`, and the clinic's time zone. */
export type Clock = { now: Date; built: string; timeZone?: string };

/** Whether a date of the device's clock is unlikely: before the build, or long after it. */
const isUnlikely = (today: string, built: string): boolean => today < built || today > yearsAfter(built);

/**
 * The first and the last day that can be booked: from today at the clinic on. If the clock is unlikely, from the day of the
 * build on: a wrong clock refuses no valid date.
 */
export function bookableDays({ now, built, timeZone }: Clock): { first: string; last: string } {
	const today = localDate(now, timeZone);
	return { first: isUnlikely(today, built) ? built : today, last: yearsAfter(today > built ? today : built) };
}

/** Whether the clock is before the build, or refuses a date only because it is far ahead. */
export function isClockWrong(date: string, { now, built, timeZone }: Clock): boolean {
	const today = localDate(now, timeZone);
	return date !== "" && (today < built || (isUnlikely(today, built) && date < today));
}

/** From what a date's note is made. */
export type DateFacts = {
	locations: LocationHours[];
	/** The leave of doctors, in words. */
	leave?: { begins: string; until: string; text: string }[];
	words: BookingWords;
	days: Record<Day, string>;
};

/**
 * The hours of a date; undefined on a day with ordinary hours, and for an invalid date. If only some of several locations
 * are open, it names these; if none is, one that sees patients by appointment takes precedence over closed ones.
 */
function hoursNote(date: string, { locations, words, days }: DateFacts): string | undefined {
	if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
	const schedules = locations.map(({ name, hours }) => ({ name, ...scheduleFor(hours, date) }));
	const names = schedules.filter(({ open }) => open.length > 0).map(({ name }) => name);
	if (names.length === schedules.length) return undefined;
	if (names.length > 0) return fill(words.openAt, { places: names.join(", ") });
	if (schedules.some(({ byAppointment }) => byAppointment))
		return fill(words.byAppointment, { day: days[weekdayOf(date)] });
	const reason = schedules[0]?.closing?.reason;
	return reason ? fill(words.closedFor, { reason }) : words.closedDay;
}

/** What a patient should know about the chosen date: its hours, and who is away; empty on an ordinary day. */
export function dateNote(date: string, facts: DateFacts): string {
	const { leave = [] } = facts;
	const away = leave.map(({ begins, until, text }) => begins <= date && date <= until && text);
	return [hoursNote(date, facts), ...away].filter(Boolean).join("\n\n");
}
