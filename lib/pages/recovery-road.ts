import type { WhenCanI } from "../model/schema/sections";
import { activities, type Stage, stages } from "../model/topics";

/** The last day of each stage. */
const LAST_DAYS: Record<Stage, number> = { day1: 1, week1: 7, month1: 31, month3: 92, later: Number.POSITIVE_INFINITY };

type Activity = (typeof activities)[number];

/** An activity of the recovery table, or another by its own name, and when it is possible again. */
export type Milestone = { activity?: Activity; what?: string; from?: number; when: string };

const milestonesOf = ({ others, ...table }: WhenCanI): Milestone[] => [
	...activities.flatMap((activity) => {
		const answer = table[activity];
		return answer ? [{ activity, ...answer }] : [];
	}),
	...others,
];

const stageOf = ({ from }: Milestone): Stage | undefined =>
	stages.find((stage) => from !== undefined && from <= LAST_DAYS[stage]);

/** The recovery table in stages, earliest first. What names no day comes last, without a stage. */
export function recoveryRoad(table: WhenCanI): { stage: Stage | undefined; milestones: Milestone[] }[] {
	const sorted = milestonesOf(table).toSorted((first, second) => (first.from ?? 0) - (second.from ?? 0));
	return [...stages, undefined].flatMap((stage) => {
		const milestones = sorted.filter((milestone) => stageOf(milestone) === stage);
		return milestones.length > 0 ? [{ stage, milestones }] : [];
	});
}
