import { mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";
import type { AppointmentRequest, BookingWords } from "./fields";

/** Where a request can be sent other than by the form: at least one of these. */
export type BookingContact = { email?: string; phone?: string; whatsapp?: WhatsApp };

const requestAsText = (request: AppointmentRequest, { carried }: Pick<BookingWords, "carried">): string =>
	fill(carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});

/**
 * The most bytes of a link: mail programs that Windows opens take 2,046, and many servers read a line of 8,190. A letter of
 * Devanagari has nine.
 */
const LONGEST = { email: 2_000, whatsapp: 8_000 };

/** The characters that readers perceive; without the browser's help (Firefox before 125), code points. */
const lettersOf = (text: string): string[] =>
	"Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/** The link that carries a text, or as much of its beginning as fits and "…". */
function fittingLink(text: string, longest: number, linkOf: (text: string) => string) {
	const whole = linkOf(text);
	if (whole.length <= longest) return { link: whole, isShortened: false };
	const letters = lettersOf(text);
	const link = (count: number) => linkOf(`${letters.slice(0, count).join("")}…`);
	let [fits, excess] = [0, letters.length];
	while (excess - fits > 1) {
		const middle = Math.floor((fits + excess) / 2);
		if (link(middle).length > longest) excess = middle;
		else fits = middle;
	}
	return { link: link(fits), isShortened: true };
}

/**
 * Links that send a request by WhatsApp or e-mail, and the telephone, as far as the clinic has them.
 * @returns the links, the text of the request, and whether a link carries less than all of it
 */
export function contactLinks(
	request: AppointmentRequest,
	{ email, phone, whatsapp }: BookingContact,
	words: Pick<BookingWords, "carried" | "subject">,
): { whatsapp?: string; email?: string; phone?: string; text: string; isShortened: boolean } {
	const text = requestAsText(request, words);
	const { subject } = words;
	const chat = whatsapp ? fittingLink(text, LONGEST.whatsapp, (body) => whatsappHref(whatsapp, body)) : undefined;
	const mail = email ? fittingLink(text, LONGEST.email, (body) => mailHref(email, { subject, body })) : undefined;
	const links = { whatsapp: chat?.link, email: mail?.link, phone: phone && telHref(phone) };
	return { ...links, text, isShortened: [chat, mail].some((way) => way?.isShortened) };
}
