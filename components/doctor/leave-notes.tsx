import { CalendarX2 } from "lucide-react";
import { localDate } from "@/lib/hours/calendar";
import type { LeaveNote } from "@/lib/pages/doctors";
import { datedAttributes } from "@/lib/pages/first-paint";
import type { Page } from "@/lib/pages/page";

type LeaveNotesProps = {
	notes: LeaveNote[];
	/** What a patient can do if no doctor is there. */
	otherwise?: string;
	page: Page;
	className?: string;
};

/** Which doctors are on leave, each note between its dates; in a box if none is there. */
export function LeaveNotes({ notes, otherwise, page, className = "" }: LeaveNotesProps) {
	const today = localDate(new Date(), page.clinic.timeZone);
	return notes.map(({ text, note, nobody, ...dates }) => (
		<p
			key={text}
			{...datedAttributes(dates, today)}
			className={`${className} flex gap-3 ${otherwise && nobody ? "rounded-card border-l-6 border-marigold bg-sand p-5" : "text-small"}`}
		>
			<CalendarX2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-deep" strokeWidth={1.75} />
			<span>
				<span className="font-semibold">{text}</span> {note} {nobody && otherwise}
			</span>
		</p>
	));
}
