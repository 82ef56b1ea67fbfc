import { mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";
import type { AppointmentRequest, BookingWords } from "./fields";

/** Where a request can be sent other than by the form: at least one of these. */
export type BookingContact = { email?: string; phone?: string; whatsapp?: WhatsApp };

export const requestAsText = (request: AppointmentRequest, { carried }: Pick<BookingWords, "carried">): string =>
	fill(carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});

/** Links that send a request by WhatsApp or e-mail, and the telephone, as far as the clinic has them. */
export function contactLinks(
	request: AppointmentRequest,
	{ email, phone, whatsapp }: BookingContact,
	words: Pick<BookingWords, "carried" | "subject">,
): { whatsapp?: string; email?: string; phone?: string } {
	const text = requestAsText(request, words);
	return {
		whatsapp: whatsapp && whatsappHref(whatsapp, text),
		email: email && mailHref(email, { subject: words.subject, body: text }),
		phone: phone && telHref(phone),
	};
}
