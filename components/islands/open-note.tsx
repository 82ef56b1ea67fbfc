"use client";

import { useEffect, useState } from "react";
import type { OpeningHours } from "@/lib/content/schema/hours";
import { datesInWords, weekdayOf } from "@/lib/hours/calendar";
import { clockTime, type HoursWords } from "@/lib/hours/clock";
import { todayInIndia } from "@/lib/hours/india";
import { type Opening, type OpenState, openState } from "@/lib/hours/open-state";
import { fill } from "@/lib/text/fill";
import { everyHalfMinute } from "./every-half-minute";

type OpenNoteWords = Pick<HoursWords, "now" | "clock" | "days">;

type OpenNoteProps = {
	hours: OpeningHours;
	/** The language of the page, for dates. */
	language: string;
	/** That emergencies are served, where the clinic says so. */
	emergencies?: string;
	words: OpenNoteWords;
};

/** When the clinic opens next. Within a week its day is named; beyond, its date, which says more. */
function opening(next: Opening, { now, clock, days }: OpenNoteWords, language: string): string {
	const time = clockTime(next.at, clock);
	if (next.inDays === 0) return fill(now.opensToday, { time });
	if (next.inDays === 1) return fill(now.opensTomorrow, { time });
	const day = next.inDays < 7 ? days[weekdayOf(next.date)] : datesInWords(next.date, next.date, language);
	return fill(now.opensOn, { day, time });
}

function describe(state: OpenState, today: string, words: OpenNoteWords, language: string): string {
	const { now, clock, days } = words;
	if (state.kind === "open") {
		return state.until === undefined ? now.openAllDay : fill(now.openUntil, { time: clockTime(state.until, clock) });
	}
	const { next, byAppointment, reason } = state;
	return [
		reason && fill(now.closedToday, { reason }),
		byAppointment && fill(now.byAppointmentToday, { day: days[weekdayOf(today)] }),
		next && opening(next, words, language),
	]
		.filter(Boolean)
		.join(". ");
}

/**
 * Whether the clinic is open now, in India's time. The page is older than the visit, so nothing is
 * said until the browser's clock can be asked.
 */
export function OpenNote({ hours, language, emergencies, words }: OpenNoteProps) {
	const [note, setNote] = useState<{ open: boolean; text: string }>();

	useEffect(() => {
		const update = () => {
			const now = new Date();
			const state = openState(hours, now);
			setNote({ open: state.kind === "open", text: describe(state, todayInIndia(now), words, language) });
		};
		update();
		return everyHalfMinute(update);
	}, [hours, language, words]);

	return (
		<p className="open-note">
			{note?.text && (
				<span className="open-note-state">
					<span aria-hidden="true" className={note.open ? "open-light open-light-on" : "open-light"} />
					{note.text}
				</span>
			)}
			{emergencies && <span className="open-note-emergency">{emergencies}</span>}
		</p>
	);
}
