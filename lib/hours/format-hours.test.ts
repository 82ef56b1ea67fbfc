import assert from "node:assert/strict";
import { test } from "node:test";
import { openingHours } from "@/e2e/support/hours";
import { openingHoursNodes } from "../machines/structured-data";
import { minutesOf, weekdays } from "./calendar";
import { closingNotice, closingRows, formatTime, type HoursWords, weekRows } from "./format-hours";
import { currentClosings } from "./schedule";

const laterParts = { afternoon: "PM", evening: "PM", night: "PM" };
const words = {
	days: Object.fromEntries(weekdays.map((day) => [day, day])),
	clock: { time: "{hour}:{minute} {part}", afterMidnight: "AM", morning: "AM", ...laterParts },
	plan: { range: "{from} to {to}", allDay: "day and night", closed: "Closed", byAppointment: "if you call us first" },
	notice: { closed: "Closed {dates} for {reason}", hours: "{dates}, {reason}: {hours}" },
} as HoursWords;
const TODAY = "2026-11-01";

const hours = openingHours({
	week: [
		{ from: "Saturday", to: "Monday", sessions: [{ opens: "10:00", closes: "13:00" }] },
		{ from: "Tuesday", to: "Wednesday", sessions: [{ opens: "17:00", closes: "20:00" }] },
		{ from: "Tuesday", sessions: [{ opens: "10:00", closes: "13:00" }] },
		{ from: "Thursday", sessions: [{ opens: "00:00", closes: "24:00" }] },
	],
	byAppointment: ["Wednesday", "Friday"],
	closings: [
		{ from: "2026-11-14", reason: "a conference", sessions: [{ opens: "18:00", closes: "01:00", nextDay: true }] },
		{ from: "2026-11-08", to: "2026-11-10", reason: "Diwali" },
		{ from: "2026-10-30", to: "2026-10-31", reason: "repairs" },
		{ from: "2026-12-25", reason: "Christmas", notice: "Merry Christmas to all.", announce: "2026-12-25" },
	],
});

test("The table has one row for days with the same hours, also across the week's end, and shows closed days", () => {
	assert.deepEqual(weekRows(hours, words, "en-IN"), [
		{ days: "Tuesday", lines: ["10:00 AM to 1:00 PM", "5:00 PM to 8:00 PM"] },
		{ days: "Wednesday", lines: ["5:00 PM to 8:00 PM", "if you call us first"] },
		{ days: "Thursday", lines: ["day and night"] },
		{ days: "Friday", lines: ["if you call us first"] },
		{ days: "Saturday to Monday", lines: ["10:00 AM to 1:00 PM"] },
	]);
	const workdays = openingHours({
		week: [{ from: "Monday", to: "Friday", sessions: [{ opens: "12:00", closes: "19:00" }] }],
	});
	const [, weekend] = weekRows(workdays, words, "en-IN");
	assert.deepEqual(weekend, { days: "Saturday to Sunday", lines: ["Closed"] });
});

const notices = (today: string) =>
	currentClosings(hours.closings, today).map((closing) => closingNotice(closing, words, "en-IN"));

test("Closings that are not over have a row and a notice with dates, hours and reason, earliest first", () => {
	const dates = [
		{ from: "2026-10-25", until: "2026-11-10" },
		{ from: "2026-10-31", until: "2026-11-14" },
		{ from: "2026-12-25", until: "2026-12-25" },
	] as const;
	assert.deepEqual(closingRows(hours.closings, words, "en-IN", TODAY), [
		{ days: "8–10 November", lines: ["Closed", "Diwali"], ...dates[0] },
		{ days: "14 November", lines: ["6:00 PM to 1:00 AM", "a conference"], ...dates[1] },
		{ days: "25 December", lines: ["Closed", "Christmas"], ...dates[2] },
	]);
	assert.deepEqual(notices(TODAY), [
		{ text: "Closed 8–10 November for Diwali", ...dates[0] },
		{ text: "14 November, a conference: 6:00 PM to 1:00 AM", ...dates[1] },
		{ text: "Merry Christmas to all.", ...dates[2] },
	]);
	const counts = ["2026-11-10", "2026-11-11"].map((today) => notices(today).length);
	assert.deepEqual(counts, [3, 2]);
});

test("Structured data lists every day of every session, and the closings to come", () => {
	const type = { "@type": "OpeningHoursSpecification" };
	const { openingHoursSpecification, specialOpeningHoursSpecification } = openingHoursNodes(hours, TODAY);
	assert.deepEqual(openingHoursSpecification, [
		{ ...type, dayOfWeek: ["Saturday", "Sunday", "Monday"], opens: "10:00", closes: "13:00" },
		{ ...type, dayOfWeek: ["Tuesday", "Wednesday"], opens: "17:00", closes: "20:00" },
		{ ...type, dayOfWeek: ["Tuesday"], opens: "10:00", closes: "13:00" },
		{ ...type, dayOfWeek: ["Thursday"], opens: "00:00", closes: "23:59" },
	]);
	assert.deepEqual(specialOpeningHoursSpecification?.slice(0, 2), [
		{ ...type, validFrom: "2026-11-08", validThrough: "2026-11-10", opens: "00:00", closes: "00:00" },
		{ ...type, validFrom: "2026-11-14", validThrough: "2026-11-14", opens: "18:00", closes: "01:00" },
	]);
	assert.equal(openingHoursNodes(hours, "2026-12-26").specialOpeningHoursSpecification, undefined);
});

test("A time of day is written in twelve hours, or by the part of the day in the language's own digits", () => {
	const day = { morning: "सकाळी", afternoon: "दुपारी", evening: "संध्याकाळी" };
	const marathi = { time: "{part} {hour}:{minute}", ...day, night: "रात्री", afterMidnight: "रात्री" };
	for (const [time, english, inMarathi] of [
		["00:00", "12:00 AM", "रात्री १२:००"],
		["03:59", "3:59 AM", "रात्री ३:५९"],
		["04:00", "4:00 AM", "सकाळी ४:००"],
		["11:59", "11:59 AM", "सकाळी ११:५९"],
		["12:00", "12:00 PM", "दुपारी १२:००"],
		["16:00", "4:00 PM", "संध्याकाळी ४:००"],
		["19:59", "7:59 PM", "संध्याकाळी ७:५९"],
		["20:00", "8:00 PM", "रात्री ८:००"],
		["24:00", "12:00 AM", "रात्री १२:००"],
		["26:00", "2:00 AM", "रात्री २:००"],
	] as const) {
		assert.equal(formatTime(minutesOf(time), words.clock, "en-IN"), english);
		assert.equal(formatTime(minutesOf(time), marathi, "mr-IN"), inMarathi);
	}
});
