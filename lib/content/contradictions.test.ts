import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { readContent } from "./load";
import { notesOn } from "./notes";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const TODAY = "2026-11-22";

const recovery = `    - topic: recovery
      whenCanI:
        lift: 4 to 6 weeks; light bags after 2 weeks
        drive: 10 days
        compression: up to 7 days
      text: `;

/** What the check notes of hand lumps when its section on `topic` is exchanged. */
function notesWith(t: TestContext, topic: string, section: string): string[] {
	const { folder, edit } = contentCopy(t);
	edit(lumps, `    - topic: ${topic}\n      lead: On ${topic}\n      text: "Hand Lumps: ${topic}."\n`, section);
	const { sources, problems } = readContent(folder);
	expect(problems).toEqual([]);
	return notesOn(sources, TODAY)
		.filter(({ file }) => file === lumps)
		.map(({ field, message }) => `${field}: ${message}`);
}

for (const text of [
	"You may lift heavy things after six weeks.",
	"Heavy lifting waits 4 to 6 weeks.",
	"Wear the stocking for 7 days.",
	"Wear the stocking for one week.",
	"Lift the arm above your heart for two days.",
]) {
	test(`"${text}" agrees with the table`, (t) => {
		expect(notesWith(t, "recovery", `${recovery}${text}\n`)).toEqual([]);
	});
}

for (const [text, words, row] of [
	["You may lift heavy things after eight weeks.", "eight weeks", 'lift says "4 to 6 weeks; light bags after 2 weeks"'],
	["Drive a car again after 2 weeks.", "2 weeks", 'drive says "10 days"'],
	["A stocking is worn for one to two weeks.", "one to two weeks", 'compression says "up to 7 days"'],
] as const) {
	test(`"${text}" contradicts the table`, (t) => {
		const field = "details.sections[5].text";
		expect(notesWith(t, "recovery", `${recovery}${text}\n`)).toEqual([
			`${field}: says "${words}", but whenCanI.${row}`,
		]);
	});
}

test("A stay of other nights than those of the place contradicts it", (t) => {
	const { folder, edit } = contentCopy(t);
	edit(lumps, "stay: None", "stay: 2 to 3 nights");
	edit(lumps, "    - topic: procedure\n", "    - topic: procedure\n      place: { at: [clinic], nights: [0, 1] }\n");
	const [note] = notesOn(readContent(folder).sources, TODAY).filter(({ field }) => field === "facts.stay");
	expect(note?.message).toBe('says "2 to 3 nights", but place.nights says 0 to 1');
});

test("First aid by other figures, and numbers to call that are not in the one list, are named", (t) => {
	expect(notesWith(t, "urgent", "    - topic: urgent\n      text: Press for 15 minutes and call 102.\n")).toEqual([
		'details.sections[7].text: says "call 102", which is no number of content/emergency.yaml',
		'details.sections[7].text: says "15 minutes", but figures.pressing says "10 minutes"',
	]);
	expect(notesWith(t, "urgent", "    - topic: urgent\n      text: Press for {pressing} and call 108.\n")).toEqual([]);
});

test("Shares of outcomes need a source; strengths and shares of the body do not", (t) => {
	const risks = (text: string) => notesWith(t, "risks", `    - topic: risks\n      text: ${text}\n`);
	for (const text of ["It returns in one in ten.", "It returns in 12% of people.", "About half heal."]) {
		expect(risks(text), text).toEqual([expect.stringContaining("has no source")]);
	}
	for (const text of ["It returns in one in ten.[^leaflet]", "Acid of 40 per cent.", "A palm is 1% of the body."]) {
		expect(risks(text), text).toEqual([]);
	}
});

test("A review that is overdue and a source that no text names are noted", (t) => {
	const { folder, edit } = contentCopy(t);
	edit(lumps, "due: 2028-10-05", "due: 2026-11-21");
	edit("content/advice.yaml", "[^leaflet]", "");
	const notes = notesOn(readContent(folder).sources, TODAY).map(({ file, field, message }) => [file, field, message]);
	expect(notes).toEqual([
		[lumps, "review.due", "was due to be reviewed on 2026-11-21"],
		["content/sources/leaflet.yaml", "", "no text names this source; it can be taken out"],
	]);
});
