import type { OpeningHours } from "../content/schema/hours";
import { fill } from "../text/fill";
import { type Day, datesInWords, weekdays } from "./calendar";
import type { HoursWords } from "./clock";
import { planInWords } from "./in-words";
import { planOn, weekdayPlan } from "./intervals";
import { announcedFrom, currentExceptions } from "./notices";

/** A row of the table of opening hours: the days and what holds on them, line by line. */
export type HoursRow = { days: string; lines: string[] };

/** A row that stands in the table from one date to another. */
export type DatedRow = HoursRow & { from: string; until: string };

/** The ordinary week, days with the same hours in one row; a row may run over the week's end. */
export function weekRows(hours: OpeningHours, words: HoursWords, language: string): HoursRow[] {
	const groups: { days: Day[]; lines: string[] }[] = [];
	for (const day of weekdays) {
		const lines = planInWords(weekdayPlan(hours, day), words, language);
		const last = groups.at(-1);
		if (last?.lines.join() === lines.join()) last.days.push(day);
		else groups.push({ days: [day], lines });
	}
	const [first, last] = [groups[0], groups.at(-1)];
	if (first && last && first !== last && first.lines.join() === last.lines.join()) {
		last.days.push(...first.days);
		groups.shift();
	}
	return groups.map(({ days, lines }) => {
		const [from, to] = [words.days[days[0] as Day], words.days[days.at(-1) as Day]];
		return { days: days.length === 1 ? from : fill(words.plan.range, { from, to }), lines };
	});
}

/** The exceptions that are not over on `today`, each with the dates between which its row shows. */
export function exceptionRows(hours: OpeningHours, words: HoursWords, language: string, today: string): DatedRow[] {
	return currentExceptions(hours, today).map((exception) => {
		const { from, to = from, reason } = exception;
		return {
			days: datesInWords(from, to, language),
			lines: [...planInWords(planOn(hours, from), words, language), reason],
			from: announcedFrom(exception),
			until: to,
		};
	});
}
