import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/content-copy";
import { loadContent } from "../content/load";
import { consultingRows, doctorsAt, doctorTimings, leaveNotes } from "./doctors";
import { locationsOf } from "./locations";

const TODAY = "2030-11-01";

test("A leave is told from a week before to its end; without another doctor, nobody is there", (t) => {
	const content = loadContent(clinicCopy(t).folder);
	const [doctor] = content.doctors;
	assert.ok(doctor);
	const [note, ...others] = leaveNotes(content, [doctor], "2030-11-15");
	assert.match(note?.text ?? "", /^Dr\. Revati Limaye is away 11\D15 November\.$/);
	assert.deepEqual(
		[note?.note, note?.begins, note?.from, note?.until, note?.nobody, others],
		["A colleague in Deccan sees patients with pain; ring us.", "2030-11-11", "2030-11-04", "2030-11-15", true, []],
	);
	assert.deepEqual(leaveNotes(content, [doctor], "2030-11-16"), []);
	const colleague = (...leave: { from: string; until: string }[]) => ({ slug: "dr-rao", name: "Dr. Rao", leave });
	for (const [leave, expected] of [
		[[], [false]],
		[[{ from: "2030-11-16", until: "2030-11-20" }], [false, false]],
		[[{ from: "2030-11-15", until: "2030-11-20" }], [true, true]],
	] as const) {
		const notes = leaveNotes(content, [doctor, colleague(...leave)], TODAY);
		assert.deepEqual(
			notes.map(({ nobody }) => nobody),
			expected,
		);
	}
});

test("A doctor's hours at a place list the days, the closings of the place, and the leave", (t) => {
	const { folder, change } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => {
		const sessions = [{ opens: "10:00", closes: "11:00" }];
		(clinic.closings as object[]).push({ from: "2030-12-11", reason: "a camp", sessions });
	});
	const content = loadContent(folder);
	const [doctor] = content.doctors;
	const [kothrud, baner] = (doctor && doctorTimings(content.clinic, doctor)?.places) ?? [];
	assert.deepEqual([kothrud?.hours, kothrud?.contact], [undefined, "+91 20 0123 4567"]);
	assert.ok(baner?.hours && doctor);
	assert.match(baner.address ?? "", /^3 Sample Heights/);
	const rows = consultingRows(content, { hours: baner.hours, leave: doctor.leave }, TODAY);
	assert.deepEqual(
		rows.map(({ lines }) => lines),
		[["4.00 p.m. – 6.00 p.m."], ["बंद", "painting"], ["Away"]],
	);
});

test("A place lists the doctors whose timings name it, with their hours in words", (t) => {
	const content = loadContent(clinicCopy(t).folder);
	const found = locationsOf(content.clinic).map((place) => doctorsAt(content, content.doctors, place)[0]?.lines);
	assert.deepEqual(found, [
		["In all of its hours"],
		["बुधवार 4.00 p.m. – 6.00 p.m.", "On Wednesdays a technician is there, too"],
	]);
});
