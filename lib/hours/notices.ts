import type { HoursException, OpeningHours } from "../content/schema/hours";
import { fill } from "../text/fill";
import { addDays, datesInWords } from "./calendar";
import type { HoursWords } from "./clock";
import { planInWords } from "./in-words";
import { planOn } from "./intervals";

/** Days before an exception begins on which its notice appears, unless the clinic says otherwise. */
const ANNOUNCE = 14;

/** A notice, with the first and the last date on which it shows. */
export type Notice = { text: string; from: string; until: string };

/** The first date on which an exception is announced. */
export const announcedFrom = ({ announce, from }: HoursException): string => announce ?? addDays(from, -ANNOUNCE);

/** The exceptions that are not over on `today`, the earliest first. */
export function currentExceptions({ exceptions }: OpeningHours, today: string): HoursException[] {
	return exceptions
		.filter(({ from, to = from }) => to >= today)
		.sort((one, other) => one.from.localeCompare(other.from));
}

/** The notices of exceptions that are not over on `today`: "Closed 8–10 November for Diwali". */
export function notices(hours: OpeningHours, words: HoursWords, language: string, today: string): Notice[] {
	return currentExceptions(hours, today).map((exception) => {
		const { from, to = from, reason, notice, sessions, byAppointment } = exception;
		const closed = sessions.length === 0 && !byAppointment;
		const text = fill(closed ? words.notice.closed : words.notice.hours, {
			dates: datesInWords(from, to, language),
			reason,
			hours: planInWords(planOn(hours, from), words, language).join(", "),
		});
		return { text: notice ?? text, from: announcedFrom(exception), until: to };
	});
}
