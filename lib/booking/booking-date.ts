import { type Day, localDate, weekdayOf } from "../hours/calendar";
import { type LocationHours, type OpeningHours, scheduleFor } from "../hours/schedule";
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

/** Why a day has no ordinary hours. */
export type DateHint = { kind: "byAppointment"; day: Day } | { kind: "closed"; reason?: string };

/** The hint for a date such as `2026-11-22`; undefined on a day with hours, and for an invalid date. */
export function dateHint(hours: OpeningHours, date: string): DateHint | undefined {
	if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
	const { open, byAppointment, closing } = scheduleFor(hours, date);
	if (open.length > 0) return undefined;
	return byAppointment ? { kind: "byAppointment", day: weekdayOf(date) } : { kind: "closed", reason: closing?.reason };
}

/** From what a date's note is made. */
export type DateFacts = {
	places: LocationHours[];
	/** The leave of doctors, in words. */
	leave?: { begins: string; until: string; text: string }[];
	words: BookingWords;
	days: Record<Day, string>;
};

/**
 * The hours of a date; undefined on a day with ordinary hours. If only some of several places are open, it names these; if
 * none is, a place that sees patients by appointment takes precedence over closed ones.
 */
function hoursNote(date: string, { places, words, days }: DateFacts): string | undefined {
	const hints = places.map(({ hours }) => dateHint(hours, date));
	const open = places.filter((_, index) => !hints[index]);
	if (open.length > 0) {
		return open.length < places.length
			? fill(words.openAt, { places: open.map(({ name }) => name).join(", ") })
			: undefined;
	}
	const hint = hints.find((each) => each?.kind === "byAppointment") ?? hints[0];
	if (!hint) return undefined;
	if (hint.kind === "byAppointment") return fill(words.byAppointment, { day: days[hint.day] });
	return hint.reason ? fill(words.closedFor, { reason: hint.reason }) : words.closedDay;
}

/** What a patient should know about the chosen date: its hours, and who is away; empty on an ordinary day. */
export function dateNote(date: string, facts: DateFacts): string {
	const { leave = [] } = facts;
	const away = leave.map(({ begins, until, text }) => begins <= date && date <= until && text);
	return [hoursNote(date, facts), ...away].filter(Boolean).join("\n\n");
}
