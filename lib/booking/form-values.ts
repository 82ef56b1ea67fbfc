import type { Draft } from "./draft";
import { type AppointmentRequest, type RequestField, requestFields } from "./request";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form's control for a field; the form renders one for each. */
export function controlOf(form: HTMLFormElement, field: RequestField): Control {
	return form.elements.namedItem(field) as Control;
}

/** What stands in the form now. */
export function valuesOf(form: HTMLFormElement): AppointmentRequest {
	return Object.fromEntries(requestFields.map((field) => [field, controlOf(form, field).value])) as AppointmentRequest;
}

/** The values that differ from what the form began with. */
export function changedValues(form: HTMLFormElement): Draft {
	return Object.fromEntries(
		requestFields
			.map((field) => controlOf(form, field))
			.filter((control) => control.value !== control.defaultValue)
			.map((control) => [control.name, control.value]),
	);
}

/** Puts a draft into the form, but over nothing that the patient has typed meanwhile. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
	for (const field of requestFields) {
		const control = controlOf(form, field);
		const value = draft[field];
		if (value !== undefined && control.value === control.defaultValue) control.value = value;
	}
}
