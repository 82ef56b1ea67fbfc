import type { Ref } from "react";
import { contactLinks } from "@/lib/booking/contact-links";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { fill } from "@/lib/text/fill";
import type { BookingReceipt, ReceiptProps } from "./booking-receipt";
import { ChangingText } from "./changing-text";

export type BookingState =
	| { kind: "idle" | "sending" }
	/** Without `Receipt`, whose script did not arrive, the message alone is shown. */
	| { kind: "sent"; request: AppointmentRequest; reach: string; Receipt?: typeof BookingReceipt }
	/** `unanswered`: the service did not refuse the request, so it may have arrived. */
	| { kind: "failed"; unanswered: boolean }
	/** The page was left while a request was being sent. */
	| { kind: "interrupted" }
	/** The next request has to wait. */
	| { kind: "tooSoon"; seconds: number }
	/** The honeypot was filled in: a person presses again. */
	| { kind: "confirm" };

type BookingOutcomeProps = Omit<ReceiptProps, "request" | "reach"> & {
	focusRef: Ref<HTMLDivElement>;
	state: BookingState;
	/** The current values. */
	request: AppointmentRequest;
	/** Whether to offer the other ways without a failure. */
	showContactLinks?: boolean;
};

/** Links that send the same request another way. */
function ContactLinks({ request, words, contact }: Pick<BookingOutcomeProps, "request" | "words" | "contact">) {
	const { isShortened, text: whole, ...ways } = contactLinks(request, contact, words);
	const links = [
		{ href: ways.whatsapp, text: words.byWhatsapp, look: "button-action" },
		{ href: ways.phone, text: fill(words.byPhone, { phone: contact.phone ?? "" }), look: "button-quiet" },
		{ href: ways.email, text: words.byEmail, look: "button-quiet" },
	];
	return (
		<>
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
			<p className="mt-4">{words.otherWays}</p>
			{isShortened && (
				<div className="mt-4">
					<label htmlFor="whole-request">{words.shortened}</label>
					<textarea
						id="whole-request"
						className="field-control"
						rows={4}
						readOnly
						spellCheck="false"
						value={whole}
						onFocus={(event) => event.currentTarget.select()}
					/>
				</div>
			)}
		</>
	);
}

type MessageProps = Omit<ReceiptProps, "request" | "reach"> & Pick<BookingOutcomeProps, "state">;

function Message({ state, ...rest }: MessageProps) {
	const { words, language } = rest;
	switch (state.kind) {
		case "idle":
			return null;
		case "sending":
			return <span className="sr-only">{words.sending}</span>;
		case "sent":
			if (state.Receipt) return <state.Receipt {...rest} request={state.request} reach={state.reach} />;
			return (
				<>
					<p className="font-semibold">{words.success}</p>
					<p className="mt-1">{state.reach ? words.successReach : words.successNext}</p>
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
			return (
				<p>
					<ChangingText>{fill(words.tooSoon, { seconds: state.seconds }, language)}</ChangingText>
				</p>
			);
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
		<div className="booking-outcome mt-6">
			<div
				ref={focusRef}
				tabIndex={-1}
				role="status"
				aria-live={takesFocus(state) ? "off" : "polite"}
				data-state={state.kind}
				className="booking-message"
			>
				<Message key={state.kind} state={state} {...rest} />
			</div>
			{hasLinks && <ContactLinks {...rest} />}
		</div>
	);
}
