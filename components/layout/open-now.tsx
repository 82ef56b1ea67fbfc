import { getContent } from "@/lib/content";
import { Island } from "../islands/island";

/** Whether the clinic is open now, and that emergencies are served always. */
export function OpenNow() {
	const { clinic, words } = getContent();
	const { hours, byAppointment } = clinic;
	return <Island name="open-note" wake="idle" props={{ hours, byAppointment, words: words.hours }} />;
}
