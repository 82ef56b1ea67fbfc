import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { emailServiceOrigin, SAME_HOST } from "./email-service";
import { type AppointmentRequest, requestFields } from "./fields";
import { tabStorage } from "./tab-storage";

/** The time after which a request without an answer has failed (design: booking). */
const REQUEST_TIMEOUT_MS = 20_000;

const INTERVAL_MS = 10_000;

/**
 * Keys of the tab's storage: when the last request was sent, and the telephone numbers of the request that is being sent and
 * of one that had no clear answer.
 */
const SENT_AT = "appointment-sent-at";
const SENDING = "appointment-on-its-way";
const UNANSWERED = "appointment-unanswered";

/** The service's answer when it has accepted a request. Any other successful answer is not the service's. */
const ACCEPTED = "OK";

export type SendResult =
	/** The page was left before the answer arrived. */
	| { kind: "sent" | "interrupted" }
	/** `unanswered`: the service did not refuse the request, so it may have arrived. */
	| { kind: "failed"; unanswered: boolean };

/** Milliseconds until the next request may be sent from this tab; 0 if it may now. */
export function waitingTime(now: Date): number {
	const left = Number(tabStorage.getItem(SENT_AT) ?? 0) + INTERVAL_MS - now.getTime();
	// It is longer than the interval only if the clock was set back.
	return left > INTERVAL_MS ? 0 : Math.max(0, left);
}

/** Whether an earlier page was left while it sent a request; true only once. */
export function wasInterrupted(): boolean {
	const phone = tabStorage.getItem(SENDING);
	tabStorage.removeItem(SENDING);
	if (phone !== null) tabStorage.setItem(UNANSWERED, phone);
	return phone !== null;
}

/** Whether an earlier attempt with this telephone number had no clear answer. */
export const mayHaveArrived = ({ user_phone }: AppointmentRequest): boolean =>
	[UNANSWERED, SENDING].some((key) => tabStorage.getItem(key) === user_phone);

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

/** Sends a request to the e-mail service. Without an answer it has failed after 20 seconds. Never rejects. */
export async function sendRequest(request: AppointmentRequest): Promise<SendResult> {
	const origin = emailServiceOrigin();
	init({
		publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
		origin: origin === SAME_HOST ? location.origin : origin,
	});
	const leaving = watchLeaving();
	const { onLine } = navigator;
	tabStorage.setItem(SENDING, request.user_phone);
	tabStorage.setItem(SENT_AT, `${Date.now()}`);
	try {
		const answer = await Promise.race([
			sendForm(
				process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? "",
				process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? "",
				toForm(request),
			),
			new Promise<never>((_, reject) => setTimeout(reject, REQUEST_TIMEOUT_MS, new Error("No answer in time"))),
		]);
		if (answer.text.trim() !== ACCEPTED) throw new Error("No answer of the service");
		tabStorage.removeItem(SENDING);
		tabStorage.removeItem(UNANSWERED);
		return { kind: "sent" };
	} catch (error) {
		console.error(error);
		// The browser ends the requests of a page that is left just before it reports that. The next page needs to know.
		await new Promise((resolve) => setTimeout(resolve));
		if (leaving.isLeaving()) return { kind: "interrupted" };
		tabStorage.removeItem(SENDING);
		// After a failure the patient may try again at once.
		tabStorage.removeItem(SENT_AT);
		if (onLine && !isRefusal(error)) tabStorage.setItem(UNANSWERED, request.user_phone);
		return { kind: "failed", unanswered: mayHaveArrived(request) };
	} finally {
		leaving.stop();
	}
}
