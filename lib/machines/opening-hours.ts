import { daysBetween, MINUTES_PER_DAY } from "../hours/calendar";
import type { OpeningHours, Session } from "../hours/schedule";
import { currentClosings, toInterval } from "../hours/schedule";

const isoTime = (minutes: number) =>
	[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * A session in schema.org/OpeningHoursSpecification: a closing time after midnight is less than the opening time; 24 hours
 * end a minute early, because two equal times mean closed.
 */
function times(session: Session): { opens: string; closes: string } {
	const { start, end } = toInterval(session);
	return { opens: isoTime(start), closes: isoTime(end - start === MINUTES_PER_DAY ? end - 1 : end) };
}

const type = { "@type": "OpeningHoursSpecification" } as const;

/** The opening hours in schema.org's vocabulary; without closings that are over on `today`. */
export function openingHoursNodes(hours: OpeningHours, today: string) {
	const week = hours.week.flatMap(({ from, to = from, sessions }) =>
		sessions.map((session) => ({ ...type, dayOfWeek: daysBetween(from, to), ...times(session) })),
	);
	const closings = currentClosings(hours.closings, today).flatMap(({ from, to = from, sessions }) => {
		const dates = { ...type, validFrom: from, validThrough: to };
		if (sessions.length === 0) return [{ ...dates, opens: "00:00", closes: "00:00" }];
		return sessions.map((session) => ({ ...dates, ...times(session) }));
	});
	return {
		openingHoursSpecification: week,
		specialOpeningHoursSpecification: closings.length > 0 ? closings : undefined,
	};
}
