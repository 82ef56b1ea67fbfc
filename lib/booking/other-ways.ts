import { mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";
import type { AppointmentRequest } from "./fields";

/** Where a request can be carried when the form cannot send it. */
export type BookingContact = { email: string; phone: string; whatsapp?: WhatsApp };

/** The words in which it is carried: the subject of an e-mail, and the text with the fields in braces. */
export type CarriedWords = { subject: string; carried: string };

/** Links that carry a request to the clinic on other ways; the telephone carries nothing but is there. */
export function otherWays(request: AppointmentRequest, contact: BookingContact, words: CarriedWords) {
	const text = fill(words.carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});
	return {
		whatsapp: contact.whatsapp && whatsappHref(contact.whatsapp, text),
		email: mailHref(contact.email, { subject: words.subject, body: text }),
		phone: telHref(contact.phone),
	};
}
