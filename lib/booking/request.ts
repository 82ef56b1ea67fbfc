// The small build: the usual one would bring every language's messages to the browser.
import * as z from "zod/mini";
import { fill } from "../text/fill";
import { bookableDays, type Clock } from "./booking-date";
import { type AppointmentRequest, type BookingWords, type RequestField, requestFields } from "./fields";

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

/** An e-mail address, and the subject and body that a link gives it. */
const ADDRESS =
	'([\\p{L}\\p{N}_+][^\\s@<>()[\\]{}"“”,;:?|\\\\/]*@(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*\\.)+[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*)(?:\\?[^\\s@>]*)?';
/** Punctuation, and a name in brackets. */
const TAIL = "(?:[\\s'\"”’)\\].,;!।/]|\\([^@()]*\\))*$";

/** One address alone, behind a label, or in angle brackets behind a name. A part in front may be a part of the address. */
const pasted = [
	new RegExp(`^(?:[^@<]*(?:mail|मेल)[^@<:]*:|[^@<:]*:\\s)?[\\s'"“‘([]*${ADDRESS}${TAIL}`, "iu"),
	new RegExp(`^[^@<]*<(?:mailto:)?${ADDRESS}>${TAIL}`, "iu"),
];

/**
 * The e-mail address in a pasted text, such as `mailto:asha@example.org?subject=Hello` or `Asha <asha@example.org>,`; else the
 * text as typed.
 */
export function emailIn(typed: string): string {
	const text = removeInvisible(typed);
	return pasted.map((form) => form.exec(text)?.[1]).find(Boolean) ?? typed;
}

export type RequestErrors = Partial<Record<RequestField, string>>;

/** The most characters of a message: a page of text. */
export const MESSAGE_LIMIT = 1000;

/** The schema of each field. One object schema would double zod's share of the script, as would a check of each kind. */
function fieldSchemas(messages: BookingWords["errors"], clock: Clock, language: string | undefined) {
	const { first, last } = bookableDays(clock);
	const trimmed = z.overwrite<string>((text) => removeInvisible(text).trim());
	return {
		user_name: z.string().check(trimmed, z.regex(/./, messages.name)),
		// Brackets and quotation marks belong to the name beside an address; no answer reaches a host with an empty part.
		user_email: z.string().check(trimmed, z.regex(/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/, messages.email)),
		user_phone: z.string().check(z.regex(/^\d{10}$/, messages.phone)),
		appointment_date: z.string().check(
			z.regex(/./, messages.date),
			// A year of five digits makes a longer text, which would compare as less.
			z.refine((date) => date.length <= last.length && date <= last, messages.lateDate),
			z.refine((date) => date === "" || date >= first, messages.pastDate),
		),
		message: z
			.string()
			.check(
				z.refine(({ length }) => length <= MESSAGE_LIMIT, fill(messages.message, { limit: MESSAGE_LIMIT }, language)),
			),
	};
}

/**
 * Validates a request (specification, section 5).
 * @param language of the page, for numbers in messages
 * @returns the request to send, with name and e-mail trimmed and without invisible characters, or one message for each
 *   invalid field
 */
export function checkRequest(
	typed: AppointmentRequest,
	messages: BookingWords["errors"],
	clock: Clock,
	language?: string,
): { request: AppointmentRequest; errors?: never } | { request?: never; errors: RequestErrors } {
	const schemas = fieldSchemas(messages, clock, language);
	const request = { ...typed };
	const errors: RequestErrors = {};
	for (const field of requestFields) {
		const { data, error } = schemas[field].safeParse(typed[field]);
		if (error) errors[field] = error.issues[0]?.message;
		else request[field] = data;
	}
	return Object.keys(errors).length > 0 ? { errors } : { request };
}
