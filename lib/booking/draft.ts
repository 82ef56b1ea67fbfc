import { type AppointmentRequest, type RequestField, requestFields } from "./request";
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

export function keepDraft(draft: Draft): void {
	tabStorage.set(KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
	tabStorage.remove(KEY);
}
