import type { Clinic, Day, OpeningHours } from "./content/schema/clinic";
import { indianClock } from "./india";

/** "19:00" as "7:00 PM". */
export function clockTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const half = hour < 12 ? "AM" : "PM";
	return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${half}`;
}

const week: Day[] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Minutes from midnight of "19:00". */
function minutes(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** Whether a span of days, Monday to Saturday for example, holds `day`. */
function holds({ from, to }: OpeningHours, day: Day): boolean {
	const [first, last, index] = [week.indexOf(from), week.indexOf(to), week.indexOf(day)];
	return first <= last ? index >= first && index <= last : index >= first || index <= last;
}

/** What the header says about now. Times are as in the content, "19:00". */
export type OpenState =
	| { kind: "open"; until: string }
	| { kind: "opensToday" | "opensTomorrow"; at: string; byAppointment: boolean }
	| { kind: "opensOn"; day: Day; at: string; byAppointment: boolean }
	| { kind: "closed" };

/** The weekday and the minutes from midnight of an instant, in India. */
export function inIndia(now: Date): { day: Day; minute: number } {
	const clock = indianClock(now);
	return {
		day: week[(clock.getUTCDay() + 6) % 7] as Day,
		minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
	};
}

/**
 * Whether the clinic is open at `now`, and if not, when it opens next.
 * `byAppointment` says that the current day is one on which patients are seen by appointment.
 */
export function openState({ hours, byAppointment }: Pick<Clinic, "hours" | "byAppointment">, now: Date): OpenState {
	const { day, minute } = inIndia(now);
	const today = hours.find((span) => holds(span, day));
	if (today && minute >= minutes(today.opens) && minute < minutes(today.closes)) {
		return { kind: "open", until: today.closes };
	}
	const appointmentDay = byAppointment.includes(day);
	if (today && minute < minutes(today.opens)) {
		return { kind: "opensToday", at: today.opens, byAppointment: appointmentDay };
	}
	for (let ahead = 1; ahead <= 7; ahead++) {
		const next = week[(week.indexOf(day) + ahead) % 7] as Day;
		const span = hours.find((entry) => holds(entry, next));
		if (!span) continue;
		return ahead === 1
			? { kind: "opensTomorrow", at: span.opens, byAppointment: appointmentDay }
			: { kind: "opensOn", day: next, at: span.opens, byAppointment: appointmentDay };
	}
	return { kind: "closed" };
}
