/** India Standard Time is five and a half hours ahead of UTC, in minutes, the whole year. */
export const MINUTES_AHEAD_OF_UTC = 330;
const MINUTES_OF_A_DAY = 24 * 60;

/** A moment in India: its calendar date, such as `2026-11-21`, and the minutes since that date's midnight. */
export type IndianTime = { date: string; minute: number };

/** What calendar and clock in India show at an instant, whatever the zone of the visitor's own clock; from 1970 on. */
export function inIndia(now: Date): IndianTime {
	const minutes = Math.floor(now.getTime() / 60_000) + MINUTES_AHEAD_OF_UTC;
	return { date: new Date(minutes * 60_000).toISOString().slice(0, 10), minute: minutes % MINUTES_OF_A_DAY };
}

/** The calendar date in India at `now`, as `2026-11-21`. */
export const todayInIndia = (now: Date): string => inIndia(now).date;
