import type { OpeningHours } from "@/lib/content/schema/hours";
import type { HoursWords } from "@/lib/hours/clock";
import { dateHint } from "@/lib/hours/date-hint";
import { fill } from "@/lib/text/fill";
import type { BookingWords } from "./booking-words";

/** What a patient should know of the date chosen, in words; nothing of a day with ordinary hours. */
export function dateNote(
	hours: OpeningHours,
	date: string,
	words: BookingWords,
	days: HoursWords["days"],
): string | undefined {
	const hint = dateHint(hours, date);
	if (!hint) return undefined;
	if (hint.kind === "byAppointment") return fill(words.byAppointment, { day: days[hint.day] });
	return hint.reason ? fill(words.closedFor, { reason: hint.reason }) : words.closedDay;
}
