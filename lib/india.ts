/** India Standard Time is five and a half hours ahead of UTC, in minutes, the whole year. */
const OFFSET = 330;

/** An instant moved so that its UTC fields read as the clock and calendar in India. */
export function indianClock(now: Date): Date {
	return new Date(now.getTime() + OFFSET * 60_000);
}
