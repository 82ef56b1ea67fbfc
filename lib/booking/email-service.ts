/** Where requests go unless the clinic runs a relay of its own. */
const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** Stands for the host that serves the page, as the preview server with its mailbox does. */
export const SAME_HOST = "/";

/** The e-mail service's origin: `NEXT_PUBLIC_EMAILJS_ORIGIN`, else EmailJS itself. */
export function emailServiceOrigin(): string {
	return process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || EMAILJS_ORIGIN;
}
