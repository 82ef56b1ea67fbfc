import { fill } from "../text/fill";
import { clockTime, type HoursWords, minutesOf } from "./clock";
import type { DayPlan, Interval } from "./intervals";

const DAY = minutesOf("24:00");

function timesInWords({ start, end }: Interval, { clock, plan }: HoursWords, language: string): string {
	if (end - start === DAY) return plan.allDay;
	return fill(plan.range, { from: clockTime(start, clock, language), to: clockTime(end, clock, language) });
}

/** What holds on a day, in words: a line for each session, or that it is by appointment, or closed. */
export function planInWords({ open, byAppointment }: DayPlan, words: HoursWords, language: string): string[] {
	const lines = open.map((interval) => timesInWords(interval, words, language));
	if (byAppointment) lines.push(words.plan.byAppointment);
	return lines.length > 0 ? lines : [words.plan.closed];
}
