import { type Day, daysBetween, MINUTES_PER_DAY, minutesOf, weekdayOf, weekdays } from "./calendar";

/** Times at which the clinic opens and closes, such as `09:00`; `nextDay` if it closes on the day after it opened. */
export type Session = { opens: string; closes: string; nextDay?: true };

/** The hours of an ordinary week, and the days on which patients are seen by appointment. */
export type WeeklyHours = { week: { from: Day; to?: Day; sessions: Session[] }[]; byAppointment: Day[] };

/** Dates with other hours than those of an ordinary week. */
export type Closing = {
	from: string;
	to?: string;
	reason: string;
	/** The places of the clinic that are closed; all if undefined. */
	places?: string[];
	/** Empty if it is closed all day. */
	sessions: Session[];
	byAppointment?: true;
	notice?: string;
	announce?: string;
};

/** The hours of a place: an ordinary week, and the dates that differ from it. */
export type OpeningHours = WeeklyHours & { closings: Closing[] };

/** Opening hours, with the place's name if there are several. */
export type LocationHours = { name?: string; hours: OpeningHours };

/** When the clinic is open, in minutes from the midnight at which its day begins; `end` may be later than 24:00. */
export type Interval = { start: number; end: number };

export type DaySchedule = {
	/** Earliest first. */
	open: Interval[];
	byAppointment: boolean;
	/** The closing that replaces the ordinary week. */
	closing?: Closing;
};

/** A session as minutes: one that closes at or after midnight ends after 24:00. */
export function toInterval({ opens, closes, nextDay }: Session): Interval {
	const end = minutesOf(closes);
	return { start: minutesOf(opens), end: nextDay || end === 0 ? end + MINUTES_PER_DAY : end };
}

const toIntervals = (sessions: Session[]) => sessions.map(toInterval).sort((a, b) => a.start - b.start);

/** The hours of a weekday in an ordinary week. */
export function weekdaySchedule({ week, byAppointment }: WeeklyHours, day: Day): DaySchedule {
	const sessions = week
		.filter(({ from, to = from }) => daysBetween(from, to).includes(day))
		.flatMap((span) => span.sessions);
	return { open: toIntervals(sessions), byAppointment: byAppointment.includes(day) };
}

/** The hours of a closing's dates. */
export const closingSchedule = (closing: Closing): DaySchedule => ({
	open: toIntervals(closing.sessions),
	byAppointment: closing.byAppointment ?? false,
	closing,
});

/** The hours of a date such as `2026-11-08`: its closing if there is one, otherwise the ordinary week. */
export function scheduleFor(hours: OpeningHours, date: string): DaySchedule {
	const closing = hours.closings.find(({ from, to = from }) => from <= date && date <= to);
	return closing ? closingSchedule(closing) : weekdaySchedule(hours, weekdayOf(date));
}

/** The closings that are not over on `today`, earliest first. */
export const currentClosings = (closings: Closing[], today: string): Closing[] =>
	closings.filter(({ from, to = from }) => to >= today).sort((a, b) => a.from.localeCompare(b.from));

type Path = (string | number)[];
type LocatedInterval = Interval & { path: Path };

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;

const fieldPath = (list: string, path: Path) =>
	`${list}${path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("")}`;

function firstOverlap(times: LocatedInterval[]): [LocatedInterval, LocatedInterval] | undefined {
	const sorted = times.toSorted((a, b) => a.start - b.start);
	for (const [index, time] of sorted.entries()) {
		const next = sorted[index + 1];
		if (next && next.start < time.end) return [time, next];
	}
	return undefined;
}

/** Sessions of the ordinary week as minutes from Monday's midnight; one past the week's end also appears at its start. */
function weekIntervals({ week }: WeeklyHours): LocatedInterval[] {
	return week.flatMap(({ from, to = from, sessions }, w) =>
		daysBetween(from, to).flatMap((day) =>
			sessions.flatMap((session, s) => {
				const { start, end } = toInterval(session);
				const offset = weekdays.indexOf(day) * MINUTES_PER_DAY;
				const path = ["week", w, "sessions", s];
				const time = { start: start + offset, end: end + offset, path };
				const wrapped = { start: time.start - MINUTES_PER_WEEK, end: time.end - MINUTES_PER_WEEK, path };
				return time.end > MINUTES_PER_WEEK ? [time, wrapped] : [time];
			}),
		),
	);
}

/** What overlaps, by its path in the week or in the list of closings. */
type Overlap = { path: Path; message: string };

/** The first overlapping sessions of an ordinary week. */
export function weekOverlaps(hours: WeeklyHours): Overlap[] {
	const pair = firstOverlap(weekIntervals(hours));
	if (!pair) return [];
	const [earlier, later] = pair;
	const day = weekdays[Math.floor((later.start + MINUTES_PER_WEEK) / MINUTES_PER_DAY) % 7];
	return [{ path: later.path, message: `overlaps with ${fieldPath("hours", earlier.path)} on ${day}` }];
}

const sharesDates = ({ from, to = from }: Closing, earlier: Closing) =>
	from <= (earlier.to ?? earlier.from) && earlier.from <= to;

const sharesPlaces = ({ places }: Closing, earlier: Closing) =>
	!places || !earlier.places || places.some((place) => earlier.places?.includes(place));

/** Overlapping sessions of a closing, and closings of a place that share dates. */
export function closingOverlaps(closings: Closing[]): Overlap[] {
	return closings.flatMap((closing, index) => {
		const times = closing.sessions.map((session, s) => ({ ...toInterval(session), path: [index, "sessions", s] }));
		const [first, second] = firstOverlap(times) ?? [];
		const earlier = closings
			.slice(0, index)
			.findIndex((before) => sharesDates(closing, before) && sharesPlaces(closing, before));
		return [
			...(first && second
				? [{ path: second.path, message: `overlaps with ${fieldPath("closings", first.path)}` }]
				: []),
			...(earlier >= 0 ? [{ path: [index], message: `shares dates with ${fieldPath("closings", [earlier])}` }] : []),
		];
	});
}
