import { contactLinks } from "@/lib/booking/contact-links";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { type Outcome, takesFocus } from "@/lib/booking/form-state";
import { fill } from "@/lib/text/fill";
import type { BookingReceipt, ReceiptProps } from "./booking-receipt";
import { ChangingText } from "./changing-text";

/** The receipt of a sent request; without `Receipt`, whose script did not arrive, the message alone is shown. */
export type Sent = Pick<ReceiptProps, "request" | "reach"> & { Receipt?: typeof BookingReceipt };

type MessageProps = Omit<ReceiptProps, "request" | "reach"> & { outcome: Outcome; sent?: Sent };

type BookingOutcomeProps = MessageProps & {
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

function Message({ outcome, sent, ...rest }: MessageProps) {
	const { words, language } = rest;
	switch (outcome.kind) {
		case "idle":
			return null;
		case "sending":
			return <span className="sr-only">{words.sending}</span>;
		case "sent":
			if (sent?.Receipt) return <sent.Receipt {...rest} request={sent.request} reach={sent.reach} />;
			return (
				<>
					<p className="font-semibold">{words.success}</p>
					<p className="mt-1">{sent?.reach ? words.successReach : words.successNext}</p>
				</>
			);
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

/**
 * The outcome of the request. The live region exists from the start, so that screen readers announce what it gets (WCAG
 * 4.1.3). When it takes the focus it is read anyway, and is no live region.
 */
export function BookingOutcome({ outcome, sent, showContactLinks, ...rest }: BookingOutcomeProps) {
	const { kind } = outcome;
	const hasLinks = (showContactLinks && kind !== "sent") || kind === "failed" || kind === "interrupted";
	return (
		<div className="booking-outcome mt-6">
			<div
				tabIndex={-1}
				role="status"
				aria-live={takesFocus(outcome) ? "off" : "polite"}
				data-state={kind}
				className="booking-message"
			>
				<Message key={kind} outcome={outcome} sent={sent} {...rest} />
			</div>
			{hasLinks && <ContactLinks {...rest} />}
		</div>
	);
}
