// The small build: the usual one would bring every language's messages to the browser.
import * as z from "zod/mini";
import { fill } from "../text/fill";
import { bookableDays, type Clock } from "./bookable-days";
import { type AppointmentRequest, type RequestField, requestFields } from "./fields";
import { withoutHiddenMarks } from "./hidden-marks";

export type RequestErrors = Partial<Record<RequestField, string>>;

/** The message for each way in which a field can be wrong; the words are content. */
export type RequestMessages = {
	name: string;
	email: string;
	phone: string;
	date: string;
	pastDate: string;
	lateDate: string;
	/** With `{limit}`, the number of characters. */
	message: string;
};

/** The characters of a message at most: a page of writing, and short enough for a link that carries it elsewhere. */
export const MESSAGE_LIMIT = 1000;

/** What each field must hold. An object schema would double what zod brings to the browser. */
function fieldSchemas(messages: RequestMessages, clock: Clock, language: string | undefined) {
	const { first, last } = bookableDays(clock);
	const seen = z.overwrite(withoutHiddenMarks);
	return {
		user_name: z.string().check(seen, z.trim(), z.minLength(1, messages.name)),
		// Brackets and quotation marks belong to the name beside an address, not to it.
		user_email: z.string().check(seen, z.trim(), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, messages.email)),
		user_phone: z.string().check(z.regex(/^\d{10}$/, messages.phone)),
		appointment_date: z.string().check(
			z.minLength(1, messages.date),
			// A year of more than four digits makes a longer text.
			z.refine((date) => date.length <= last.length && date <= last, messages.lateDate),
			z.refine((date) => date === "" || date >= first, messages.pastDate),
		),
		message: z.string().check(z.maxLength(MESSAGE_LIMIT, fill(messages.message, { limit: MESSAGE_LIMIT }, language))),
	};
}

/**
 * Checks a request (specification, section 5).
 * @param clock decides which dates can be asked for, in India
 * @param language of the messages, for the digits of numbers in them
 * @returns the request as it is to be sent, name and e-mail without white space around them and without marks that nobody
 *   sees, or what is wrong with it, one message a field
 */
export function checkRequest(
	typed: AppointmentRequest,
	messages: RequestMessages,
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
