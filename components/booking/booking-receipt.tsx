import { calendarEntry } from "@/lib/booking/calendar-entry";
import type { BookingContact } from "@/lib/booking/contact-links";
import type { AppointmentRequest, BookingWords } from "@/lib/booking/fields";
import { longDate } from "@/lib/text/format";

export type ReceiptProps = {
	request: AppointmentRequest;
	/** How and when to be reached, in the page's words; empty if the patient has not said it. */
	reach: string;
	words: BookingWords;
	language: string;
	contact: BookingContact;
	/** The entry for the visitor's calendar; `location` is the clinic's address. */
	calendar: { title: string; location?: string };
	/** Begins another request. */
	onAnother: () => void;
};

/** What was sent: for whom, for when, which number the clinic calls, and what happens next. */
export function BookingReceipt({ request, reach, words, language, contact, calendar, onAnother }: ReceiptProps) {
	const { user_name, user_phone, appointment_date } = request;
	const next = reach ? words.successReach : words.successNext;
	const description = [next, contact.phone].filter(Boolean).join(" ");
	const entry = calendarEntry({ ...calendar, date: appointment_date, description }, new Date());
	const facts = [
		[words.name, user_name],
		[words.date, longDate(appointment_date, language)],
		reach ? [words.phone, user_phone] : [words.weCall, user_phone],
		...(reach ? [[words.reach, reach]] : []),
	];
	return (
		<>
			<p className="font-semibold">{words.success}</p>
			<dl className="mt-3">
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt className="text-small text-ink-muted">{name}</dt>
						<dd className="font-semibold wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3">{next}</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<a
					href={`data:text/calendar;charset=utf-8,${encodeURIComponent(entry)}`}
					download="appointment.ics"
					className="button button-quiet"
				>
					{words.addToCalendar}
				</a>
				<button type="button" className="button button-quiet" onClick={onAnother}>
					{words.another}
				</button>
			</div>
		</>
	);
}
