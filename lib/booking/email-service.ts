/** The service, unless the clinic runs a relay. */
const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** Special value: send to the host that serves the page, such as the preview with its mailbox. */
export const SAME_HOST = "/";

export function emailServiceOrigin(): string {
	return process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || EMAILJS_ORIGIN;
}
