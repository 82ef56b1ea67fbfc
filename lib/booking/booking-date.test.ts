import assert from "node:assert/strict";
import { test } from "node:test";
import { openingHours } from "@/e2e/support/hours";
import { type Day, weekdays } from "@/lib/hours/calendar";
import { bookableDays, dateNote, isClockWrong } from "./booking-date";
import type { BookingWords } from "./fields";

const built = "2026-11-24";
const at = (day: string) => ({ now: new Date(`${day}T12:00:00Z`), built });

test("A visit can be booked from today on and for two years; a wrong clock refuses no day after the build", () => {
	for (const [today, first, last] of [
		["2028-11-24", "2028-11-24", "2030-11-24"],
		["2019-01-01", built, "2028-11-24"],
		["2038-01-19", built, "2040-01-19"],
	] as const) {
		assert.deepEqual(bookableDays(at(today)), { first, last }, today);
	}
	const midnight = { now: new Date("2026-11-24T18:30:00Z"), built };
	const { TZ } = process.env;
	for (const zone of ["Etc/GMT+12", "America/St_Johns", "Asia/Kolkata", "Etc/GMT-14"]) {
		process.env.TZ = zone;
		assert.equal(bookableDays(midnight).first, "2026-11-25", `on a device in ${zone}`);
	}
	if (TZ) process.env.TZ = TZ;
	else delete process.env.TZ;
	assert.equal(bookableDays({ ...midnight, timeZone: "Europe/London" }).first, "2026-11-24");
});

test("The clock is called wrong if it is before the build, or refuses a day only because it is far ahead", () => {
	for (const [today, date, expected] of [
		["2027-06-01", "2026-12-01", false],
		["2019-01-01", "2026-12-01", true],
		["2019-01-01", "", false],
		["2038-01-19", "2026-12-01", true],
		// The site was not built for years: the clock is right.
		["2038-01-19", "2038-01-20", false],
	] as const) {
		assert.equal(isClockWrong(date, at(today)), expected, `${today} ${date}`);
	}
});

test("The note on a date says which locations are open, or that none is and why, and who is away", () => {
	const location = (name: string, from: Day, byAppointment: Day[] = []) => {
		const week = [{ from, sessions: [{ opens: "10:00", closes: "13:00" }] }];
		const closings = [{ from: "2030-11-27", reason: "painting" }];
		return { name, hours: openingHours({ week, byAppointment, closings }) };
	};
	const notes = { openAt: "at {places}", byAppointment: "call for {day}", closedFor: "for {reason}" };
	const words = { ...notes, closedDay: "closed" } as BookingWords;
	const days = Object.fromEntries(weekdays.map((day) => [day, day])) as Record<Day, string>;
	const leave = [{ begins: "2030-11-18", until: "2030-11-19", text: "Dr Rao is away" }];
	const both = [location("Kothrud", "Monday"), location("Baner", "Tuesday", ["Sunday"])];
	// 18 November 2030 is a Monday.
	for (const [date, locations, note, isLeave] of [
		["2030-11-18", both, "at Kothrud"],
		["2030-11-18", both, "at Kothrud\n\nDr Rao is away", true],
		["2030-11-19", both.slice(1), "Dr Rao is away", true],
		["2030-11-20", both, "closed", true],
		["2030-11-24", both, "call for Sunday"],
		["2030-11-27", both, "for painting"],
		["2030-11-17", both.slice(0, 1), "closed", true],
		["2030-11-18", both.slice(0, 1), ""],
		["2030-11-20", [], ""],
		["not a date", both, ""],
		["2030-13-45", both, ""],
	] as const) {
		const facts = { locations: [...locations], leave: isLeave ? leave : undefined, words, days };
		assert.equal(dateNote(date, facts), note, date);
	}
});
