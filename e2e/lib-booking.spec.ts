import { expect, test } from "@playwright/test";
import { clearDraft, keepField, readDraft, wasSent } from "@/lib/booking/draft";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { checkRequest } from "@/lib/booking/request";

const messages = {
	name: "name!",
	email: "email!",
	phone: "phone!",
	date: "date!",
	pastDate: "past!",
	message: "over {limit}!",
};
const now = new Date("2026-11-21T06:30:00Z");
const good: AppointmentRequest = {
	user_name: "Asha",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "",
};

const errorsOf = (request: AppointmentRequest, at = now) => checkRequest(request, messages, at).errors ?? {};
const errorsWith = (change: Partial<AppointmentRequest>) => errorsOf({ ...good, ...change });

test.describe("Rules of a request", () => {
	test("A request without mistakes has no errors, with a message or without", () => {
		expect(errorsWith({})).toEqual({});
		expect(errorsWith({ message: "A lump" })).toEqual({});
	});

	test("An empty request has one error for each field but the message", () => {
		const empty = { user_name: "", user_email: "", user_phone: "", appointment_date: "", message: "" };
		expect(errorsOf(empty)).toEqual({
			user_name: "name!",
			user_email: "email!",
			user_phone: "phone!",
			appointment_date: "date!",
		});
	});

	test("A name must have more than white space", () => {
		for (const name of ["", " ", "\t\n", "\u00a0"])
			expect(errorsWith({ user_name: name })).toEqual({ user_name: "name!" });
		for (const name of ["A", " Asha ", "आशा"]) expect(errorsWith({ user_name: name })).toEqual({});
	});

	test("An e-mail address is text, @, text, dot, text", () => {
		for (const email of ["", "asha", "asha@", "@example.com", "asha@example", "asha@.", "a b@example.com", "a@b@c.d"]) {
			expect(errorsWith({ user_email: email }), email).toEqual({ user_email: "email!" });
		}
		for (const email of ["a@b.c", "asha.k+clinic@mail.example.co.in", " asha@example.com "]) {
			expect(errorsWith({ user_email: email }), email).toEqual({});
		}
	});

	test("A phone number is exactly ten plain digits", () => {
		for (const phone of [
			"",
			"987654321",
			"98765432101",
			"98765 43210",
			"+919876543210",
			"987654321x",
			"९८७६५४३२१०",
			"9876543210\n",
		]) {
			expect(errorsWith({ user_phone: phone }), phone).toEqual({ user_phone: "phone!" });
		}
	});

	test("A date is today in India or later", () => {
		for (const date of ["2026-11-20", "2025-12-31", "0001-01-01"]) {
			expect(errorsWith({ appointment_date: date }), date).toEqual({ appointment_date: "past!" });
		}
		for (const date of ["2026-11-21", "2026-11-22", "2027-01-01"]) {
			expect(errorsWith({ appointment_date: date }), date).toEqual({});
		}
	});

	test("A message has a thousand characters at most", () => {
		expect(errorsWith({ message: "द".repeat(1000) })).toEqual({});
		expect(errorsWith({ message: "द".repeat(1001) })).toEqual({ message: "over 1000!" });
	});

	test("What is given back to be sent is what was checked: without white space around name and e-mail", () => {
		const typed = { ...good, user_name: " Asha\t", user_email: " asha@example.com ", message: " A lump\n" };
		expect(checkRequest(typed, messages, now)).toEqual({ request: { ...good, message: " A lump\n" } });
	});

	test("The day changes at midnight in India", () => {
		const errorsAt = (time: string) => errorsOf(good, new Date(time));
		expect(errorsAt("2026-11-21T18:29:59Z")).toEqual({});
		expect(errorsAt("2026-11-21T18:30:00Z")).toEqual({ appointment_date: "past!" });
	});
});

test.describe("Drafts", () => {
	const install = (storage: unknown) =>
		Object.defineProperty(globalThis, "sessionStorage", { configurable: true, get: () => storage });
	let kept: Map<string, string>;

	test.beforeEach(() => {
		kept = new Map();
		install({
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, value: string) => kept.set(key, value),
			removeItem: (key: string) => kept.delete(key),
		});
	});
	test.afterEach(() => {
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
		expect(wasSent({ user_name: "Asha", message: "" }, good)).toBe(true);
		expect(wasSent({ user_name: "Asha", message: "A lump" }, good)).toBe(false);
		expect(wasSent({}, good)).toBe(false);
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
});
