import "./allow-blocked-storage";
import { EmailJSResponseStatus, init, sendForm } from "@emailjs/browser";
import { emailServiceOrigin, SAME_HOST } from "./email-service";
import type { AppointmentRequest } from "./fields";
import { formOf } from "./form-values";
import { tabStorage } from "./tab-storage";

/** Milliseconds after which a request that has had no answer is given up (design: booking). */
const PATIENCE = 20_000;

/** Milliseconds within which the library refuses a second request from the same tab. */
const THROTTLE = 10_000;

/** Tab-storage keys: when the last request left; whose is on its way now, and whose had no clear answer, by telephone. */
const SENT_AT = "appointment-sent-at";
const ON_ITS_WAY = "appointment-on-its-way";
const UNANSWERED = "appointment-unanswered";

/** What the service says when it has taken a request. Another answer of success comes from somebody else. */
const ACCEPTED = "OK";

/** A request whose page was left before there was an answer. */
export class InterruptedError extends Error {}

/**
 * The library's rate limit keeps its mark here. It must be handed over: `init` without a storage
 * silently switches the limit off.
 */
const storageProvider = {
	get: async (key: string) => tabStorage.get(key),
	set: async (key: string, value: string) => tabStorage.set(key, value),
	remove: async (key: string) => tabStorage.remove(key),
};

function serviceOrigin(): string {
	const origin = emailServiceOrigin();
	return origin === SAME_HOST ? window.location.origin : origin;
}

/** Milliseconds until the next request may be sent from this tab; 0 if it may now. */
export function waitingTime(now: Date): number {
	const left = Number(tabStorage.get(SENT_AT) ?? 0) + THROTTLE - now.getTime();
	// Only a clock that was put back meanwhile makes it longer.
	if (left > THROTTLE) tabStorage.remove(SENT_AT);
	return left > THROTTLE ? 0 : Math.max(0, left);
}

/** Whether the page was left while a request was on its way; asked once, then forgotten. */
export function wasInterrupted(): boolean {
	const phone = tabStorage.get(ON_ITS_WAY);
	tabStorage.remove(ON_ITS_WAY);
	if (phone !== null) tabStorage.set(UNANSWERED, phone);
	return phone !== null;
}

/** Whether an earlier try of a request may have arrived, since it had no clear answer; by its telephone number. */
export const mayHaveArrived = ({ user_phone }: AppointmentRequest): boolean =>
	[UNANSWERED, ON_ITS_WAY].some((key) => tabStorage.get(key) === user_phone);

/** Whether the e-mail service itself has refused a request. Of any other failure nobody knows where it happened. */
const isRefusal = (error: unknown): boolean =>
	error instanceof EmailJSResponseStatus && error.status >= 400 && error.status < 500;

/**
 * Runs `send` so that what it fetches ends when `signal` says. The library takes no signal; only for its own request,
 * and only until it is answered, is one added.
 */
async function withSignal<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
	const { fetch } = window;
	window.fetch = (input, options) => fetch(input, options?.method === "POST" ? { ...options, signal } : options);
	try {
		return await send();
	} finally {
		window.fetch = fetch;
	}
}

/** Milliseconds after which a page that was about to be left, and is still there, counts as staying: a link to a file. */
const STAYS = 2000;

/** Notices that the page is being left. Browsers differ in which of the two events comes before they end its requests. */
function noticeLeaving(): { left: () => boolean; stop: () => void } {
	let since: number | undefined;
	const leave = () => {
		since = performance.now();
	};
	const events = ["beforeunload", "pagehide"];
	for (const event of events) addEventListener(event, leave);
	return {
		left: () => since !== undefined && performance.now() - since < STAYS,
		stop: () => {
			for (const event of events) removeEventListener(event, leave);
		},
	};
}

/**
 * Sends a request to the e-mail service.
 * Resolves when the service has accepted it, which it says with `OK`.
 * @throws the service's answer, the network's error, an error when it was given up after 20 seconds, or
 *   `InterruptedError` when the page was left; `mayHaveArrived` tells whether it may have arrived all the same
 */
export async function sendRequest(request: AppointmentRequest): Promise<void> {
	init({
		publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
		origin: serviceOrigin(),
		storageProvider,
		limitRate: { id: SENT_AT, throttle: THROTTLE },
	});
	const mark = tabStorage.get(SENT_AT);
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), PATIENCE);
	const leaving = noticeLeaving();
	const { onLine } = navigator;
	tabStorage.set(ON_ITS_WAY, request.user_phone);
	try {
		const answer = await withSignal(patience.signal, () =>
			sendForm(
				process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? "",
				process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? "",
				formOf(request),
			),
		);
		if (answer.text.trim() !== ACCEPTED) throw new Error("No answer of the service");
		tabStorage.remove(ON_ITS_WAY);
		tabStorage.remove(UNANSWERED);
	} catch (error) {
		// The browser ends the requests of a page that is left, a moment before it says so. The next page has to know.
		await new Promise((resolve) => setTimeout(resolve));
		if (leaving.left()) throw new InterruptedError("The page was left");
		tabStorage.remove(ON_ITS_WAY);
		if (onLine && !isRefusal(error)) tabStorage.set(UNANSWERED, request.user_phone);
		// The library marks a request when it leaves, not when it arrives. After a failure a retry is allowed at once.
		if (mark === null) tabStorage.remove(SENT_AT);
		else tabStorage.set(SENT_AT, mark);
		throw patience.signal.aborted ? new Error("No answer in time") : error;
	} finally {
		clearTimeout(timer);
		leaving.stop();
	}
}
