import { clearDraft, draftLasts, keepField, readDraft, wasSent } from "@/lib/booking/draft";
import { type RequestField, requestFields } from "@/lib/booking/fields";
import { controlOf, valuesOf } from "@/lib/booking/form-values";
import { tellSent, whenSentElsewhere } from "@/lib/booking/sent-channel";

const forms = new Set<HTMLFormElement>();

/** Fields in which somebody has typed since the page came. A browser that knows fewer of these states passes them over. */
const TOUCHED = ":is(:focus, :user-valid, :user-invalid)";

/**
 * Firefox shows a page from its back/forward cache with session storage as it was when the page was left (seen in 153):
 * what has been sent since would stand there again. A page with a listener for `unload` is not kept.
 */
const cacheIsStale = () => CSS.supports("-moz-appearance", "none");
const leaveCache = () => {};

/** Brings form and draft together: what `isNew` goes into the draft, every other field takes what the draft says. */
function bringTogether(form: HTMLFormElement, isNew: (control: Element) => boolean): void {
	const draft = readDraft();
	for (const field of requestFields) {
		const control = controlOf(form, field);
		const kept = draft[field] ?? control.defaultValue;
		if (control.value !== control.defaultValue && isNew(control)) keepField(field, control.value);
		else if (control.value !== kept) control.value = kept;
	}
	// The form's own script takes up changed values at this event.
	form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** After a reload or a step in history the browser fills forms in by itself, also with what has been sent since. */
function browserFillsIn(): boolean {
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return navigation?.type === "reload" || navigation?.type === "back_forward";
}

/**
 * Keeps what is typed into an appointment form for this tab, from its first letter on, whether the form's own script
 * is there or not; brings it back on every page with the form, and forgets it when the form is reset, as it is once a
 * request was sent. Without effect on a form that is kept already.
 */
export function keepDraft(form: HTMLFormElement): void {
	if (forms.has(form)) return;
	forms.add(form);
	// Where the draft is forgotten with the page, what the browser fills in is all there is.
	const trusted = draftLasts();
	const filledIn = trusted && browserFillsIn();
	bringTogether(form, (control) => !filledIn || control.matches(TOUCHED));
	form.addEventListener("input", ({ target }) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
		if (!requestFields.some((field) => field === target.name)) return;
		keepField(target.name as RequestField, target.value === target.defaultValue ? undefined : target.value);
	});
	if (cacheIsStale()) form.addEventListener("input", () => addEventListener("unload", leaveCache));
	form.addEventListener("reset", () => {
		tellSent(valuesOf(form));
		clearDraft();
	});
	// Some browsers fill in only now; and while a page was kept, another may have added to the draft or sent it. All that
	// was typed here is in the draft.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted || trusted) bringTogether(form, () => false);
	});
}

/** Empties this tab's draft, and a form with it, when a copy of this tab has sent it. */
export function forgetDraftSentElsewhere(): void {
	whenSentElsewhere((sent) => {
		if (!wasSent(readDraft(), sent)) return;
		clearDraft();
		for (const form of forms) bringTogether(form, () => false);
	});
}
