import { init, sendForm } from "@emailjs/browser";
import { emailServiceOrigin, SAME_HOST } from "../email-service";
import { tabStorage } from "./tab-storage";

/** Milliseconds after which a request that has had no answer is given up (design: booking). */
const PATIENCE = 20_000;

/** Milliseconds within which the library refuses a second request from the same tab. */
const THROTTLE = 10_000;

const RATE_LIMIT_ID = "appointment-sent-at";

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

function rejectAfter(milliseconds: number): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error(`No answer after ${milliseconds / 1000} seconds`)), milliseconds);
	});
}

/**
 * Sends the form's fields to the e-mail service.
 * Resolves when the service accepts them (HTTP 2xx).
 * @throws the service's answer, the network's error, or an error after 20 seconds without an answer
 */
export async function sendRequest(form: HTMLFormElement): Promise<void> {
	init({
		publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
		origin: serviceOrigin(),
		storageProvider,
		limitRate: { id: RATE_LIMIT_ID, throttle: THROTTLE },
	});
	const mark = tabStorage.get(RATE_LIMIT_ID);
	const sent = sendForm(
		process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? "",
		process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? "",
		form,
	);
	try {
		await Promise.race([sent, rejectAfter(PATIENCE)]);
	} catch (error) {
		// The library marks a request when it leaves, not when it arrives. Whoever failed may try again at once.
		if (mark === null) tabStorage.remove(RATE_LIMIT_ID);
		else tabStorage.set(RATE_LIMIT_ID, mark);
		throw error;
	}
}
