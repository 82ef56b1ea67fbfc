import { mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { type CarriedWords, carriedText } from "./carried";
import type { AppointmentRequest } from "./fields";

/** Where a request can be carried when the form cannot send it: one of these at least, as the clinic has them. */
export type BookingContact = { email?: string; phone?: string; whatsapp?: WhatsApp };

/** Links that carry a request to the clinic on the other ways that there are; the telephone carries nothing but is there. */
export function otherWays(
	request: AppointmentRequest,
	{ email, phone, whatsapp }: BookingContact,
	words: CarriedWords,
): { whatsapp?: string; email?: string; phone?: string } {
	const text = carriedText(request, words);
	return {
		whatsapp: whatsapp && whatsappHref(whatsapp, text),
		email: email && mailHref(email, { subject: words.subject, body: text }),
		phone: phone && telHref(phone),
	};
}
