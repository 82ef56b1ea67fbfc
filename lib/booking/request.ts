import { LONGEST_CHAT, mailHref, telHref, type WhatsApp, whatsappHref } from "../text/contact";
import { fill } from "../text/fill";
import { bookableDays, type Clock } from "./booking-date";
import { type AppointmentRequest, type BookingWords, type RequestField, requestAsText } from "./fields";

/**
 * Removes invisible format characters (Unicode category Cf), such as direction marks and zero-width spaces, which are copied
 * along with a text. Joiners after a vowel sign or virama stay: Devanagari and other scripts are spelt with them.
 */
const removeInvisible = (text: string): string =>
	text.replace(/(\p{M}[\u200c\u200d])|\p{Cf}/gu, (_, joined: string | undefined) => joined ?? "");

const DEVANAGARI_ZERO = "०".charCodeAt(0);

/** The hyphens and dashes that address books use. */
const OTHER_HYPHENS = /[\u2010-\u2014]/g;

/** The national trunk prefix in brackets after the country code: +91 (0) 98765 43210. */
const TRUNK_ZERO = /^(\D*(?:00)?91\D*)\(0\)/;

/**
 * Reduces an Indian telephone number to its ten digits: with or without spaces and hyphens, with +91, +91 (0), 0091, 91 or 0
 * in front, in ASCII or Devanagari digits. Any other text is returned with ASCII digits only, so that an unfinished or
 * mistaken number stays in the field.
 */
export function normalisePhone(typed: string): string {
	const digitsInAscii = typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
	const text = removeInvisible(digitsInAscii).replace(OTHER_HYPHENS, "-");
	if (/[^\d\s()+.-]/.test(text)) return text;
	const digits = text.replace(TRUNK_ZERO, "$1").replace(/\D/g, "");
	// After + or 0 the prefix must be complete: ten digits could be an unfinished number.
	const national = /^\D*[+0]/.test(text)
		? /^(?:0{0,2}910?|0)(\d{10})$/.exec(digits)?.[1]
		: /^(?:91)?(\d{10})$/.exec(digits)?.[1];
	return national ?? text;
}

/**
 * The only telephone number in a pasted text, such as `Mob. 98765 43210 (Asha)`, as ten digits; else the text as typed. Beside
 * words a number is that of a mobile in India, or begins with +91 or 0: it could be foreign.
 */
export function phoneIn(typed: string): string {
	const text = normalisePhone(typed);
	const runs = text.match(/[+(]*\d[\d\s()+.-]*/g) ?? [];
	const [number = "", ...others] = new Set(runs.map(normalisePhone));
	const isIndian = /^[6-9]/.test(number) || /^\D*(?:\+91|0)/.test(runs[0] ?? "");
	return others.length === 0 && isIndian && /^\d{10}$/.test(number) ? number : text;
}

/**
 * Brackets and quotation marks belong to the name beside an address, a comma to the text around it; no answer reaches a host
 * with an empty part.
 */
const EMAIL = /^[^\s@<>",;]+@[^\s@<>",;.]+(\.[^\s@<>",;.]+)+$/;

/**
 * The e-mail address in a pasted text, such as `mailto:asha@example.org?subject=Hello` or `Asha <asha@example.org>,`; else the
 * text as typed. Of words before an address only a label is left out: others may be a part of it.
 */
export function emailIn(typed: string): string {
	const text = removeInvisible(typed);
	const address = (/^[^@<]*<([^<>]+)>[\s.,;]*$/.exec(text)?.[1] ?? text)
		.replace(/^[^@]*(mail|मेल)[^@:]*:|^[^@:]*:\s|\?.*$|\([^@]*\)\W*$/gi, "")
		.replace(/^[\s'"“‘([]+|[\s'"”’)\].,;!।/]+$/g, "");
	return EMAIL.test(address) ? address : typed;
}

export type RequestErrors = Partial<Record<RequestField, string>>;

/** The most characters of a message: a page of text. */
export const MESSAGE_LIMIT = 1000;

/** The date's mistake, if it has one. */
function dateError(date: string, messages: BookingWords["errors"], clock: Clock): string | undefined {
	const { first, last } = bookableDays(clock);
	if (!date) return messages.date;
	// A year of five digits makes a longer text, which would compare as less.
	if (date.length > last.length || date > last) return messages.lateDate;
	return date < first ? messages.pastDate : undefined;
}

/**
 * Validates a request (specification, section 5), without a library, which would take a sixth of what a page may load.
 * @param language of the page, for numbers in messages
 * @returns the request to send, with name and e-mail trimmed and without invisible characters, or one message for each
 *   invalid field
 */
export function checkRequest<Typed extends AppointmentRequest>(
	typed: Typed,
	messages: BookingWords["errors"],
	clock: Clock,
	language?: string,
): { errors: RequestErrors; request?: Typed } {
	const clean = (text: string) => removeInvisible(text).trim();
	const request = { ...typed, user_name: clean(typed.user_name), user_email: clean(typed.user_email) };
	const found: RequestErrors = {
		user_name: request.user_name ? undefined : messages.name,
		user_email: EMAIL.test(request.user_email) ? undefined : messages.email,
		user_phone: /^\d{10}$/.test(request.user_phone) ? undefined : messages.phone,
		appointment_date: dateError(request.appointment_date, messages, clock),
		message:
			request.message.length > MESSAGE_LIMIT ? fill(messages.message, { limit: MESSAGE_LIMIT }, language) : undefined,
	};
	const errors: RequestErrors = Object.fromEntries(Object.entries(found).filter(([, message]) => message));
	return { errors, request: Object.keys(errors).length > 0 ? undefined : request };
}

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
	return {
		whatsapp: chat?.link,
		email: mail?.link,
		phone: phone && telHref(phone),
		text,
		isShortened: [chat, mail].some((way) => way?.isShortened),
	};
}
