import { indianClock } from "../india";

/** The calendar date in India at `now`, as `2026-11-21`, whatever the visitor's own clock zone. */
export function todayInIndia(now: Date): string {
	return indianClock(now).toISOString().slice(0, 10);
}

/** Whether a date such as `2026-11-22` is a Sunday. */
export function isSunday(date: string): boolean {
	return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}
