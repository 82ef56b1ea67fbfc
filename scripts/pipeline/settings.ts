import { SAME_HOST } from "@/lib/booking/email-service";

/** The settings of the e-mail service, each with what it is for. */
export const emailSettings = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "the id of the EmailJS service that sends the mail",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "the id of the EmailJS template that the mail is made from",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "the public key of the EmailJS account",
} as const;

/** Settings under which the form writes to the preview server's mailbox, without an account anywhere. */
export const embeddedMailbox = {
	NEXT_PUBLIC_EMAILJS_SERVICE_ID: "preview_service",
	NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "preview_template",
	NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "preview_key",
	NEXT_PUBLIC_EMAILJS_ORIGIN: SAME_HOST,
};
