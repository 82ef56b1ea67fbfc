import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy, smallClinicFiles } from "@/e2e/support/content-copy";

import { describeProblem } from "./problem";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const clinic = "content/clinic.yaml";
const navigation = "content/navigation.yaml";

/** A mistake: what is written in place of what, at which of the new words it is named, and how. */
type Mistake = { what: string; file: string; old: string; text: string; at: string; field: string; message: string };

const mistakes: Mistake[] = [
	{
		what: "A misspelt field",
		file: clinic,
		old: "  week:",
		text: "  wek:",
		at: "wek:",
		field: "hours.wek",
		message: "unknown field; did you mean week?",
	},
	{
		what: "A misspelt topic",
		file: lumps,
		old: "topic: recovery",
		text: "topic: recovry",
		at: "recovry",
		field: "details.sections[5].topic",
		message:
			'"recovry" is none of those that can stand here: about, suitability, options, before, procedure, recovery, risks, urgent, results, cost, questions; did you mean recovery?',
	},
	{
		what: "A misspelt day",
		file: clinic,
		old: "byAppointment: [Sunday]",
		text: "byAppointment: [Sundy]",
		at: "Sundy",
		field: "hours.byAppointment[0]",
		message:
			'"Sundy" is none of those that can stand here: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday; did you mean Sunday?',
	},
	{
		what: "yes in place of true",
		file: lumps,
		old: "cta: true",
		text: "cta: yes",
		at: "yes",
		field: "cta",
		message: 'expected true or false, found "yes"; did you mean true?',
	},
	{
		what: "A number in place of words",
		file: lumps,
		old: "link: Hand Lumps",
		text: "link: 108",
		at: "108",
		field: "link",
		message: "expected words, found the number 108; put it in quotation marks",
	},
	{
		what: "Words in place of a list",
		file: "content/doctors/dr-asha-rao.yaml",
		old: "languages:\n  - English\n  - Marathi\n",
		text: "languages: English\n",
		at: "English",
		field: "languages",
		message: 'expected a list, each entry on a line of its own after a hyphen and a space, found "English"',
	},
	{
		what: "An impossible date",
		file: lumps,
		old: "due: 2028-10-05",
		text: "due: 2028-13-05",
		at: "2028-13-05",
		field: "review.due",
		message: 'expected a date as year-month-day, such as 2026-11-08, found "2028-13-05"',
	},
	{
		what: "A date as it is said in India",
		file: lumps,
		old: "on: 2026-10-05",
		text: "on: 26.01.2027",
		at: "26.01.2027",
		field: "review.on",
		message: 'expected a date as year-month-day, such as 2026-11-08, found "26.01.2027"',
	},
	{
		what: "A number where a time is meant",
		file: clinic,
		old: 'opens: "12:00"',
		text: "opens: 7",
		at: "7,",
		field: "hours.week[0].sessions[0].opens",
		message: "a time of day such as 12:00 or 19:30, in 24 hours, found the number 7",
	},
	{
		what: "A number without its country code",
		file: clinic,
		old: "phone: +91 20 5555 0100",
		text: "phone: 020 5555 0100",
		at: "020 5555",
		field: "phone",
		message:
			'a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234, found "020 5555 0100"',
	},
	{
		what: "An entry of a menu that is neither a slug nor a page",
		file: navigation,
		old: "- warts",
		text: "- Warts!",
		at: "Warts!",
		field: "menus[2].items[1]",
		message: 'small letters a to z, digits and hyphens, such as hand-lumps, found "Warts!"',
	},
	{
		what: "A misspelt treatment",
		file: lumps,
		old: "- hand-surgery/cut-tendons",
		text: "- hand-surgery/cut-tendon",
		at: "hand-surgery/cut-tendon",
		field: "related[1]",
		message: "there is no treatment hand-surgery/cut-tendon; did you mean hand-surgery/cut-tendons?",
	},
	{
		what: "A misspelt treatment of a menu",
		file: navigation,
		old: "- warts",
		text: "- wart",
		at: "wart",
		field: "menus[2].items[1]",
		message: "there is no file content/treatments/minor-surgery/wart.yaml; did you mean warts?",
	},
	{
		what: "A misspelt doctor",
		file: lumps,
		old: "by: dr-asha-rao",
		text: "by: dr-asha-roa",
		at: "dr-asha-roa",
		field: "review.by",
		message: "there is no doctor dr-asha-roa; did you mean dr-asha-rao?",
	},
	{
		what: "A misspelt picture",
		file: warts,
		old: "  images:\n",
		text: "  images:\n    - alt: A drawing\n      src: plates/hand-lump.svg\n",
		at: "plates/hand-lump.svg",
		field: "details.images[0].src",
		message: "there is no file content/plates/hand-lump.svg; did you mean plates/hand-lumps.svg?",
	},
	{
		what: "A misspelt token in the middle of a text",
		file: lumps,
		old: "lead: On risks",
		text: 'lead: "Wait, {pressng}."',
		at: "{pressng}",
		field: "details.sections[6].lead",
		message: "{pressng} stands for nothing; there are city, ambulance, child, pressing; did you mean pressing?",
	},
	{
		what: "A misspelt source",
		file: lumps,
		old: 'text: "Hand Lumps: risks."',
		text: "text: |\n        One in ten.\n\n        Two in ten.[^leaflt]",
		at: "[^leaflt]",
		field: "details.sections[6].text",
		message: "there is no content/sources/leaflt.yaml; did you mean leaflet?",
	},
	{
		what: "A link without https:// in a text",
		file: lumps,
		old: 'text: "Hand Lumps: risks."',
		text: 'text: "See [us](www.banyan.example) and [them](https://banyan.example/)."',
		at: "www.banyan",
		field: "details.sections[6].text",
		message: '"www.banyan.example" is no address: one of this site begins with /, any other with https://',
	},
	{
		what: "A misspelt link in a text of several lines",
		file: lumps,
		old: 'text: "Hand Lumps: risks."',
		text: "text: |\n        Few.\n\n        See [warts](/minor-surgery/wart/).",
		at: "/minor-surgery/wart/",
		field: "details.sections[6].text",
		message: '"/minor-surgery/wart/" is no page of the site; did you mean /minor-surgery/warts/?',
	},
];

for (const { what, file, old, text, at, field, message } of mistakes) {
	test(`${what}: file, line, column, field, what was found and what may have been meant`, (t) => {
		const { edit, placeOf, problems } = contentCopy(t);
		edit(file, old, text);
		expect(problems().map(describeProblem)).toEqual([`${file}:${placeOf(file, at)} ${field}: ${message}`]);
	});
}

const texts = Object.keys(smallClinicFiles).filter((file) => /^content\/(?!schemas).*\.ya?ml$/.test(file));

for (const [what, spoil] of [
	["an unknown field", (path: string) => appendFileSync(path, "\nnobodyKnows: 1\n")],
	["broken YAML", (path: string) => writeFileSync(path, `${readFileSync(path, "utf8")}\nno: field: at all\n`)],
] as const) {
	test(`Of ${what} in a file, whichever it is, no mistakes follow in others`, (t) => {
		for (const file of texts) {
			const { folder, problems } = contentCopy(t);
			spoil(join(folder, file));
			expect(new Set(problems().map((problem) => problem.file)), file).toEqual(new Set([file]));
			expect(problems()).toHaveLength(1);
		}
	});
}
