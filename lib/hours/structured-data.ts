import type { OpeningHoursSpecificationLeaf } from "schema-dts";
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

const type = { "@type": "OpeningHoursSpecification" } as const;

/** The opening hours in schema.org's vocabulary; exceptions that are over on `today` are left out. */
export function openingHoursNodes(hours: OpeningHours, today: string) {
	const week = hours.week.flatMap(({ from, to = from, sessions }) =>
		sessions.map((session): OpeningHoursSpecificationLeaf => {
			return { ...type, dayOfWeek: daysBetween(from, to), ...times(session) };
		}),
	);
	const exceptions = currentExceptions(hours, today).flatMap(({ from, to = from, sessions }) => {
		const dates = { ...type, validFrom: from, validThrough: to };
		const closed: OpeningHoursSpecificationLeaf = { ...dates, opens: "00:00", closes: "00:00" };
		if (sessions.length === 0) return [closed];
		return sessions.map((session): OpeningHoursSpecificationLeaf => ({ ...dates, ...times(session) }));
	});
	return {
		openingHoursSpecification: week,
		specialOpeningHoursSpecification: exceptions.length > 0 ? exceptions : undefined,
	};
}
