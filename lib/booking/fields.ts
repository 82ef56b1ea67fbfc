import type { Labels } from "../model/schema/interface";
import { fill } from "../text/fill";

/** The fields of an appointment request, in the order of the form (specification, sections 3 and 5). */
export const requestFields = ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const;

export type RequestField = (typeof requestFields)[number];

export type AppointmentRequest = Record<RequestField, string>;

/** What the form keeps as a draft: the fields, and how and when to reach the patient, which becomes a line of the message. */
export const draftFields = [...requestFields, "reach", "when"] as const;

export type DraftField = (typeof draftFields)[number];

export type BookingWords = Labels["booking"]["form"];

/** The form's element for a field; the form renders one for each. */
export function fieldElement(form: HTMLFormElement, field: DraftField): HTMLInputElement {
	return form.elements.namedItem(field) as HTMLInputElement;
}

/** The form's values; a request is sent without how and when to reach the patient. */
export function formValues(form: HTMLFormElement): Record<DraftField, string> {
	const entries = draftFields.map((field) => [field, fieldElement(form, field).value]);
	return Object.fromEntries(entries) as Record<DraftField, string>;
}

/** The text by which another way carries a request. */
export const requestAsText = (request: AppointmentRequest, { carried }: Pick<BookingWords, "carried">): string =>
	fill(carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});
