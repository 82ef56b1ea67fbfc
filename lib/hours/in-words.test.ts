import { test } from "node:test";
import { expect } from "@playwright/test";
import { openingHours } from "@/lib/content/schema/hours";
import { weekdays } from "@/lib/hours/calendar";
import { clockTime, type HoursWords, minutesOf } from "@/lib/hours/clock";
import { notices } from "@/lib/hours/notices";
import { openingHoursNodes } from "@/lib/hours/structured-data";
import { exceptionRows, weekRows } from "@/lib/hours/table";

const words: HoursWords = {
	heading: "Hours",
	emergencies: "Emergencies",
	emergencyNote: "Emergencies {hours}",
	days: Object.fromEntries(weekdays.map((day) => [day, day])) as HoursWords["days"],
	clock: {
		time: "{hour}:{minute} {part}",
		afterMidnight: "AM",
		morning: "AM",
		afternoon: "PM",
		evening: "PM",
		night: "PM",
	},
	plan: { range: "{from} to {to}", allDay: "day and night", closed: "Closed", byAppointment: "if you call us first" },
	now: {
		openUntil: "Open until {time}",
		openAllDay: "Open day and night",
		opensToday: "Opens at {time}",
		opensTomorrow: "Opens tomorrow at {time}",
		opensOn: "Opens {day} at {time}",
		byAppointmentToday: "{day} by appointment",
		closedToday: "Closed for {reason}",
	},
	notice: {
		label: "Notice",
		closed: "Closed {dates} for {reason}",
		hours: "{dates}, {reason}: {hours}",
		at: "{places}: {notice}",
	},
};
const TODAY = "2026-11-01";

const hours = openingHours.parse({
	week: [
		{ from: "Saturday", to: "Monday", sessions: [{ opens: "10:00", closes: "13:00" }] },
		{ from: "Tuesday", to: "Wednesday", sessions: [{ opens: "17:00", closes: "20:00" }] },
		{ from: "Tuesday", sessions: [{ opens: "10:00", closes: "13:00" }] },
		{ from: "Thursday", sessions: [{ opens: "00:00", closes: "24:00" }] },
	],
	byAppointment: ["Wednesday", "Friday"],
	exceptions: [
		{ from: "2026-11-14", reason: "a conference", sessions: [{ opens: "18:00", closes: "01:00", nextDay: true }] },
		{ from: "2026-11-08", to: "2026-11-10", reason: "Diwali" },
		{ from: "2026-10-30", to: "2026-10-31", reason: "repairs" },
		{ from: "2026-12-25", reason: "Christmas", notice: "Merry Christmas to all.", announce: "2026-12-25" },
	],
});

test("The table has a row for days with the same hours, over the week's end too, and says which are closed", () => {
	expect(weekRows(hours, words, "en-IN")).toEqual([
		{ days: "Tuesday", lines: ["10:00 AM to 1:00 PM", "5:00 PM to 8:00 PM"] },
		{ days: "Wednesday", lines: ["5:00 PM to 8:00 PM", words.plan.byAppointment] },
		{ days: "Thursday", lines: [words.plan.allDay] },
		{ days: "Friday", lines: [words.plan.byAppointment] },
		{ days: "Saturday to Monday", lines: ["10:00 AM to 1:00 PM"] },
	]);
	const week = [{ from: "Monday" as const, to: "Friday" as const, sessions: [{ opens: "12:00", closes: "19:00" }] }];
	expect(weekRows(openingHours.parse({ week }), words, "en-IN")).toEqual([
		{ days: "Monday to Friday", lines: ["12:00 PM to 7:00 PM"] },
		{ days: "Saturday to Sunday", lines: [words.plan.closed] },
	]);
});

test("Exceptions that are not over have rows with their dates, what holds and why, the earliest first", () => {
	expect(exceptionRows(hours, words, "en-IN", TODAY)).toEqual([
		{ days: "8–10 November", lines: ["Closed", "Diwali"], from: "2026-10-25", until: "2026-11-10" },
		{
			days: "14 November",
			lines: ["6:00 PM to 1:00 AM", "a conference"],
			from: "2026-10-31",
			until: "2026-11-14",
		},
		{ days: "25 December", lines: ["Closed", "Christmas"], from: "2026-12-25", until: "2026-12-25" },
	]);
});

test("A notice says what is out of the ordinary, shows two weeks before or when the clinic says, and goes with it", () => {
	expect(notices(hours, words, "en-IN", TODAY)).toEqual([
		{ text: "Closed 8–10 November for Diwali", from: "2026-10-25", until: "2026-11-10" },
		{ text: "14 November, a conference: 6:00 PM to 1:00 AM", from: "2026-10-31", until: "2026-11-14" },
		{ text: "Merry Christmas to all.", from: "2026-12-25", until: "2026-12-25" },
	]);
	expect(notices(hours, words, "en-IN", "2026-11-10")).toHaveLength(3);
	expect(notices(hours, words, "en-IN", "2026-11-11")).toHaveLength(2);
	expect(notices(hours, words, "en-IN", "2026-12-26")).toEqual([]);
});

test("Search engines read every day of every session, over the week's end too, and the exceptions to come", () => {
	const specification = { "@type": "OpeningHoursSpecification" };
	const week = openingHoursNodes(hours, "2026-12-26");
	expect(week).toEqual({
		openingHoursSpecification: [
			{ ...specification, dayOfWeek: ["Saturday", "Sunday", "Monday"], opens: "10:00", closes: "13:00" },
			{ ...specification, dayOfWeek: ["Tuesday", "Wednesday"], opens: "17:00", closes: "20:00" },
			{ ...specification, dayOfWeek: ["Tuesday"], opens: "10:00", closes: "13:00" },
			{ ...specification, dayOfWeek: ["Thursday"], opens: "00:00", closes: "23:59" },
		],
	});
	expect(openingHoursNodes(hours, TODAY).specialOpeningHoursSpecification?.slice(0, 2)).toEqual([
		{ ...specification, validFrom: "2026-11-08", validThrough: "2026-11-10", opens: "00:00", closes: "00:00" },
		{ ...specification, validFrom: "2026-11-14", validThrough: "2026-11-14", opens: "18:00", closes: "01:00" },
	]);
});

test("A time of day is said in twelve hours, midnight and noon as 12", () => {
	for (const [minutes, said] of [
		[0, "12:00 AM"],
		[1, "12:01 AM"],
		[719, "11:59 AM"],
		[720, "12:00 PM"],
		[1140, "7:00 PM"],
		[1439, "11:59 PM"],
		[1440, "12:00 AM"],
		[1560, "2:00 AM"],
	] as const) {
		expect(clockTime(minutes, words.clock, "en-IN")).toBe(said);
	}
});

test("A language names its hours by the part of the day, in digits of its own", () => {
	const clock = {
		time: "{part} {hour}:{minute}",
		afterMidnight: "रात्री",
		morning: "सकाळी",
		afternoon: "दुपारी",
		evening: "संध्याकाळी",
		night: "रात्री",
	};
	for (const [time, said] of [
		["00:30", "रात्री १२:३०"],
		["03:59", "रात्री ३:५९"],
		["04:00", "सकाळी ४:००"],
		["11:59", "सकाळी ११:५९"],
		["12:00", "दुपारी १२:००"],
		["16:00", "संध्याकाळी ४:००"],
		["19:59", "संध्याकाळी ७:५९"],
		["20:00", "रात्री ८:००"],
	] as const) {
		expect(clockTime(minutesOf(time), clock, "mr-IN")).toBe(said);
	}
});
