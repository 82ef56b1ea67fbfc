import type { WhenCanI } from "../model/schema/sections";
import { activities, type Stage, stages } from "../model/topics";
import { durationsIn } from "../text/numbers";

/** The last day of each stage. */
const LAST_DAYS: Record<Stage, number> = { day1: 1, week1: 7, month1: 31, month3: 92, later: Number.POSITIVE_INFINITY };

type Activity = (typeof activities)[number];

/** An activity of the recovery table, or another by its own name, and when it is possible again. */
export type Milestone = { activity?: Activity; what?: string; when: string };

/** The first day that an English answer such as "2 to 3 weeks" or "The next day" names; undefined if it names none. */
function firstDay(when: string): number | undefined {
	const [duration] = durationsIn(when);
	const start = duration ? when.slice(0, when.indexOf(duration.words)) : when;
	if (/\b(?:same|straight after|at once|first day)\b/i.test(start)) return 0;
	if (/\bnext day\b/i.test(start)) return 1;
	return duration && Math.min(...duration.hours) / 24;
}

const milestonesOf = ({ others, ...table }: WhenCanI): Milestone[] => [
	...activities.flatMap((activity) => {
		const when = table[activity];
		return when ? [{ activity, when }] : [];
	}),
	...others,
];

/**
 * The recovery table in stages, earliest first. What names no day comes last, without a stage.
 * @param original the same table in the language of the original, whose answers are read if it is English
 */
export function recoveryRoad(
	table: WhenCanI,
	original: WhenCanI,
): { stage: Stage | undefined; milestones: Milestone[] }[] {
	const days = milestonesOf(original).map(({ when }) => firstDay(when));
	const placed = milestonesOf(table).map((milestone, index) => {
		const day = days[index];
		return { milestone, day, stage: stages.find((stage) => day !== undefined && day <= LAST_DAYS[stage]) };
	});
	return [...stages, undefined].flatMap((stage) => {
		const there = placed.filter((one) => one.stage === stage);
		const sorted = there.toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0));
		return sorted.length > 0 ? [{ stage, milestones: sorted.map(({ milestone }) => milestone) }] : [];
	});
}
