import type { Ref } from "react";
import { calendarEntry } from "@/lib/booking/calendar-entry";
import { type BookingContact, contactLinks } from "@/lib/booking/contact-links";
import type { AppointmentRequest, BookingWords } from "@/lib/booking/fields";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";

export type BookingState =
	| { kind: "idle" | "sending" }
	| { kind: "sent"; request: AppointmentRequest }
	/** `unanswered`: the service did not refuse the request, so it may have arrived. */
	| { kind: "failed"; unanswered: boolean }
	/** The page was left while a request was being sent. */
	| { kind: "interrupted" }
	/** The next request has to wait. */
	| { kind: "tooSoon"; seconds: number }
	/** The honeypot was filled in: a person presses again. */
	| { kind: "confirm" };

type BookingOutcomeProps = {
	focusRef: Ref<HTMLDivElement>;
	state: BookingState;
	/** The current values. */
	request: AppointmentRequest;
	words: BookingWords;
	language: string;
	contact: BookingContact;
	calendar: { title: string; location?: string };
	/** Begins another request. */
	onAnother: () => void;
	/** Whether to offer the other ways without a failure. */
	showContactLinks?: boolean;
};

/** Links that send the same request another way. */
function ContactLinks({ request, words, contact }: Pick<BookingOutcomeProps, "request" | "words" | "contact">) {
	const ways = contactLinks(request, contact, words);
	const links = [
		{ href: ways.whatsapp, text: words.byWhatsapp, look: "button-action" },
		{ href: ways.phone, text: fill(words.byPhone, { phone: contact.phone ?? "" }), look: "button-quiet" },
		{ href: ways.email, text: words.byEmail, look: "button-quiet" },
	];
	return (
		<>
			<p className="mt-4">{words.otherWays}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{links.map(
					({ href, text, look }) =>
						href && (
							<li key={text}>
								<a href={href} className={`button ${look}`}>
									{text}
								</a>
							</li>
						),
				)}
			</ul>
		</>
	);
}

type ReceiptProps = Pick<BookingOutcomeProps, "words" | "language" | "contact" | "calendar" | "onAnother"> & {
	request: AppointmentRequest;
};

/** What was sent: for whom, for when, which number the clinic calls, and what happens next. */
function Receipt({ request, words, language, contact, calendar, onAnother }: ReceiptProps) {
	const { user_name, user_phone, appointment_date } = request;
	const description = [words.successNext, contact.phone].filter(Boolean).join(" ");
	const entry = calendarEntry({ ...calendar, date: appointment_date, description }, new Date());
	const facts = [
		[words.name, user_name],
		[words.date, longDate(appointment_date, language)],
		[words.weCall, user_phone],
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
			<p className="mt-3">{words.successNext}</p>
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

type MessageProps = Omit<ReceiptProps, "request"> & Pick<BookingOutcomeProps, "state">;

function Message({ state, ...rest }: MessageProps) {
	const { words, language } = rest;
	switch (state.kind) {
		case "idle":
			return null;
		case "sending":
			return <span className="sr-only">{words.sending}</span>;
		case "sent":
			return <Receipt {...rest} request={state.request} />;
		case "failed":
			return (
				<>
					<p className="font-semibold">{words.failure}</p>
					{state.unanswered && <p className="mt-1">{words.unanswered}</p>}
				</>
			);
		case "interrupted":
			return <p>{words.interrupted}</p>;
		case "tooSoon":
			return <p>{fill(words.tooSoon, { seconds: state.seconds }, language)}</p>;
		case "confirm":
			return <p>{words.confirm}</p>;
	}
}

/** Whether an outcome takes the focus: every result of pressing the button does. */
export const takesFocus = ({ kind }: BookingState): boolean =>
	kind !== "idle" && kind !== "sending" && kind !== "interrupted";

/**
 * The outcome of the request. The live region exists from the start, so that screen readers announce what it gets (WCAG
 * 4.1.3). When it takes the focus it is read anyway, and is no live region.
 */
export function BookingOutcome({ focusRef, state, showContactLinks, ...rest }: BookingOutcomeProps) {
	const hasLinks =
		(showContactLinks && state.kind !== "sent") || state.kind === "failed" || state.kind === "interrupted";
	return (
		<div className="booking-outcome">
			<div
				ref={focusRef}
				tabIndex={-1}
				role="status"
				aria-live={takesFocus(state) ? "off" : "polite"}
				data-state={state.kind}
				className="booking-message"
			>
				<Message state={state} {...rest} />
			</div>
			{hasLinks && <ContactLinks {...rest} />}
		</div>
	);
}
