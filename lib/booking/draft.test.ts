import { afterEach, beforeEach, test } from "node:test";
import { expect } from "@playwright/test";
import { clearDraft, keepField, readDraft, wasSent } from "@/lib/booking/draft";
import type { AppointmentRequest } from "@/lib/booking/fields";

const request: AppointmentRequest = {
	user_name: "Asha",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "",
};

const install = (storage: unknown) =>
	Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: () => storage });
let kept: Map<string, string>;

beforeEach(() => {
	kept = new Map();
	install({
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
});
afterEach(() => {
	Reflect.deleteProperty(globalThis, "sessionStorage");
});

test("A draft is found as it was kept, until it is cleared", () => {
	expect(readDraft()).toEqual({});
	keepField("user_name", "आशा");
	keepField("message", "");
	expect(readDraft()).toEqual({ user_name: "आशा", message: "" });
	clearDraft();
	expect(readDraft()).toEqual({});
	expect(kept.size).toBe(0);
});

test("Keeping one field leaves the others of the draft, and a field can be taken out", () => {
	keepField("user_name", "Asha");
	kept.set("appointment-draft", JSON.stringify({ ...readDraft(), message: "A lump" }));
	keepField("user_name", "Usha");
	expect(readDraft()).toEqual({ user_name: "Usha", message: "A lump" });
	keepField("user_name", undefined);
	expect(readDraft()).toEqual({ message: "A lump" });
});

test("A draft was sent if all of it went out; an empty one was not", () => {
	expect(wasSent({ user_name: "Asha", message: "" }, request)).toBe(true);
	expect(wasSent({ user_name: "Asha", message: "A lump" }, request)).toBe(false);
	expect(wasSent({}, request)).toBe(false);
});

test("What is kept and is no draft is passed over", () => {
	keepField("user_name", "Asha");
	const [key] = kept.keys();
	for (const text of ["", "{", "null", "7", "[]", '"Asha"', '{"user_name":7,"other":"x"}']) {
		kept.set(key ?? "", text);
		expect(readDraft(), text).toEqual({});
	}
});

test("Where the browser forbids storage, the draft is kept as long as the page lives", () => {
	Object.defineProperty(globalThis, "sessionStorage", {
		configurable: true,
		get: () => {
			throw new DOMException("Forbidden", "SecurityError");
		},
	});
	keepField("user_name", "Asha");
	expect(readDraft()).toEqual({ user_name: "Asha" });
	clearDraft();
	expect(readDraft()).toEqual({});
});
