import type { Content } from "../content/content-of";
import { charactersIn } from "../text/characters";
import { complaintsByMenu } from "./conditions";
import { hasPage } from "./editions";
import { treatmentPath } from "./routes";

/** How many examples stand beside the search. */
const EXAMPLES = 3;
/** Letters of the longest: on a phone each stays on a line. */
const LONGEST = 32;

/**
 * Complaints that show what may be asked: the first short one of each menu, of the first three menus that have any.
 * Emergencies have a place of their own, and are none of them; nor are complaints that are not in the page's language.
 */
export function searchExamples({
	edition,
	navigation,
	treatments,
}: Pick<Content, "edition" | "navigation" | "treatments">): string[] {
	const asked = treatments.filter((one) => one.emergency.length === 0 && hasPage(edition, treatmentPath(one)));
	return complaintsByMenu({ navigation, treatments: asked })
		.flatMap(({ complaints }) => complaints.find(({ words }) => charactersIn(words) <= LONGEST)?.words ?? [])
		.slice(0, EXAMPLES);
}
