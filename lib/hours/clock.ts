import type { InterfaceWords } from "../content/schema/interface";
import { fill } from "../text/fill";

export type HoursWords = InterfaceWords["hours"];
export type ClockWords = HoursWords["clock"];

/** Minutes from midnight of "19:00"; 24:00 is the midnight at a day's end. */
export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** The part of the day that an hour lies in: languages that have no AM and PM name its hours by it. */
function partOfDay(hour: number): Exclude<keyof ClockWords, "time"> {
	if (hour < 4) return "afterMidnight";
	if (hour < 12) return "morning";
	if (hour < 16) return "afternoon";
	return hour < 20 ? "evening" : "night";
}

/** A time of day in words, "7:00 PM" for 19:00, in the digits of the language. Minutes may run on past 24:00. */
export function clockTime(minutes: number, words: ClockWords, language: string): string {
	const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
	const digits = (value: number, minimumIntegerDigits: number) =>
		value.toLocaleString(language, { minimumIntegerDigits });
	return fill(words.time, {
		hour: digits(hour % 12 === 0 ? 12 : hour % 12, 1),
		minute: digits(minute, 2),
		part: words[partOfDay(hour)],
	});
}
