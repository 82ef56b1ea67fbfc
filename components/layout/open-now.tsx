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
			<p className="flex flex-wrap items-center gap-x-5 text-(length:--text-small)">
				<span data-state hidden className="open-note-state inline-flex items-center gap-2">
					<span
						aria-hidden="true"
						className="size-[0.6rem] rounded-full border-[1.5px] data-on:border-marigold data-on:bg-marigold"
					/>
					<span />
				</span>
				{note && <span>{note}</span>}
			</p>
		</Island>
	);
}
