import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { loadSources } from "./load";
import { notesOn } from "./notes";
import { describeProblem } from "./problem";

type Json = Record<string, unknown>;

/** What the check says of the clinic of the tests with its facts changed. */
function mistakes(t: Parameters<typeof clinicCopy>[0], edit: (clinic: Json, branch: Json) => void): string[] {
	const { change, problems } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => edit(clinic, (clinic.branches as Json[])[0] ?? {}));
	return problems().map((problem) => problem.replace(/^content\/clinic\.yaml:\d+:\d+ /, ""));
}

test("A clinic needs one way to reach it: telephone, WhatsApp or e-mail", (t) => {
	const noWay = mistakes(t, (clinic) => {
		for (const field of ["phone", "email"]) delete clinic[field];
	});
	assert.deepEqual(noWay, ["needs phone, whatsapp or email: patients must be able to reach the clinic"]);
	const whatsappAlone = mistakes(t, (clinic) => {
		for (const field of ["phone", "email"]) delete clinic[field];
		clinic.whatsapp = { number: "+91 98765 43210", greeting: "Hello" };
	});
	assert.deepEqual(whatsappAlone, []);
});

test("Where there are branches, the first address, its name and its hours are required, and no two places share a name", (t) => {
	const nameless = mistakes(t, (clinic) => {
		delete clinic.place;
		delete clinic.address;
		delete clinic.hours;
	});
	assert.deepEqual(nameless, [
		"branches: need the clinic's own address",
		"branches: need a place: the name of the clinic's own location",
		"branches: need the clinic's own hours",
	]);
	const twice = mistakes(t, (clinic) => {
		clinic.place = "Baner";
	});
	assert.deepEqual(twice, ["branches[0].name: another location has the name Baner"]);
});

test("A branch's hours are checked as the clinic's are", (t) => {
	const overlap = mistakes(t, (_, branch) => {
		const sessions = [
			{ opens: "10:00", closes: "13:00" },
			{ opens: "12:00", closes: "14:00" },
		];
		branch.hours = { week: [{ from: "Monday", sessions }] };
	});
	assert.match(overlap.join(), /^branches\[0\]\.hours\.week\[0\]\.sessions\[1\]: overlaps with .* on Monday$/);
});

test("A PIN code of India has six digits; other countries have codes of their own", (t) => {
	const code = (postalCode: string, countryCode: string) =>
		mistakes(t, (_, branch) => Object.assign(branch.address as Json, { postalCode, countryCode }));
	assert.deepEqual(code("4110", "IN"), ["branches[0].address.postalCode: a six-digit PIN code"]);
	for (const [postalCode, country] of [
		["SW1A 1AA", "GB"],
		["D02 AF30", "IE"],
		["10115", "DE"],
	] as const) {
		assert.deepEqual(code(postalCode, country), []);
	}
	assert.match(code("#1", "GB").join(), /a postal code/);
});

test("A notice whose last date is before its first, or that leads nowhere, is a mistake", (t) => {
	const { write, problems } = clinicCopy(t);
	const notice = "items:\n  - text: Closed\n    from: 2030-11-10\n    until: 2030-11-08\n";
	write("content/notices.yaml", notice);
	assert.deepEqual(problems(), ["content/notices.yaml:4:12 items[0].until: is before from, 2030-11-10"]);
	write(
		"content/notices.yaml",
		"items:\n  - text: Closed\n    from: 2030-11-08\n    until: 2030-11-10\n    link: { label: More, path: /nowhere/ }\n",
	);
	assert.match(problems().join(), /content\/notices\.yaml:5:\d+ items\[0\]\.link\.path: .*\/nowhere\//);
});

test("Notices and closings of branches that are over are noted", (t) => {
	const { folder } = clinicCopy(t);
	const noted = (today: string) =>
		notesOn(loadSources(folder), today)
			.map(describeProblem)
			.filter((line) => line.includes("expired on"))
			.map((line) => line.replace(/:\d+:\d+ /, " "));
	assert.deepEqual(noted("2030-10-01"), []);
	assert.deepEqual(noted("2031-01-01"), [
		"content/clinic.yaml hours.exceptions[0]: expired on 2030-10-27; it can be removed",
		"content/clinic.yaml branches[0].hours.exceptions[0]: expired on 2030-10-27; it can be removed",
		"content/clinic.yaml branches[0].hours.exceptions[1]: expired on 2030-12-04; it can be removed",
		"content/notices.yaml items[0]: expired on 2030-11-06; it can be removed",
	]);
});
