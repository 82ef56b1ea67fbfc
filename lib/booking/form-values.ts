import { type AppointmentRequest, type RequestField, requestFields } from "./fields";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form's control for a field; the form renders one for each. */
export function controlOf(form: HTMLFormElement, field: RequestField): Control {
	return form.elements.namedItem(field) as Control;
}

/** What stands in the form now. */
export function valuesOf(form: HTMLFormElement): AppointmentRequest {
	return Object.fromEntries(requestFields.map((field) => [field, controlOf(form, field).value])) as AppointmentRequest;
}

/** A form of hidden fields, not in the page, that holds a request as it was checked: nobody can type into it. */
export function formOf(request: AppointmentRequest): HTMLFormElement {
	const form = document.createElement("form");
	for (const field of requestFields) {
		const input = document.createElement("input");
		input.type = "hidden";
		input.name = field;
		input.value = request[field];
		form.append(input);
	}
	return form;
}
