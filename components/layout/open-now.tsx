import { getContent } from "@/lib/content";
import { fill } from "@/lib/content/fill";
import { Island } from "../islands/island";

/** Whether the clinic is open now, and where it promises so, that it serves emergencies at other times too. */
export function OpenNow() {
	const { clinic, words } = getContent();
	const { hours, emergencies, language } = clinic;
	const note = emergencies && fill(words.hours.emergencyNote, { hours: emergencies });
	return <Island name="open-note" wake="idle" props={{ hours, language, emergencies: note, words: words.hours }} />;
}
