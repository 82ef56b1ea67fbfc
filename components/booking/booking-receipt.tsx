import type { AppointmentRequest, BookingWords } from "@/lib/booking/fields";
import type { BookingContact } from "@/lib/booking/request";
import { telHref } from "@/lib/text/contact";
import { contentLines, escapeValue } from "@/lib/text/content-lines";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";

/** An entry for a whole day, such as `2026-11-26`. */
type Entry = { title: string; date: string; description: string; location?: string };

/** A tentative calendar entry as the text of an `.ics` file (RFC 5545). */
export function calendarEntry({ title, date, description, location }: Entry, now: Date): string {
	const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
	const fields = {
		UID: `${stamp}-${date}@${globalThis.location?.hostname || "localhost"}`,
		DTSTAMP: stamp,
		"DTSTART;VALUE=DATE": date.replaceAll("-", ""),
		STATUS: "TENTATIVE",
		SUMMARY: escapeValue(title),
		DESCRIPTION: escapeValue(description),
		...(location && { LOCATION: escapeValue(location) }),
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}`);
	const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//appointment request//EN", "BEGIN:VEVENT"];
	return contentLines([...head, ...lines, "END:VEVENT", "END:VCALENDAR"]);
}

export type ReceiptProps = {
	request: AppointmentRequest;
	/** How and when to be reached, in the page's words; empty if the patient has not said it. */
	reach: string;
	/** What the clinic does next. */
	next: string;
	words: BookingWords;
	language: string;
	contact: BookingContact;
	/** The entry for the visitor's calendar; `location` is the clinic's address. */
	calendar: { title: string; location?: string };
	/** Begins another request. */
	onAnother: () => void;
};

/** What was sent: for whom, for when, which number the clinic calls, and what happens next. */
export function BookingReceipt({ request, reach, next, words, language, contact, calendar, onAnother }: ReceiptProps) {
	const { user_name, user_phone, appointment_date } = request;
	const description = [next, contact.phone].filter(Boolean).join(" ");
	const entry = calendarEntry({ ...calendar, date: appointment_date, description }, new Date());
	const facts = [
		[words.name, user_name],
		[words.date, longDate(appointment_date, language)],
		[reach ? words.phone : words.weCall, user_phone],
		...(reach ? [[words.reach, reach]] : []),
	];
	return (
		<>
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
				{contact.phone && (
					<a href={telHref(contact.phone)} className="button button-quiet even-figures">
						{fill(words.byPhone, { phone: contact.phone })}
					</a>
				)}
				<button type="button" className="button button-quiet" onClick={onAnother}>
					{words.another}
				</button>
			</div>
		</>
	);
}
