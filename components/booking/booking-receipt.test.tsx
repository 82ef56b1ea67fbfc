import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { BookingWords } from "@/lib/booking/fields";
import { BookingReceipt, calendarEntry } from "./booking-receipt";

const now = new Date("2026-11-25T09:05:07.123Z");

test("A calendar entry is a whole day, tentative, with escaped texts and lines that end in CRLF", () => {
	const location = "1 Sample Road, Nashik; ground floor";
	const entry = { title: "Asked", date: "2026-11-26", description: "First\nsecond \\ third", location };
	assert.deepEqual(calendarEntry(entry, now).split("\r\n"), [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//appointment request//EN",
		"BEGIN:VEVENT",
		"UID:20261125T090507Z-2026-11-26@localhost",
		"DTSTAMP:20261125T090507Z",
		"DTSTART;VALUE=DATE:20261126",
		"STATUS:TENTATIVE",
		"SUMMARY:Asked",
		"DESCRIPTION:First\\nsecond \\\\ third",
		"LOCATION:1 Sample Road\\, Nashik\\; ground floor",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("A line of more than 75 bytes is continued between characters, and loses none", () => {
	const title = "अपॉइंटमेंटची विनंती: पुनर्वसू क्लिनिक (अजून ठरलेली नाही) 🙏";
	const file = calendarEntry({ title, date: "2026-11-26", description: "x".repeat(200) }, now);
	for (const line of file.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75, line);
	const unfolded = file.replaceAll("\r\n ", "");
	assert.ok(unfolded.includes(`SUMMARY:${title}\r\n`));
	assert.ok(unfolded.includes(`DESCRIPTION:${"x".repeat(200)}\r\n`));
});

test("The receipt has the request's facts, and a calendar file with its day and the clinic's number", () => {
	const names = { name: "Name", date: "Date", phone: "Number", weCall: "We call", reach: "Reach" };
	const words = { ...names, addToCalendar: "Add", another: "Another", byPhone: "Call {phone}" } as BookingWords;
	const request = { user_name: "Asha", user_email: "a@b.cc", user_phone: "9876543210", message: "" };
	const common = {
		words,
		language: "en-IN",
		calendar: { title: "Asked" },
		contact: { phone: "020 1" },
		onAnother: () => {},
	};
	for (const [reach, facts] of [
		["", ["Name", "Asha", "Date", "26 November 2026", "We call", "9876543210"]],
		["by e-mail", ["Name", "Asha", "Date", "26 November 2026", "Number", "9876543210", "Reach", "by e-mail"]],
	] as const) {
		const sent = { ...request, appointment_date: "2026-11-26" };
		const html = renderToStaticMarkup(<BookingReceipt {...common} request={sent} reach={reach} next="We answer." />);
		assert.deepEqual(
			[...html.matchAll(/<d[td][^>]*>([^<]*)/g)].map(([, text]) => text?.replace(/^\w+, /, "")),
			facts,
		);
		assert.match(html, /href="tel:0201"[^>]*>Call 020 1</);
		assert.match(html, /download="appointment\.ics"/);
		const file = decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]*)/.exec(html)?.[1] ?? "");
		for (const line of ["DTSTART;VALUE=DATE:20261126", "SUMMARY:Asked", "DESCRIPTION:We answer. 020 1"])
			assert.ok(file.split("\r\n").includes(line), line);
	}
});
