import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { loadContent } from "@/lib/content/load";
import { openingHours } from "@/lib/content/schema/hours";
import type { weekdays } from "@/lib/hours/calendar";
import { dateNote } from "./date-note";

const sessions = [{ opens: "10:00", closes: "13:00" }];
const place = (name: string, day: (typeof weekdays)[number], byAppointment: (typeof weekdays)[number][] = []) => ({
	name,
	hours: openingHours.parse({
		week: [{ from: day, sessions }],
		byAppointment,
		exceptions: [{ from: "2030-11-27", reason: "painting" }],
	}),
});

test("The form says of a date where the clinic is open, or that no place is", (t) => {
	const { words } = loadContent(clinicCopy(t).folder);
	const { form } = words.booking;
	const places = [place("Kothrud", "Monday"), place("Baner", "Tuesday", ["Sunday"])];
	const note = (date: string, at = places) => dateNote(at, date, form, words.hours.days);
	// 18 November 2030 is a Monday.
	assert.equal(note("2030-11-18"), form.openAt.replace("{places}", "Kothrud"));
	assert.equal(note("2030-11-19"), form.openAt.replace("{places}", "Baner"));
	assert.equal(note("2030-11-20"), form.closedDay);
	assert.equal(note("2030-11-24"), form.byAppointment.replace("{day}", words.hours.days.Sunday));
	assert.equal(note("2030-11-27"), form.closedFor.replace("{reason}", "painting"));
	assert.equal(note("2030-11-18", places.slice(0, 1)), undefined);
	assert.equal(note("2030-11-20", []), undefined);
	assert.equal(note("not a date"), undefined);
});
