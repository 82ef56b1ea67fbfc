/** The days of a week, in the order in which clinics write them. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof weekdays)[number];

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The date some days after another; both as `2026-11-21`. */
export function addDays(date: string, days: number): string {
	const day = midnight(date);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/** The weekday of a date such as `2026-11-21`. */
export function weekdayOf(date: string): Day {
	return weekdays[(midnight(date).getUTCDay() + 6) % 7] as Day;
}

/** The days from one to another, both included: Saturday to Monday are Saturday, Sunday and Monday. */
export function daysBetween(from: Day, to: Day): Day[] {
	const first = weekdays.indexOf(from);
	const length = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
	return Array.from({ length }, (_, ahead) => weekdays[(first + ahead) % 7] as Day);
}

/** Formats dates without their year, "8 November" or "8–10 November", as the language writes them. */
export function formatDates(from: string, to: string, language: string): string {
	const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
	return format.formatRange(midnight(from), midnight(to));
}

/** Minutes from midnight of "19:00"; 24:00 is the midnight at a day's end. */
export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

export const MINUTES_PER_DAY = 1440;

/** The time zone of a clinic whose content has none. */
export const DEFAULT_TIME_ZONE = "Asia/Kolkata";

/** India is five and a half hours ahead of UTC all year. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The date, such as `2026-11-21`, and the minutes since midnight in the clinic's time zone (an IANA name). */
export function localTime(now: Date, timeZone = DEFAULT_TIME_ZONE): { date: string; minute: number } {
	// Browsers take 20 ms and more to load their time zones. Swedish writes dates and times as ISO 8601 does.
	const [date = "", time = ""] =
		timeZone === DEFAULT_TIME_ZONE
			? new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().split("T")
			: now.toLocaleString("sv", { timeZone }).split(" ");
	return { date, minute: minutesOf(time) };
}

/** The calendar date at the clinic, as `2026-11-21`. */
export const localDate = (now: Date, timeZone?: string): string => localTime(now, timeZone).date;
