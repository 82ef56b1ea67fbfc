import assert from "node:assert/strict";
import { test } from "node:test";
import { calendarEntry } from "./calendar-entry";

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
