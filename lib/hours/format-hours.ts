import { formatDigits } from "../text/digits";
import { fill } from "../text/fill";
import { addDays, type Day, formatDates, MINUTES_PER_DAY, weekdays } from "./calendar";
import {
	type Closing,
	closingSchedule,
	currentClosings,
	type DaySchedule,
	type OpeningHours,
	toInterval,
	type WeeklyHours,
	weekdaySchedule,
} from "./schedule";

/** The words of hours in a language. */
export type HoursWords = {
	days: Record<Day, string>;
	clock: Record<"time" | "afterMidnight" | "morning" | "afternoon" | "evening" | "night", string>;
	plan: Record<"range" | "allDay" | "closed" | "byAppointment", string>;
	notice: Record<"label" | "closed" | "hours" | "at", string>;
};

/** The part of the day of an hour, for languages that have no AM and PM. */
function partOfDay(hour: number): Exclude<keyof HoursWords["clock"], "time"> {
	if (hour < 4) return "afterMidnight";
	if (hour < 12) return "morning";
	if (hour < 16) return "afternoon";
	return hour < 20 ? "evening" : "night";
}

/** Formats a time of day, "7:00 PM" for 19:00, in the digits of the language. Minutes may exceed 24:00. */
export function formatTime(minutes: number, words: HoursWords["clock"], language: string): string {
	const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
	return fill(words.time, {
		hour: formatDigits(hour % 12 === 0 ? 12 : hour % 12, language),
		minute: formatDigits(minute, language, 2),
		part: words[partOfDay(hour)],
	});
}

/** The times at which sessions open and close, by their minutes from midnight. */
export function sessionTimes(
	{ week, closings }: OpeningHours,
	{ clock }: HoursWords,
	language: string,
): Record<number, string> {
	const intervals = [...week, ...closings].flatMap(({ sessions }) => sessions).map(toInterval);
	const times = intervals.flatMap(({ start, end }) => [start, end % MINUTES_PER_DAY]);
	return Object.fromEntries(times.map((minutes) => [minutes, formatTime(minutes, clock, language)]));
}

/** The hours of a day: a line for each session, or that it is by appointment, or closed. */
function formatSchedule({ open, byAppointment }: DaySchedule, { clock, plan }: HoursWords, language: string): string[] {
	const lines = open.map(({ start, end }) =>
		end - start === MINUTES_PER_DAY
			? plan.allDay
			: fill(plan.range, { from: formatTime(start, clock, language), to: formatTime(end, clock, language) }),
	);
	if (byAppointment) lines.push(plan.byAppointment);
	return lines.length > 0 ? lines : [plan.closed];
}

/** A row of the table of opening hours: the days and their hours, line by line. */
export type HoursRow = { days: string; lines: string[] };

/** The ordinary week, days with the same hours in one row; a row may span the week's end. */
export function weekRows(hours: WeeklyHours, words: HoursWords, language: string): HoursRow[] {
	const groups: { days: Day[]; lines: string[] }[] = [];
	for (const day of weekdays) {
		const lines = formatSchedule(weekdaySchedule(hours, day), words, language);
		const last = groups.at(-1);
		if (last?.lines.join() === lines.join()) last.days.push(day);
		else groups.push({ days: [day], lines });
	}
	const [first, last] = [groups[0], groups.at(-1)];
	if (first && last && first !== last && first.lines.join() === last.lines.join()) {
		last.days.push(...first.days);
		groups.shift();
	}
	return groups.map(({ days, lines }) => {
		const [from, to] = [words.days[days[0] as Day], words.days[days.at(-1) as Day]];
		return { days: days.length === 1 ? from : fill(words.plan.range, { from, to }), lines };
	});
}

/** The rows of the days on which a doctor is there. */
export const openRows = (hours: WeeklyHours, words: HoursWords, language: string): HoursRow[] =>
	weekRows(hours, words, language).filter(({ lines }) => lines.join() !== words.plan.closed);

/** Days before a closing on which its notice appears, unless the clinic chooses a date. */
const ANNOUNCE_DAYS = 14;

/** The first and the last date of a closing's notice. */
const noticeDates = ({ announce, from, to = from }: Closing) => ({
	from: announce ?? addDays(from, -ANNOUNCE_DAYS),
	until: to,
});

const closingHours = (closing: Closing, words: HoursWords, language: string) =>
	formatSchedule(closingSchedule(closing), words, language);

/** A row of the table that is shown between two dates. */
export type DatedRow = HoursRow & { from: string; until: string };

/** The rows of closings that are not over on `today`, each with the dates between which it is shown. */
export const closingRows = (closings: Closing[], words: HoursWords, language: string, today: string): DatedRow[] =>
	currentClosings(closings, today).map((closing) => ({
		days: formatDates(closing.from, closing.to ?? closing.from, language),
		lines: [...closingHours(closing, words, language), closing.reason],
		...noticeDates(closing),
	}));

/** A notice, with the first and the last date on which it is shown. */
export type HoursNotice = { text: string; from: string; until: string };

/** The notice of a closing: "Closed 8–10 November for Diwali". */
export function closingNotice(closing: Closing, words: HoursWords, language: string): HoursNotice {
	const { from, to = from, reason, notice, sessions, byAppointment } = closing;
	const isClosed = sessions.length === 0 && !byAppointment;
	const text = fill(isClosed ? words.notice.closed : words.notice.hours, {
		dates: formatDates(from, to, language),
		reason,
		hours: closingHours(closing, words, language).join(", "),
	});
	return { text: notice ?? text, ...noticeDates(closing) };
}
