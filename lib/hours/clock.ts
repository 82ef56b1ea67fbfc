import type { InterfaceWords } from "../content/schema/interface";
import { fill } from "../text/fill";

export type HoursWords = InterfaceWords["hours"];
export type ClockWords = HoursWords["clock"];

/** Minutes from midnight of "19:00"; 24:00 is the midnight at a day's end. */
export function minutesOf(time: string): number {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}

/** A time of day in words, "7:00 PM" for 19:00, in the digits of the language. Minutes may run on past 24:00. */
export function clockTime(minutes: number, words: ClockWords, language: string): string {
	const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
	const digits = (value: number, minimumIntegerDigits: number) =>
		value.toLocaleString(language, { minimumIntegerDigits });
	return fill(words.time, {
		hour: digits(hour % 12 === 0 ? 12 : hour % 12, 1),
		minute: digits(minute, 2),
		half: hour < 12 ? words.am : words.pm,
	});
}
