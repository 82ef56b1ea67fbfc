import type { Labels } from "../model/schema/interface";

/** The fields of an appointment request, in the order of the form (specification, sections 3 and 5). */
export const requestFields = ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const;

export type RequestField = (typeof requestFields)[number];

export type AppointmentRequest = Record<RequestField, string>;

export type BookingWords = Labels["booking"]["form"];

/** The form's element for a field; the form renders one for each. */
export function fieldElement(form: HTMLFormElement, field: RequestField): HTMLInputElement | HTMLTextAreaElement {
	return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

export function formValues(form: HTMLFormElement): AppointmentRequest {
	const entries = requestFields.map((field) => [field, fieldElement(form, field).value]);
	return Object.fromEntries(entries) as AppointmentRequest;
}
