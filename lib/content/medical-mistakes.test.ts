import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const cut = "content/treatments/hand-surgery/cut-tendons.yaml";
const advice = "content/advice.yaml";

type Case = { what: string; topic: string; more: string; field: string; message: string };

const cases: Case[] = [
	{
		what: "Advice that does not exist",
		topic: "before",
		more: "advice: [sleep]",
		field: "details.sections[3].advice[0]",
		message: `there is no sleep in ${advice}`,
	},
	{
		what: "A hospital in no doctor's timings",
		topic: "procedure",
		more: "place: { at: [Nowhere], nights: [0, 0] }",
		field: "details.sections[4].place.at[0]",
		message: "Nowhere is in no doctor's timings: clinic",
	},
	{
		what: "A table of options without doing nothing",
		topic: "options",
		more: `options: [${"{ name: A, suits: B, anaesthesia: C, recovery: D, returns: E }, ".repeat(2)}]`,
		field: "details.sections[2].options",
		message: "one row must be marked nothing: true, to say what happens without treatment",
	},
	{
		what: "A price that falls",
		topic: "cost",
		more: "price: { from: 200, to: 100 }",
		field: "details.sections[9].price.to",
		message: "the lower price comes first",
	},
	{
		what: "A price without a highest amount",
		topic: "cost",
		more: "price: { from: 200 }",
		field: "details.sections[9].price",
		message: "needs from and to, or items",
	},
	{
		what: "A range beside the prices from which it is taken",
		topic: "cost",
		more: `price: { to: 9, items: [${"{ what: A, from: 1, to: 9 }, ".repeat(3)}] }`,
		field: "details.sections[9].price.items",
		message: "the page takes from and to from these",
	},
	{
		what: "A price of several that falls",
		topic: "cost",
		more: `price: { items: [{ what: Z, from: 9, to: 1 }, ${"{ what: A, from: 1, to: 9 }, ".repeat(2)}] }`,
		field: "details.sections[9].price.items[0].to",
		message: "the lower price comes first",
	},
	{
		what: "A tax on several prices at once",
		topic: "cost",
		more: `price: { taxed: true, items: [${"{ what: A, from: 1, to: 9 }, ".repeat(3)}] }`,
		field: "details.sections[9].price.taxed",
		message: "stands at each of the items",
	},
	{
		what: "A taxed price of a clinic that gives no rate",
		topic: "cost",
		more: "price: { from: 1, to: 9, taxed: true }",
		field: "details.sections[9].price.taxed",
		message: "needs the rate of the tax",
	},
];

for (const { what, topic, more, field, message } of cases) {
	test(`${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(lumps, `    - topic: ${topic}\n`, `    - topic: ${topic}\n      ${more}\n`);
		const found = problems();
		expect(found).toMatchObject([
			{ file: lumps, line: lineOf(lumps, more), field, message: expect.stringContaining(message) },
		]);
	});
}

test("A mark of a source that is not there, or where none can stand, is named", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(lumps, 'text: "Hand Lumps: risks."', "text: One in ten.[^rumour]");
	edit(lumps, "lead: On risks", "lead: Few.[^leaflet]");
	expect(problems().map(({ field, message }) => `${field}: ${message}`)).toEqual([
		"details.sections[6].lead: no mark of a source can stand here",
		"details.sections[6].text: there is no content/sources/rumour.yaml",
	]);
});

test("A token that stands for nothing is named with those that there are", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(lumps, "lead: On risks", 'lead: "Wait {waiting}."');
	expect(problems()).toMatchObject([
		{
			file: lumps,
			field: "details.sections[6].lead",
			message: "{waiting} stands for nothing; there are city, ambulance, child, pressing",
		},
	]);
});

test("First aid without the file that has the number to call is named", (t) => {
	const { write, edit, problems } = contentCopy(t);
	write("content/emergency.yaml", "");
	edit(cut, "{pressing}", "10 minutes");
	edit(cut, "{ambulance}", "108");
	expect(problems()).toMatchObject([{ file: cut, field: "emergency" }]);
});

test("A stay longer than the clinic keeps patients needs a hospital", (t) => {
	const { edit, problems } = contentCopy(t);
	edit("content/clinic.yaml", "name:", "nights: 1\nname:");
	edit(lumps, "    - topic: procedure\n", "    - topic: procedure\n      place: { at: [clinic], nights: [0, 3] }\n");
	expect(problems()).toMatchObject([{ file: lumps, field: "details.sections[4].place.nights" }]);
	edit(lumps, "at: [clinic]", "at: [clinic, Banyan Hospital]");
	edit("content/doctors/dr-asha-rao.yaml", "hospital: ", "hospital: Banyan Hospital # ");
	expect(problems()).toEqual([]);
});
