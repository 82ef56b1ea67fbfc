import { type AppointmentRequest, type RequestField, requestFields } from "./fields";
import { tabStorage } from "./tab-storage";

const KEY = "appointment-draft";

/** What a patient has typed and not yet sent, as far as it differs from what the form begins with. */
export type Draft = Partial<AppointmentRequest>;

/** The draft of this tab; empty if there is none, or if what is kept is not one. */
export function readDraft(): Draft {
	try {
		const kept: unknown = JSON.parse(tabStorage.get(KEY) ?? "{}");
		if (kept === null || typeof kept !== "object") return {};
		const entries = requestFields.flatMap((field): [RequestField, string][] => {
			const value = (kept as Record<string, unknown>)[field];
			return typeof value === "string" ? [[field, value]] : [];
		});
		return Object.fromEntries(entries);
	} catch {
		return {};
	}
}

/** Keeps one field; `undefined` takes it out of the draft. What another page has kept of other fields stays. */
export function keepField(field: RequestField, value: string | undefined): void {
	tabStorage.set(KEY, JSON.stringify({ ...readDraft(), [field]: value }));
}

/** Whether the draft outlives the page; not so where the browser forbids storage. */
export const draftLasts = (): boolean => tabStorage.lasts();

export function clearDraft(): void {
	tabStorage.remove(KEY);
}

/** Whether everything in the draft has gone out with `sent`; not so for an empty draft. */
export function wasSent(draft: Draft, sent: AppointmentRequest): boolean {
	const kept = Object.entries(draft) as [RequestField, string][];
	return kept.length > 0 && kept.every(([field, value]) => sent[field] === value);
}
