import { todayInIndia } from "../hours/india";

/** Years ahead for which a visit can be asked, and after a build in which a clock can still be right. */
const YEARS = 2;

const yearsAfter = (date: string): string => `${Number(date.slice(0, 4)) + YEARS}${date.slice(4)}`;

/** The clock of the device, and the date on which the site was built, such as `2026-11-24`. */
export type Clock = { now: Date; built: string };

/** Whether the device's clock cannot well be right: before the build, or long after it. */
const isDoubtful = (today: string, built: string): boolean => today < built || today > yearsAfter(built);

/**
 * The first and the last day for which a visit can be asked: from today in India on. Where the clock is doubtful, from
 * the day of the build on, so that nobody is refused for the sake of a wrong clock.
 */
export function bookableDays({ now, built }: Clock): { first: string; last: string } {
	const today = todayInIndia(now);
	return { first: isDoubtful(today, built) ? built : today, last: yearsAfter(today > built ? today : built) };
}

/** Whether a date is taken although the clock speaks against it, or the clock is behind, so that it can say nothing. */
export function clockMisleads(date: string, { now, built }: Clock): boolean {
	const today = todayInIndia(now);
	return date !== "" && (today < built || (isDoubtful(today, built) && date < today));
}
