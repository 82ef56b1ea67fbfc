import { formValues, requestAsText } from "@/lib/booking/fields";
import { keepDraft } from "@/lib/booking/tab-storage";
import { LONGEST_CHAT, whatsappHref } from "@/lib/text/contact";
import type { BookingFormProps } from "./booking-form.island";

/** How long the form's script may take before the page says that the form is not ready. */
const SCRIPT_TIMEOUT_MS = 4000;

/**
 * Makes a form usable until its own script has loaded: stores what is typed, lets the submit button load the script again,
 * and after a while shows that the form is not ready, with links that send the request another way. Unfolds a form that
 * has something typed in it, or to which the address leads.
 * @param container the form's island
 * @param wake loads the script, again if needed; rejects if that fails
 */
export function addFormFallback(
	container: HTMLElement,
	{ contact, words }: BookingFormProps,
	wake: () => Promise<void>,
): void {
	const form = container.querySelector("form");
	const send = form?.querySelector<HTMLButtonElement>("button[data-send]");
	const section = container.parentElement;
	if (!form || !send || !section) return;
	const isAwake = () => container.dataset.awake !== undefined;

	const updateLink = () => {
		const link = section.querySelector<HTMLAnchorElement>("a[data-carries]");
		if (!link || !contact.whatsapp) return;
		const text = requestAsText(formValues(form), words);
		link.href = whatsappHref(contact.whatsapp, text);
		// So many fit in any script. The form's own script, which cuts better, would be too much for every page.
		if (link.href.length > LONGEST_CHAT) link.href = whatsappHref(contact.whatsapp, [...text].slice(0, 850).join(""));
	};
	const showNotReady = () => {
		if (isAwake()) return;
		updateLink();
		section.dataset.notReady = "";
	};
	const wakeInTime = () => {
		const timer = setTimeout(showNotReady, SCRIPT_TIMEOUT_MS);
		return wake()
			.catch(showNotReady)
			.finally(() => clearTimeout(timer));
	};

	keepDraft(form);
	if (Object.values(formValues(form)).some(Boolean) || location.hash === "#appointment")
		section.parentElement?.querySelector("details")?.setAttribute("open", "");
	section.dataset.guarded = "";
	form.addEventListener("input", () => {
		if (!isAwake()) updateLink();
	});
	if (form.contains(document.activeElement)) void wakeInTime();
	else form.addEventListener("focusin", () => void wakeInTime(), { once: true });
	send.disabled = false;
	send.addEventListener("click", (event) => {
		if (isAwake()) return;
		event.preventDefault();
		// After "not ready" the visitor may have sent the request another way: this press only loads the script.
		const submit = () => {
			if (section.dataset.notReady !== undefined) return;
			form.noValidate = true;
			form.requestSubmit();
		};
		container.addEventListener("awake", submit, { once: true });
		void wakeInTime();
	});
}
