import type { OpeningHours } from "../content/schema/hours";
import { daysBetween, weekdays } from "./calendar";
import { minutesOf } from "./clock";
import { type Interval, intervalOf } from "./intervals";

type Overlap = { path: (string | number)[]; message: string };
type Placed = Interval & { path: (string | number)[] };

const DAY = minutesOf("24:00");
const WEEK = 7 * DAY;

const fieldOf = (path: (string | number)[]) =>
	`hours${path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("")}`;

/** The first two of these times that share a minute. */
function firstOverlap(times: Placed[]): [Placed, Placed] | undefined {
	const sorted = times.toSorted((one, other) => one.start - other.start);
	for (const [index, time] of sorted.entries()) {
		const next = sorted[index + 1];
		if (next && next.start < time.end) return [time, next];
	}
	return undefined;
}

/** Sessions of the ordinary week as minutes from Monday's midnight; one past the week's end stands at its beginning too. */
function timesOfWeek({ week }: OpeningHours): Placed[] {
	return week.flatMap(({ from, to = from, sessions }, w) =>
		daysBetween(from, to).flatMap((day) =>
			sessions.flatMap((session, s) => {
				const { start, end } = intervalOf(session);
				const offset = weekdays.indexOf(day) * DAY;
				const path = ["week", w, "sessions", s];
				const time = { start: start + offset, end: end + offset, path };
				return time.end > WEEK ? [time, { start: time.start - WEEK, end: time.end - WEEK, path }] : [time];
			}),
		),
	);
}

/** What overlaps in opening hours: sessions of the week, sessions of an exception, and the dates of exceptions. */
export function overlaps(hours: OpeningHours): Overlap[] {
	const found: Overlap[] = [];
	const inWeek = firstOverlap(timesOfWeek(hours));
	if (inWeek) {
		const [one, other] = inWeek;
		const day = weekdays[Math.floor((other.start + WEEK) / DAY) % 7];
		found.push({ path: other.path, message: `overlaps with ${fieldOf(one.path)} on ${day}` });
	}
	for (const [index, exception] of hours.exceptions.entries()) {
		const path = ["exceptions", index];
		const times = exception.sessions.map((session, s) => ({ ...intervalOf(session), path: [...path, "sessions", s] }));
		const pair = firstOverlap(times);
		if (pair) found.push({ path: pair[1].path, message: `overlaps with ${fieldOf(pair[0].path)}` });
		const earlier = hours.exceptions
			.slice(0, index)
			.findIndex(
				(other) => exception.from <= (other.to ?? other.from) && other.from <= (exception.to ?? exception.from),
			);
		if (earlier >= 0) found.push({ path, message: `shares dates with ${fieldOf(["exceptions", earlier])}` });
	}
	return found;
}
