import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { type AppointmentRequest, requestFields } from "./fields";
import { type Attempts, readStored, store } from "./tab-storage";

/** The time after which a request without an answer has failed (design: booking). */
const REQUEST_TIMEOUT_MS = 20_000;

/** The service's answer when it has accepted a request. Any other successful answer is not the service's. */
const ACCEPTED = "OK";

export type SendResult =
	| { kind: "sent" }
	/** The page was left before the answer arrived. */
	| { kind: "interrupted" }
	/** `unanswered`: the service did not refuse the request, so it may have arrived. */
	| { kind: "failed"; unanswered: boolean };

/** What is known of the requests that this tab has sent. */
export const readAttempts = (): Attempts => readStored("appointment-attempts");

const storeAttempts = (attempts: Attempts) => store("appointment-attempts", attempts);

/** Whether an earlier page was left while it sent a request; true only once. */
export function wasInterrupted(): boolean {
	const { sending, ...others } = readAttempts();
	if (sending === undefined) return false;
	storeAttempts({ ...others, unanswered: sending });
	return true;
}

/** Whether the service itself refused the request. Any other failure may have happened after the request arrived. */
const isRefusal = (error: unknown): boolean =>
	error instanceof EmailJSResponseStatus && error.status >= 400 && error.status < 500;

/** A page that is open this long after `beforeunload` stays open: the link was to a file. */
const STAYS_MS = 2000;

/** Detects that the page is left. Browsers differ in which of the two events precedes the end of its requests. */
function watchLeaving(): { isLeaving: () => boolean; stop: () => void } {
	let since = Number.NEGATIVE_INFINITY;
	const watching = new AbortController();
	const leave = () => {
		since = performance.now();
	};
	for (const event of ["beforeunload", "pagehide"]) addEventListener(event, leave, watching);
	return { isLeaving: () => performance.now() - since < STAYS_MS, stop: () => watching.abort() };
}

/** The validated request as a form outside the page, which EmailJS requires: visitors cannot type into it. */
function toForm(request: AppointmentRequest): HTMLFormElement {
	const form = document.createElement("form");
	for (const field of requestFields) {
		const input = { type: "hidden", name: field, value: request[field] };
		form.append(Object.assign(document.createElement("input"), input));
	}
	return form;
}

/**
 * Sends a request to the e-mail service, and stores for the next attempt of this tab what is known of it. Without an answer
 * it has failed after 20 seconds. Never rejects.
 */
export async function sendRequest(request: AppointmentRequest): Promise<SendResult> {
	const leaving = watchLeaving();
	const { onLine } = navigator;
	const { user_phone } = request;
	const sentAt = Date.now();
	storeAttempts({ ...readAttempts(), sentAt, sending: user_phone });
	try {
		const relay = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN;
		// Without a relay, EmailJS takes its own origin.
		const origin = relay && new URL(relay, location.origin).origin;
		init({ publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, origin });
		const answer = await Promise.race([
			sendForm(
				process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? "",
				process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? "",
				toForm(request),
			),
			new Promise<never>((_, reject) => setTimeout(reject, REQUEST_TIMEOUT_MS, new Error("No answer in time"))),
		]);
		if (answer.text.trim() !== ACCEPTED) throw new Error("No answer of the service");
		storeAttempts({ sentAt });
		return { kind: "sent" };
	} catch (error) {
		console.error(error);
		// The browser ends the requests of a page that is left just before it reports that. The next page needs to know.
		await new Promise((resolve) => setTimeout(resolve));
		if (leaving.isLeaving()) return { kind: "interrupted" };
		const lost = onLine && !isRefusal(error) ? user_phone : readAttempts().unanswered;
		// Without a time: after a failure the patient may try again at once.
		storeAttempts({ unanswered: lost });
		return { kind: "failed", unanswered: lost === user_phone };
	} finally {
		leaving.stop();
	}
}
