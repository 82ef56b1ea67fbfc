import { test } from "node:test";
import { expect } from "@playwright/test";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { checkRequest } from "@/lib/booking/request";

const messages = {
	name: "name!",
	email: "email!",
	phone: "phone!",
	date: "date!",
	pastDate: "past!",
	lateDate: "late!",
	message: "over {limit}!",
};
const built = "2026-11-20";
const now = new Date("2026-11-21T06:30:00Z");
const good: AppointmentRequest = {
	user_name: "Asha",
	user_email: "asha@example.com",
	user_phone: "9876543210",
	appointment_date: "2026-11-21",
	message: "",
};

const errorsOf = (request: AppointmentRequest, at = now) =>
	checkRequest(request, messages, { now: at, built }).errors ?? {};
const errorsWith = (change: Partial<AppointmentRequest>) => errorsOf({ ...good, ...change });

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
	for (const name of ["", " ", "\t\n", "\u00a0", "\u200b\u200d", " \u2060 "])
		expect(errorsWith({ user_name: name })).toEqual({ user_name: "name!" });
	for (const name of ["A", " Asha ", "आशा"]) expect(errorsWith({ user_name: name })).toEqual({});
});

test("An e-mail address is text, @, text, dot, text", () => {
	for (const email of [
		"",
		"asha",
		"asha@",
		"@example.com",
		"asha@example",
		"asha@.",
		"a b@example.com",
		"a@b@c.d",
		'"A"<a@b.cc>',
		"<a@b.cc>",
	]) {
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
	for (const date of ["2026-11-21", "2026-11-22", "2027-01-01", "2028-11-21"]) {
		expect(errorsWith({ appointment_date: date }), date).toEqual({});
	}
});

test("A date more than two years ahead is a slip, also one whose year has five digits", () => {
	for (const date of ["2028-11-22", "9999-12-31", "20261-01-01", "10000-01-01"]) {
		expect(errorsWith({ appointment_date: date }), date).toEqual({ appointment_date: "late!" });
	}
});

test("A clock years behind or ahead refuses no date but those before the site was built", () => {
	const errorsAt = (time: string, date: string) => errorsOf({ ...good, appointment_date: date }, new Date(time));
	for (const time of ["2019-01-01T06:30:00Z", "2038-01-19T06:30:00Z"]) {
		expect(errorsAt(time, "2026-11-24"), time).toEqual({});
		expect(errorsAt(time, "2026-11-19"), time).toEqual({ appointment_date: "past!" });
		expect(errorsAt(time, "9999-12-31"), time).toEqual({ appointment_date: "late!" });
	}
});

test("A message has a thousand characters at most", () => {
	expect(errorsWith({ message: "द".repeat(1000) })).toEqual({});
	expect(errorsWith({ message: "द".repeat(1001) })).toEqual({ message: "over 1000!" });
});

test("What is given back to be sent is what was checked: without white space and unseen marks of name and e-mail", () => {
	const typed = {
		...good,
		user_name: " \u200eAsha\t",
		user_email: " asha\u200b@example.com\u200f ",
		message: " A lump\n",
	};
	expect(checkRequest(typed, messages, { now, built })).toEqual({ request: { ...good, message: " A lump\n" } });
});

test("The day changes at midnight in India", () => {
	const errorsAt = (time: string) => errorsOf(good, new Date(time));
	expect(errorsAt("2026-11-21T18:29:59Z")).toEqual({});
	expect(errorsAt("2026-11-21T18:30:00Z")).toEqual({ appointment_date: "past!" });
});
