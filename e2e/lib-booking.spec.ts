import { expect, test } from "@playwright/test";
import { isSunday, todayInIndia } from "@/lib/booking/date";
import { clearDraft, keepDraft, readDraft } from "@/lib/booking/draft";
import { type AppointmentRequest, requestErrors } from "@/lib/booking/request";

const messages = { name: "name!", email: "email!", phone: "phone!", date: "date!", pastDate: "past!" };
const now = new Date("2026-11-21T06:30:00Z");
const good: AppointmentRequest = {
	user_name: "Asha",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "",
};

const errorsWith = (change: Partial<AppointmentRequest>) => requestErrors({ ...good, ...change }, messages, now);

test.describe("Rules of a request", () => {
	test("A request without mistakes has no errors, with a message or without", () => {
		expect(errorsWith({})).toEqual({});
		expect(errorsWith({ message: "A lump" })).toEqual({});
	});

	test("An empty request has one error for each field but the message", () => {
		const empty = { user_name: "", user_email: "", user_phone: "", appointment_date: "", message: "" };
		expect(requestErrors(empty, messages, now)).toEqual({
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

	test("The day changes at midnight in India", () => {
		const errorsAt = (time: string) => requestErrors(good, messages, new Date(time));
		expect(errorsAt("2026-11-21T18:29:59Z")).toEqual({});
		expect(errorsAt("2026-11-21T18:30:00Z")).toEqual({ appointment_date: "past!" });
	});
});

for (const zone of ["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
	test.describe(`With the clock in ${zone}`, () => {
		const own = process.env.TZ;
		test.beforeEach(() => {
			process.env.TZ = zone;
		});
		test.afterEach(() => {
			if (own === undefined) delete process.env.TZ;
			else process.env.TZ = own;
		});

		test("Today is the day in India, to the second", () => {
			for (const [time, day] of [
				["2026-11-20T18:29:59.999Z", "2026-11-20"],
				["2026-11-20T18:30:00Z", "2026-11-21"],
				["2026-11-21T18:29:59.999Z", "2026-11-21"],
				["2026-12-31T18:30:00Z", "2027-01-01"],
				["2028-02-28T18:30:00Z", "2028-02-29"],
			] as const) {
				expect(todayInIndia(new Date(time)), time).toBe(day);
			}
		});

		test("A Sunday is told from its neighbours, and from no date", () => {
			expect(["2026-11-22", "2028-02-27"].map(isSunday)).toEqual([true, true]);
			expect(["2026-11-21", "2026-11-23", ""].map(isSunday)).toEqual([false, false, false]);
		});
	});
}

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
		keepDraft({ user_name: "आशा", message: "" });
		expect(readDraft()).toEqual({ user_name: "आशा", message: "" });
		clearDraft();
		expect(readDraft()).toEqual({});
		expect(kept.size).toBe(0);
	});

	test("What is kept and is no draft is passed over", () => {
		keepDraft({ user_name: "Asha" });
		const [key] = kept.keys();
		for (const text of ["", "{", "null", "7", "[]", '"Asha"', '{"user_name":7,"other":"x"}']) {
			kept.set(key ?? "", text);
			expect(readDraft(), text).toEqual({});
		}
	});

	test("Where the browser forbids storage, nothing is kept and nothing fails", () => {
		Object.defineProperty(globalThis, "sessionStorage", {
			configurable: true,
			get: () => {
				throw new DOMException("Forbidden", "SecurityError");
			},
		});
		keepDraft({ user_name: "Asha" });
		expect(readDraft()).toEqual({});
		clearDraft();
	});
});
