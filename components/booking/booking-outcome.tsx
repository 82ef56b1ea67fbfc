import { type BookingState, chosenReach, requestWith, takesFocus } from "@/lib/booking/booking-reducer";
import type { AppointmentRequest, ReachOptions } from "@/lib/booking/fields";
import { contactLinks } from "@/lib/booking/request";
import { fill } from "@/lib/text/fill";
import type { BookingReceipt, ReceiptProps } from "./booking-receipt";

/**
 * A text that changes while the page is open. Its key makes each text a new element: a browser that translates the page
 * replaces the text nodes, so that a change of the old node would not be seen.
 */
export const ChangingText = ({ children }: { children: string }) => <span key={children}>{children}</span>;

type MessageProps = Omit<ReceiptProps, "request" | "reach" | "next"> & {
	state: BookingState;
	reach: ReachOptions;
	/** Undefined if its script did not arrive: then the message alone is shown. */
	Receipt?: typeof BookingReceipt;
};

type ContactLinksProps = Pick<ReceiptProps, "words" | "contact"> & { request: AppointmentRequest };

/** Links that send the same request another way. */
function ContactLinks({ request, words, contact }: ContactLinksProps) {
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

function Message({ state: { outcome }, reach, Receipt, ...rest }: MessageProps) {
	const { words, language } = rest;
	switch (outcome.kind) {
		case "idle":
			return null;
		case "sending":
			return <span className="sr-only">{words.sending}</span>;
		case "sent": {
			const { values } = outcome.content;
			const chosen = chosenReach(values, reach);
			const next = chosen ? words.successReach : words.successNext;
			return (
				<>
					<p className="font-semibold">{words.success}</p>
					{Receipt ? <Receipt {...rest} request={values} reach={chosen} next={next} /> : <p className="mt-1">{next}</p>}
				</>
			);
		}
		case "failed":
			return (
				<>
					<p className="font-semibold">{words.failure}</p>
					{outcome.unanswered && <p className="mt-1">{words.unanswered}</p>}
				</>
			);
		case "tooSoon":
			return (
				<p>
					<ChangingText>{fill(words.tooSoon, { seconds: outcome.seconds }, language)}</ChangingText>
				</p>
			);
		case "interrupted":
		case "confirm":
			return <p>{words[outcome.kind]}</p>;
	}
}

type BookingOutcomeProps = MessageProps & {
	/** Whether to offer the other ways without a failure. */
	showContactLinks: boolean;
};

/**
 * The outcome of the request. The live region exists from the start, so that screen readers announce what it gets (WCAG
 * 4.1.3). When it takes the focus it is read anyway, and is no live region.
 */
export function BookingOutcome({ showContactLinks, ...message }: BookingOutcomeProps) {
	const { state, reach } = message;
	const { kind } = state.outcome;
	const hasLinks = (showContactLinks && kind !== "sent") || ["failed", "interrupted"].includes(kind);
	return (
		<div className="booking-outcome mt-6">
			<div
				tabIndex={-1}
				role="status"
				aria-live={takesFocus(state.outcome) ? "off" : "polite"}
				data-state={kind}
				className="booking-message"
			>
				<Message key={kind} {...message} />
			</div>
			{hasLinks && <ContactLinks {...message} request={requestWith(state.content, reach)} />}
		</div>
	);
}
