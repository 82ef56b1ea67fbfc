import { getContent } from "@/lib/content";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";

/** Whether the clinic is open now, and where it promises so, that it serves emergencies at other times too. */
export function OpenNow() {
	const { clinic, words } = getContent();
	const { hours, emergencies, language } = clinic;
	const { emergencyNote, now, clock, days } = words.hours;
	const note = emergencies && fill(emergencyNote, { hours: emergencies });
	return (
		<Island name="open-note" wake="idle" props={{ hours, language, emergencies: note, words: { now, clock, days } }} />
	);
}
