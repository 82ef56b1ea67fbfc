import type { Clinic } from "./content/schema/clinic";

const digits = (phone: string) => phone.replace(/[^\d+]/g, "");

/** Link that calls the clinic, `tel:` with the country code (RFC 3966). */
export const callHref = (clinic: Clinic) => `tel:${digits(clinic.phone)}`;

/** Link that writes to the clinic, with a subject and body where given (RFC 6068). */
export function mailHref(email: string, message?: { subject: string; body: string }): string {
	if (!message) return `mailto:${email}`;
	const { subject, body } = message;
	return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Link that opens a WhatsApp chat with the clinic in which `text` is ready to send. */
export function whatsappHref(clinic: Pick<Clinic, "whatsapp">, text: string): string {
	return `https://wa.me/${digits(clinic.whatsapp).replace("+", "")}?text=${encodeURIComponent(text)}`;
}
