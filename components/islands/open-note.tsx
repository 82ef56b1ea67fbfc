"use client";

import { useEffect, useState } from "react";
import { fill } from "@/lib/content/fill";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { clockTime, type OpenState, openState } from "@/lib/hours";

type OpenNoteProps = Pick<Clinic, "hours" | "byAppointment"> & { words: InterfaceWords["hours"] };

function describe(state: OpenState, words: OpenNoteProps["words"]): string {
	switch (state.kind) {
		case "open":
			return fill(words.openUntil, { time: clockTime(state.until) });
		case "opensToday":
			return fill(words.opensToday, { time: clockTime(state.at) });
		case "opensTomorrow":
			return fill(words.opensTomorrow, { time: clockTime(state.at) });
		case "opensOn":
			return fill(words.opensOn, { day: words.days[state.day], time: clockTime(state.at) });
		case "closed":
			return "";
	}
}

/**
 * Whether the clinic is open now, in India's time. The page is older than the visit, so nothing is
 * said until the browser's clock can be asked; emergencies are served always.
 */
export function OpenNote({ hours, byAppointment, words }: OpenNoteProps) {
	const [state, setState] = useState<OpenState>();

	useEffect(() => {
		const update = () => setState(openState({ hours, byAppointment }, new Date()));
		update();
		const timer = setInterval(update, 30_000);
		return () => clearInterval(timer);
	}, [hours, byAppointment]);

	const parts = [
		state && state.kind !== "open" && state.kind !== "closed" && state.byAppointment && words.sundayNote,
		state && describe(state, words),
	].filter(Boolean);
	return (
		<p className="open-note">
			{parts.length > 0 && (
				<span className="open-note-state">
					<span aria-hidden="true" className={state?.kind === "open" ? "open-light open-light-on" : "open-light"} />
					{parts.join(". ")}
				</span>
			)}
			<span className="open-note-emergency">{words.emergencyNote}</span>
		</p>
	);
}
