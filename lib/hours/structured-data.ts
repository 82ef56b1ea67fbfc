import type { OpeningHours, Session } from "../content/schema/hours";
import { daysBetween } from "./calendar";
import { minutesOf } from "./clock";
import { intervalOf } from "./intervals";
import { currentExceptions } from "./notices";

const clock = (minutes: number) =>
	[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * A session's times as search engines read them (schema.org/OpeningHoursSpecification): closing after midnight is a time
 * before that of opening; 24 hours end a minute early, since two equal times mean closed.
 */
function times(session: Session): { opens: string; closes: string } {
	const { start, end } = intervalOf(session);
	return { opens: clock(start), closes: clock(end - start === minutesOf("24:00") ? end - 1 : end) };
}

/** The opening hours in schema.org's vocabulary; exceptions that are over on `today` are left out. */
export function openingHoursThings(hours: OpeningHours, today: string) {
	const specification = { "@type": "OpeningHoursSpecification" };
	const exceptions = currentExceptions(hours, today).flatMap(({ from, to = from, sessions }) => {
		const dates = { ...specification, validFrom: from, validThrough: to };
		return sessions.length === 0
			? [{ ...dates, opens: "00:00", closes: "00:00" }]
			: sessions.map((session) => ({ ...dates, ...times(session) }));
	});
	return {
		openingHoursSpecification: hours.week.flatMap(({ from, to = from, sessions }) =>
			sessions.map((session) => ({ ...specification, dayOfWeek: daysBetween(from, to), ...times(session) })),
		),
		...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
	};
}
