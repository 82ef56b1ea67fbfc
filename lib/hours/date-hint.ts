import type { OpeningHours } from "../content/schema/hours";
import { type Day, weekdayOf } from "./calendar";
import { planOn } from "./intervals";

/** What a patient should know of a day on which the clinic has no ordinary hours. */
export type DateHint = { kind: "byAppointment"; day: Day } | { kind: "closed"; reason?: string };

/**
 * The hint for a date that a patient asks for; undefined on a day with hours, and for what is no date.
 * @param date such as `2026-11-22`
 */
export function dateHint(hours: OpeningHours, date: string): DateHint | undefined {
	if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) return undefined;
	const { open, byAppointment, exception } = planOn(hours, date);
	if (open.length > 0) return undefined;
	return byAppointment
		? { kind: "byAppointment", day: weekdayOf(date) }
		: { kind: "closed", reason: exception?.reason };
}
