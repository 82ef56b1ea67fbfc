import type { Labels } from "../model/schema/interface";
import { fill } from "../text/fill";

/** The fields of an appointment request, in the order of the form (specification, sections 3 and 5). */
export const requestFields = ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const;

export type RequestField = (typeof requestFields)[number];

export type AppointmentRequest = Record<RequestField, string>;

/** What the form keeps as a draft: the fields, and how and when to reach the patient, which becomes a line of the message. */
export const draftFields = [...requestFields, "reach", "when"] as const;

export type DraftField = (typeof draftFields)[number];

export type FormValues = Record<DraftField, string>;

/** How and when a patient may be reached. */
export type ReachOptions = {
	/** Ways to be reached, in the page's language, each with its sentence for the clinic; the first has none. */
	ways: { label: string; sentence: string }[];
	when: string;
	whenHint: string;
	/** The sentence for the clinic on when, with `{when}`. */
	line: string;
};

export type BookingWords = Labels["booking"]["form"];

/** The form's element for a field; the form renders one for each. */
export function fieldElement(form: HTMLFormElement, field: DraftField): HTMLInputElement {
	return form.elements.namedItem(field) as HTMLInputElement;
}

/** The form's values; a request is sent without how and when to reach the patient. */
export function formValues(form: HTMLFormElement): FormValues {
	const entries = draftFields.map((field) => [field, fieldElement(form, field).value]);
	return Object.fromEntries(entries) as FormValues;
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
