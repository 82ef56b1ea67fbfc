import type { Labels } from "../model/schema/interface";

/** The fields of an appointment request, in the order of the form (specification, sections 3 and 5). */
export const requestFields = ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const;

export type RequestField = (typeof requestFields)[number];

export type AppointmentRequest = Record<RequestField, string>;

/** What the form keeps as a draft: the fields, and how and when to reach the patient, which becomes a line of the message. */
export const draftFields = [...requestFields, "reach_how", "reach_when"] as const;

export type DraftField = (typeof draftFields)[number];

export type BookingWords = Labels["booking"]["form"];

/** The form's element for a field; the form renders one for each. */
export function fieldElement(form: HTMLFormElement, field: DraftField): HTMLInputElement {
	return form.elements.namedItem(field) as HTMLInputElement;
}

export function formValues(form: HTMLFormElement): AppointmentRequest {
	const entries = requestFields.map((field) => [field, fieldElement(form, field).value]);
	return Object.fromEntries(entries) as AppointmentRequest;
}

export const joinParagraphs = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join("\n\n");

/** The line of the message on how and when to reach the patient, in the clinic's language; empty if nothing was chosen. */
export function reachLine(form: HTMLFormElement): string {
	const { value, dataset } = fieldElement(form, "reach_when");
	const when = value.trim() && dataset.line?.replace("{when}", () => value.trim());
	return `${fieldElement(form, "reach_how").value} ${when}`.trim();
}
