import type { Ref } from "react";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { type BookingContact, otherWays as linksOf } from "@/lib/booking/other-ways";
import { fill } from "@/lib/text/fill";
import type { BookingWords } from "./booking-words";

/** Where a request stands. */
export type BookingState =
	| { kind: "idle" | "sending" | "sent" }
	/** It was not accepted; `unanswered` if nobody refused it, so that it may have arrived all the same. */
	| { kind: "failed"; unanswered: boolean }
	/** The page was left while a request was on its way. */
	| { kind: "interrupted" }
	/** One was sent a moment ago, and the next has to wait. */
	| { kind: "tooSoon"; seconds: number }
	/** The field that nobody sees was filled in: a person presses again. */
	| { kind: "confirm" };

type BookingOutcomeProps = {
	focusRef: Ref<HTMLDivElement>;
	state: BookingState;
	/** What stands in the fields now. */
	request: AppointmentRequest;
	words: BookingWords;
	language?: string;
	contact: BookingContact;
	/** Whether the other ways stand there for another reason than an outcome. */
	otherWays?: boolean;
};

/** The same request on other ways to the clinic. */
function OtherWays({ request, words, contact }: Pick<BookingOutcomeProps, "request" | "words" | "contact">) {
	const ways = linksOf(request, contact, words);
	const links = [
		{ href: ways.whatsapp, text: words.byWhatsapp },
		{ href: ways.email, text: words.byEmail },
		{ href: ways.phone, text: fill(words.byPhone, { phone: contact.phone ?? "" }) },
	];
	return (
		<>
			<p className="mt-4">{words.otherWays}</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{links.map(
					({ href, text }) =>
						href && (
							<li key={text}>
								<a href={href} className="button button-quiet">
									{text}
								</a>
							</li>
						),
				)}
			</ul>
		</>
	);
}

function Message({ state, words, language }: Pick<BookingOutcomeProps, "state" | "words" | "language">) {
	switch (state.kind) {
		case "idle":
			return null;
		case "sending":
			return <span className="sr-only">{words.sending}</span>;
		case "sent":
			return (
				<>
					<p className="font-semibold">{words.success}</p>
					<p className="mt-1">{words.successNext}</p>
				</>
			);
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

/** Whether an outcome takes the focus: all do that a press of the button has brought. */
export const takesFocus = ({ kind }: BookingState): boolean =>
	kind !== "idle" && kind !== "sending" && kind !== "interrupted";

/**
 * What became of the request. The live region is there from the start, so that screen readers
 * hear what comes into it (WCAG 4.1.3); it takes the focus when there is an outcome, and is read for that reason alone.
 */
export function BookingOutcome({ focusRef, state, language, otherWays, ...rest }: BookingOutcomeProps) {
	const carries = otherWays || state.kind === "failed" || state.kind === "interrupted";
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
				<Message state={state} words={rest.words} language={language} />
			</div>
			{carries && <OtherWays {...rest} />}
		</div>
	);
}
