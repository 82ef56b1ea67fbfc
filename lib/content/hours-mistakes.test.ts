import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { loadSources } from "@/lib/content/load";
import { notesOn } from "@/lib/content/notes";

const clinic = "content/clinic.yaml";
const SESSION = '{ opens: "12:00", closes: "19:00" }';
const BY_APPOINTMENT = "  byAppointment: [Sunday]\n";

/** Mistakes in the hours: what is written in place of the sample's one session, and the problem that is named. */
const sessions = [
	[
		"that closes before it opens",
		'{ opens: "18:00", closes: "02:00" }',
		"closes",
		"closes before it opens at 18:00; if it closes after midnight, add nextDay: true",
	],
	[
		"that closes when it opens",
		'{ opens: "18:00", closes: "18:00" }',
		"closes",
		"closes before it opens at 18:00; if it closes after midnight, add nextDay: true",
	],
	[
		"of more than a day",
		'{ opens: "09:00", closes: "19:00", nextDay: true }',
		"closes",
		"with nextDay this would be open for more than a day",
	],
	["that opens at 24:00", '{ opens: "24:00", closes: "02:00" }', "opens", "a time of day such as 12:00 or 19:30"],
	["with a time in words", '{ opens: "noon", closes: "19:00" }', "opens", "a time of day such as 12:00 or 19:30"],
] as const;

for (const [what, text, field, message] of sessions) {
	test(`A session ${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(clinic, SESSION, text);
		expect(problems()).toMatchObject([
			{
				file: clinic,
				line: lineOf(clinic, text),
				field: `hours.week[0].sessions[0].${field}`,
				message: expect.stringContaining(message),
			},
		]);
	});
}

for (const text of [
	'{ opens: "18:00", closes: "02:00", nextDay: true }',
	'{ opens: "18:00", closes: "00:00" }',
	'{ opens: "00:00", closes: "24:00" }',
]) {
	test(`A session ${text} is none`, (t) => {
		const { edit, problems } = contentCopy(t);
		edit(clinic, SESSION, text);
		expect(problems()).toEqual([]);
	});
}

for (const [what, more, field, message] of [
	[
		"on the same day",
		'        - { opens: "18:59", closes: "20:00" }\n',
		"hours.week[0].sessions[1]",
		"overlaps with hours.week[0].sessions[0] on Monday",
	],
	[
		"of two spans of days",
		'    - from: Saturday\n      to: Sunday\n      sessions:\n        - { opens: "10:00", closes: "13:00" }\n',
		"hours.week[0].sessions[0]",
		"overlaps with hours.week[1].sessions[0] on Saturday",
	],
	[
		"over the end of the week",
		'    - from: Sunday\n      sessions:\n        - { opens: "20:00", closes: "12:30", nextDay: true }\n',
		"hours.week[0].sessions[0]",
		"overlaps with hours.week[1].sessions[0] on Monday",
	],
] as const) {
	test(`Sessions that overlap ${what} are named`, (t) => {
		const { edit, problems } = contentCopy(t);
		edit(clinic, BY_APPOINTMENT, more + BY_APPOINTMENT);
		expect(problems()).toEqual([expect.objectContaining({ file: clinic, field, message })]);
	});
}

const exceptions = (...lines: string[]) =>
	`${BY_APPOINTMENT}  exceptions:\n${lines.map((line) => `    - ${line}\n`).join("")}`;

for (const [what, lines, field, message] of [
	[
		"An exception that ends before it begins",
		["{ from: 2099-11-08, to: 2099-11-01, reason: Diwali }"],
		"exceptions[0].to",
		"is before from, 2099-11-08",
	],
	[
		"An exception that is announced after it began",
		["{ from: 2099-11-08, announce: 2099-11-09, reason: Diwali }"],
		"exceptions[0].announce",
		"is after from, 2099-11-08",
	],
	[
		"A date that is none",
		["{ from: 2099-11-31, reason: Diwali }"],
		"exceptions[0].from",
		expect.stringMatching(/date/i),
	],
	["An exception without a reason", ["{ from: 2099-11-08 }"], "exceptions[0].reason", "required"],
	[
		"Two exceptions that share a date",
		["{ from: 2099-11-08, to: 2099-11-10, reason: Diwali }", "{ from: 2099-11-10, reason: repairs }"],
		"exceptions[1]",
		"shares dates with hours.exceptions[0]",
	],
	[
		"Sessions of an exception that overlap",
		[
			'{ from: 2099-11-08, reason: a, sessions: [{ opens: "09:00", closes: "12:00" }, { opens: "11:00", closes: "13:00" }] }',
		],
		"exceptions[0].sessions[1]",
		"overlaps with hours.exceptions[0].sessions[0]",
	],
] as const) {
	test(`${what}: the content check says so`, (t) => {
		const { edit, problems } = contentCopy(t);
		edit(clinic, BY_APPOINTMENT, exceptions(...lines));
		expect(problems()).toEqual([expect.objectContaining({ file: clinic, field: `hours.${field}`, message })]);
	});
}

test("An exception that is over is noted and no mistake", (t) => {
	const { folder, edit, lineOf, problems } = contentCopy(t);
	edit(
		clinic,
		BY_APPOINTMENT,
		exceptions("{ from: 2026-11-08, to: 2026-11-10, reason: Diwali }", "{ from: 2026-12-25, reason: Christmas }"),
	);
	expect(problems()).toEqual([]);
	const sources = loadSources(folder);
	expect(notesOn(sources, "2026-11-10")).toEqual([]);
	expect(notesOn(sources, "2026-11-11")).toMatchObject([
		{
			file: clinic,
			line: lineOf(clinic, "{ from: 2026-11-08"),
			field: "hours.exceptions[0]",
			message: "was over on 2026-11-10; it can be taken out",
		},
	]);
});
