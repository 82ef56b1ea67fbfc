import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";

export type OpenNowProps = {
	clinic: Pick<Clinic, "hours" | "emergencies" | "language">;
	words: Pick<InterfaceWords, "hours">;
};

/** Whether the clinic is open now, and where it promises so, that it serves emergencies at other times too. */
export function OpenNow({ clinic, words }: OpenNowProps) {
	const { hours, emergencies, language } = clinic;
	const { emergencyNote, now, clock, days } = words.hours;
	const note = emergencies && fill(emergencyNote, { hours: emergencies });
	return (
		<Island name="open-note" wake="idle" props={{ hours, language, words: { now, clock, days } }}>
			<p className="open-note">
				<span data-state hidden className="open-note-state">
					<span aria-hidden="true" className="open-light" />
					<span />
				</span>
				{note && <span className="open-note-emergency">{note}</span>}
			</p>
		</Island>
	);
}
