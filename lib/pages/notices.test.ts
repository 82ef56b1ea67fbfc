import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/content-copy";
import { loadContent } from "../content/load";
import { siteNotices } from "./notices";

const texts = (folder: string, today: string) => siteNotices(loadContent(folder), today).map(({ text }) => text);

const closings = [/^Not open 25\D27 October \(Diwali\)$/, /^Baner: Not open 4 December \(painting\)$/];
const lift = /^The lift/;

function assertTexts(found: string[], expected: RegExp[]): void {
	assert.equal(found.length, expected.length, found.join("\n"));
	for (const [index, pattern] of expected.entries()) assert.match(found[index] ?? "", pattern);
}

test("The clinic's own notices come first, then closings, with the place unless all are closed; past ones are gone", (t) => {
	const { folder, change, write } = clinicCopy(t);
	assertTexts(texts(folder, "2030-10-01"), [lift, ...closings]);
	assertTexts(texts(folder, "2030-11-06"), [lift, ...closings.slice(1)]);
	assertTexts(texts(folder, "2030-11-07"), closings.slice(1));
	assertTexts(texts(folder, "2030-12-05"), []);
	write("content/notices.yaml", "# None.\n");
	change("content/doctors/dr-revati-limaye.yaml", (doctor) => delete doctor.timings);
	change("content/clinic.yaml", (clinic) => {
		delete clinic.hours;
		delete clinic.branches;
		delete clinic.closings;
	});
	assertTexts(texts(folder, "2030-10-01"), []);
});
