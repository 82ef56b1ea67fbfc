import type { Ref } from "react";
import type { AppointmentRequest } from "@/lib/booking/request";
import { mailHref, whatsappHref } from "@/lib/contact";
import { fill } from "@/lib/content/fill";
import type { BookingContact, BookingWords } from "./booking-words";

type BookingOutcomeProps = {
	focusRef: Ref<HTMLDivElement>;
	state: { kind: "idle" | "sending" | "sent" } | { kind: "failed"; request: AppointmentRequest };
	words: BookingWords;
	contact: BookingContact;
};

/** The same request on other ways to the clinic. */
function OtherWays({
	request,
	words,
	contact,
}: { request: AppointmentRequest } & Omit<BookingOutcomeProps, "focusRef" | "state">) {
	const text = fill(words.carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});
	return (
		<>
			<p className="mt-4">{words.otherWays}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				<li>
					<a href={whatsappHref(contact, text)} className="button button-quiet">
						{words.byWhatsapp}
					</a>
				</li>
				<li>
					<a href={mailHref(contact.email, { subject: words.subject, body: text })} className="button button-quiet">
						{words.byEmail}
					</a>
				</li>
				<li>
					<a href={contact.callHref} className="button button-quiet">
						{fill(words.byPhone, { phone: contact.phone })}
					</a>
				</li>
			</ul>
		</>
	);
}

/**
 * What became of the request. The live region is there from the start, so that screen readers
 * hear what comes into it (WCAG 4.1.3); it takes the focus when there is an outcome.
 */
export function BookingOutcome({ focusRef, state, words, contact }: BookingOutcomeProps) {
	return (
		<div className="booking-outcome">
			<div ref={focusRef} tabIndex={-1} role="status" className={`booking-message booking-message-${state.kind}`}>
				{state.kind === "sending" && <span className="visually-hidden">{words.sending}</span>}
				{state.kind === "sent" && (
					<>
						<p className="font-semibold">{words.success}</p>
						<p className="mt-1">{words.successNext}</p>
					</>
				)}
				{state.kind === "failed" && <p className="font-semibold">{words.failure}</p>}
			</div>
			{state.kind === "failed" && <OtherWays request={state.request} words={words} contact={contact} />}
		</div>
	);
}
