import type { HoursWords } from "@/lib/hours/clock";
import { dateHint } from "@/lib/hours/date-hint";
import type { PlaceHours } from "@/lib/site/places";
import { fill } from "@/lib/text/fill";
import type { BookingWords } from "./booking-words";

/**
 * What a patient should know of the date chosen, in words; nothing of a day with ordinary hours. With several places, a
 * day on which only some are open names these; of one on which none is open, that patients are seen by appointment
 * somewhere says more than that it is closed elsewhere.
 */
export function dateNote(
	places: PlaceHours[],
	date: string,
	words: BookingWords,
	days: HoursWords["days"],
): string | undefined {
	const hints = places.map(({ hours }) => dateHint(hours, date));
	const open = places.filter((_, index) => !hints[index]);
	if (open.length > 0) {
		return open.length < places.length
			? fill(words.openAt, { places: open.map(({ name }) => name).join(", ") })
			: undefined;
	}
	const hint = hints.find((each) => each?.kind === "byAppointment") ?? hints[0];
	if (!hint) return undefined;
	if (hint.kind === "byAppointment") return fill(words.byAppointment, { day: days[hint.day] });
	return hint.reason ? fill(words.closedFor, { reason: hint.reason }) : words.closedDay;
}
