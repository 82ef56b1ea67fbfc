import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/content-copy";
import { loadContent } from "../content/load";
import { contactFile } from "../machines/text-files";
import { hoursOfLocations, locationsOf } from "./locations";

test("The clinic's own address is its first place; a branch without numbers has the clinic's", (t) => {
	const { folder, change } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => {
		const [branch] = clinic.branches as Record<string, unknown>[];
		delete branch?.phones;
		clinic.whatsapp = { number: "+91 20 0123 4569", greeting: "Hello" };
	});
	const { clinic } = loadContent(folder);
	const found = locationsOf(clinic).map(({ name, phones, whatsapp }) => [
		name,
		...phones.map(({ number }) => number),
		whatsapp?.number,
	]);
	const numbers = ["+91 20 0123 4567", "+91 98000 01234", "+91 20 0123 4569"];
	assert.deepEqual(found, [
		["Kothrud", ...numbers],
		["Baner", ...numbers],
	]);
});

test("A clinic of one place does not name it", (t) => {
	const { folder, change } = clinicCopy(t);
	change("content/doctors/dr-revati-limaye.yaml", (doctor) => delete doctor.timings);
	change("content/clinic.yaml", (clinic) => {
		delete clinic.branches;
		clinic.closings = [];
	});
	const { clinic } = loadContent(folder);
	assert.deepEqual(hoursOfLocations(clinic), [{ name: undefined, hours: { ...clinic.hours, closings: [] } }]);
});

test("A clinic with only an e-mail address has no mistakes, and nothing else in its vCard", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => {
		for (const field of ["phones", "address", "place", "hours", "closings", "branches", "maps", "coordinates"])
			delete clinic[field];
	});
	change("content/doctors/dr-revati-limaye.yaml", (doctor) => delete doctor.timings);
	// A text that names the clinic's city has none to name.
	change("content/treatments/teeth-&-gums/root-canal.yaml", (treatment) => delete treatment.title);
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	assert.deepEqual(hoursOfLocations(content.clinic), []);
	assert.doesNotMatch(contactFile(content.clinic), /^(TEL|ADR)/m);
});

test("The vCard has a card for each place, with its number", (t) => {
	const file = contactFile(loadContent(clinicCopy(t).folder).clinic);
	const lines = file.split("\r\n").filter((line) => /^FN|TEL;/.test(line));
	assert.deepEqual(lines, [
		"FN:Sukhada Dental Care\\, Kothrud",
		"item0.TEL;TYPE=WORK,VOICE:+912001234567",
		"item1.TEL;TYPE=WORK,VOICE:+919800001234",
		"FN:Sukhada Dental Care\\, Baner",
		"TEL;TYPE=WORK,VOICE:+912001234568",
	]);
});

test("A closing holds at all places, or at those that it names", (t) => {
	const { clinic } = loadContent(clinicCopy(t).folder);
	const reasons = hoursOfLocations(clinic).map(({ name, hours }) => [
		name,
		...hours.closings.map(({ reason }) => reason),
	]);
	assert.deepEqual(reasons, [
		["Kothrud", "Diwali"],
		["Baner", "Diwali", "painting"],
	]);
});
