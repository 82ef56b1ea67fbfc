/** The days of a week, in the order in which clinics write them. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type Day = (typeof weekdays)[number];

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The date so many days after another; both as `2026-11-21`. */
export function addDays(date: string, days: number): string {
	const day = midnight(date);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/** The weekday of a date such as `2026-11-21`. */
export function weekdayOf(date: string): Day {
	return weekdays[(midnight(date).getUTCDay() + 6) % 7] as Day;
}

/** The days from one to another, both among them: Saturday to Monday are Saturday, Sunday and Monday. */
export function daysBetween(from: Day, to: Day): Day[] {
	const first = weekdays.indexOf(from);
	const length = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
	return Array.from({ length }, (_, ahead) => weekdays[(first + ahead) % 7] as Day);
}

/** Dates as words without their year, "8 November" or "8–10 November", as the language writes them. */
export function datesInWords(from: string, to: string, language: string): string {
	const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
	return format.formatRange(midnight(from), midnight(to));
}
