/** A WhatsApp number, and the message with which a chat begins. */
export type WhatsApp = { number: string; greeting: string };

type Address = { street: string; locality?: string; city: string; postalCode?: string };

const digits = (phone: string) => phone.replace(/[^\d+]/g, "");

/** Link that calls a number, `tel:` with the country code (RFC 3966). */
export const telHref = (phone: string) => `tel:${digits(phone)}`;

/** The number that is shown where there is room for one: the first. */
export const mainPhone = ({ phones }: { phones: { number: string }[] }): string | undefined => phones[0]?.number;

/** A number that stays on one line, with no-break spaces. */
export const onOneLine = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** A text as a part of a link. Half an emoji, which a cut text may have and no link can, becomes U+FFFD. */
const encodeText = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));

/** Link that opens an e-mail to the clinic, with an optional subject and body (RFC 6068). */
export function mailHref(email: string, message?: { subject: string; body: string }): string {
	if (!message) return `mailto:${email}`;
	const { subject, body } = message;
	return `mailto:${email}?subject=${encodeText(subject)}&body=${encodeText(body.replace(/\r?\n/g, "\r\n"))}`;
}

/** The most bytes of a link to a chat: many servers read a line of 8,190. */
export const LONGEST_CHAT = 8_000;

/** Link that opens a WhatsApp chat with the clinic, with a prepared message: the clinic's greeting by default. */
export function whatsappHref({ number, greeting }: WhatsApp, text = greeting): string {
	return `https://wa.me/${digits(number).replace("+", "")}?text=${encodeText(text)}`;
}

/** Link that opens WhatsApp with a text to send to a contact of the visitor's choice. */
export const shareHref = (text: string) => `https://wa.me/?text=${encodeText(text)}`;

export function addressLine({ street, locality, city, postalCode }: Address): string {
	return [street, locality, [city, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
