// The small build: the usual one would bring every language's messages to the browser.
import * as z from "zod/mini";
import { todayInIndia } from "./date";

/** The fields of an appointment request, in the order of the form (specification, sections 3 and 5). */
export const requestFields = ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const;

export type RequestField = (typeof requestFields)[number];

/** What a patient typed, field by field. */
export type AppointmentRequest = Record<RequestField, string>;

export type RequestErrors = Partial<Record<RequestField, string>>;

/** The message for each way in which a field can be wrong; the words are content. */
export type RequestMessages = {
	name: string;
	email: string;
	phone: string;
	date: string;
	pastDate: string;
};

function requestSchema(messages: RequestMessages, today: string) {
	return z.object({
		user_name: z.string().check(z.trim(), z.minLength(1, messages.name)),
		user_email: z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messages.email)),
		user_phone: z.string().check(z.regex(/^\d{10}$/, messages.phone)),
		appointment_date: z.string().check(
			z.minLength(1, messages.date),
			z.refine((date) => date === "" || date >= today, messages.pastDate),
		),
		message: z.string(),
	});
}

/**
 * What is wrong with a request, one message a field (specification, section 5); empty if it can be sent.
 * @param now decides which dates lie in the past, in India
 */
export function requestErrors(request: AppointmentRequest, messages: RequestMessages, now: Date): RequestErrors {
	const result = requestSchema(messages, todayInIndia(now)).safeParse(request);
	const errors: RequestErrors = {};
	for (const issue of result.error?.issues ?? []) {
		const field = issue.path[0] as RequestField;
		errors[field] ??= issue.message;
	}
	return errors;
}
