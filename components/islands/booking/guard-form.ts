import { carriedText } from "@/lib/booking/carried";
import { valuesOf } from "@/lib/booking/form-values";
import { whatsappHref } from "@/lib/text/contact";
import type { BookingFormProps } from "./booking-form";
import { keepDraft } from "./keep-draft";

/** Milliseconds that the form's script may take before the page says that it is not there yet. */
const PATIENCE = 4000;

/**
 * Looks after a form whose own script is not there yet: keeps what is typed, lets Send fetch the script again, and
 * after a while says that the form is not ready, with the other ways that carry what is typed.
 * @param container the form's island
 * @param props those of the form: the ways to the clinic, and the words
 * @param wake fetches the script, again if need be; fails if it cannot be had
 */
export function guardForm(
	container: HTMLElement,
	{ contact, words }: BookingFormProps,
	wake: () => Promise<void>,
): void {
	const form = container.querySelector("form");
	const send = form?.querySelector<HTMLButtonElement>("button[data-send]");
	const place = container.parentElement;
	if (!form || !send || !place) return;
	const isAwake = () => container.dataset.awake !== undefined;

	const carry = () => {
		const link = place.querySelector<HTMLAnchorElement>("a[data-carries]");
		if (link && contact.whatsapp) link.href = whatsappHref(contact.whatsapp, carriedText(valuesOf(form), words));
	};
	const sayNotReady = () => {
		if (isAwake()) return;
		carry();
		place.dataset.notReady = "";
	};
	const wakeOrSay = () => {
		const timer = setTimeout(sayNotReady, PATIENCE);
		return wake()
			.catch(sayNotReady)
			.finally(() => clearTimeout(timer));
	};

	keepDraft(form);
	place.dataset.guarded = "";
	form.addEventListener("input", () => {
		if (!isAwake()) carry();
	});
	if (form.contains(document.activeElement)) void wakeOrSay();
	else form.addEventListener("focusin", () => void wakeOrSay(), { once: true });
	send.disabled = false;
	send.addEventListener("click", (event) => {
		if (isAwake()) return;
		event.preventDefault();
		// A visitor who was told that the form is not ready may have sent the request another way: this press only wakes it.
		const submit = () => {
			if (place.dataset.notReady !== undefined) return;
			form.noValidate = true;
			form.requestSubmit();
		};
		container.addEventListener("awake", submit, { once: true });
		void wakeOrSay();
	});
}
