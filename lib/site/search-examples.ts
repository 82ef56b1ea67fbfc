import type { Content } from "../content/content-of";
import { complaintsByMenu } from "./conditions";

/** How many examples stand beside the search. */
const EXAMPLES = 3;
/** Letters of the longest: on a phone each stays on a line. */
const LONGEST = 32;

/**
 * Complaints that show what may be asked: the first short one of each menu, of the first three menus that have any.
 * Emergencies have a place of their own, and are none of them.
 */
export function searchExamples({ navigation, treatments }: Pick<Content, "navigation" | "treatments">): string[] {
	return complaintsByMenu({ navigation, treatments: treatments.filter(({ emergency }) => !emergency) })
		.flatMap(({ complaints }) => complaints.find(({ words }) => words.length <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
