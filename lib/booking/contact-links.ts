import { LONGEST_CHAT, mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { type AppointmentRequest, type BookingWords, requestAsText } from "./fields";

/** Where a request can be sent other than by the form: at least one of these. */
export type BookingContact = { email?: string; phone?: string; whatsapp?: WhatsApp };

/** The most bytes of a link to a mail program: those that Windows opens take 2,046. A letter of Devanagari has nine. */
const LONGEST_MAIL = 2_000;

/** The characters that readers perceive; without the browser's help (Firefox before 125), code points. */
const lettersOf = (text: string): string[] =>
	"Segmenter" in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];

/** The link that carries a text, or as much of its beginning as fits and "…". */
function fittingLink(text: string, longest: number, linkOf: (text: string) => string) {
	const whole = linkOf(text);
	if (whole.length <= longest) return { link: whole, isShortened: false };
	const empty = linkOf("").length;
	let room = longest - linkOf("…").length;
	let start = "";
	for (const letter of lettersOf(text)) {
		room -= linkOf(letter).length - empty;
		if (room < 0) break;
		start += letter;
	}
	return { link: linkOf(`${start}…`), isShortened: true };
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
	const chat = whatsapp ? fittingLink(text, LONGEST_CHAT, (body) => whatsappHref(whatsapp, body)) : undefined;
	const mail = email ? fittingLink(text, LONGEST_MAIL, (body) => mailHref(email, { subject, body })) : undefined;
	const links = { whatsapp: chat?.link, email: mail?.link, phone: phone && telHref(phone) };
	return { ...links, text, isShortened: [chat, mail].some((way) => way?.isShortened) };
}
