import assert from "node:assert/strict";
import { test } from "node:test";
import { assertMatches, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { type Edit, fieldsOf, reports } from "@/e2e/support/content-mistakes";
import { describeProblem } from "./problem";

const { asha, clinic, cut, gallery, lumps, warts } = smallClinic;

test("A photograph of a patient needs the patient's consent", (t) => {
	const { edit, write, problems } = contentCopy(t);
	write("content/photos/scar.jpg", "A scar");
	edit(lumps, "alt: A scar", "src: photos/scar.jpg\n            alt: A scar");
	const found = problems().map(describeProblem).join("\n");
	assertMatches(found, `${lumps}:… §5.pairs[0]: photographs of a patient need consent: true, …`);
	edit(lumps, "caption: A year between", "caption: A year between\n          consent: true");
	assert.deepEqual(problems(), []);
});

const image = (fields: string, problem: string): Edit => [
	"  images:\n",
	`  images:\n    - ${fields}\n`,
	`details.images[0].${problem}`,
];

const focus = (at: string) => `alt: A lump\n            focus: ${at}`;

reports("Of a field or value it is said what was found, what was expected and what may have been meant", lumps, [
	["topic: recovery", "topic: ▸recovry", '§4.topic: unknown value "recovry"; expected one of: … mean recovery?'],
	[
		"cta: true",
		"conditions:\n  - words: A lump\n    at: [ hand, ▸wrist ]\ncta: true",
		'conditions[0].at[1]: unknown value "wrist"; expected one of: head, face, ear, neck, chest, back, belly, arm, …',
	],
	["cta: true", "cta: ▸yes", 'cta: expected true or false, found "yes"; did you mean true?'],
	["cta: true\n", "", "cta: required"],
	["link: Hand Lumps", "link: ▸108", "link: expected words, found the number 108; put it in quotation marks"],
	["due: 2028-10-05", "due: ▸2028-13-05", "review.due: expected a date as year-month-day, … found …"],
	["on: 2026-10-05", "on: ▸26.01.2027", "review.on: expected a date as year-month-day, … found …"],
	[
		"- question: Will it come back?",
		"- ▸title: Will it come back?",
		"§10.faqs[2].question: required",
		"§10.faqs[2].title: unknown field; available fields: question",
	],
	[
		"alt: A lump\n",
		`${focus("▸face")}\n`,
		'§5.pairs[0].before.focus: unknown value "face"; expected one of: top left, …',
	],
	["alt: A lump\n", `${focus("top left")}\n            src: illustrations/hand-lumps.svg\n`],
	["related:\n", `▸related:\n${"  - minor-surgery/warts\n".repeat(4)}`, "related: at most 4, found 6"],
	["About Hand Lumps", `▸${"x".repeat(61)}`, "menuLine: at most 60 characters, found 61"],
	[
		"topic: about\n      lead: On about\n      opening:",
		"topic: suitability\n      lead: On about\n      text:",
		"details.sections: a section on the topic about is required, found none",
		"details.sections: at most one section on the topic suitability, found 2",
	],
	[
		'topic: before\n      lead: On before\n      text: "Hand Lumps: before."\n    - topic: procedure',
		"topic: procedure\n      lead: A\n      text: B\n    - topic: ▸before",
		"§9.topic: sections must be in this order: about, …",
	],
	["question: Will it come back?", "question: ▸Is it safe", "§10.faqs[2].question: another part …"],
	["question: Will it come back?", "question: ▸Cost?", "§10.faqs[2].question: another part …"],
	["hand-surgery/cut-tendons", "▸hand-surgery/cut-tendon", "related[1]: there is no … hand-surgery/cut-tendons?"],
	["by: dr-asha-rao", "by: ▸dr-asha-roa", "review.by: there is no doctor dr-asha-roa; did you mean dr-asha-rao?"],
	["lead: On risks", 'lead: "Wait, ▸{pressng}."', "§6.lead: unknown token {pressng}; … mean pressing?"],
	["lead: On risks", 'lead: "▸{waiting}."', "§6.lead: … expected one of: city, ambulance, police, child, pressing"],
	["lead: On risks", "lead: Few.▸[^leaflet]", "§6.lead: a citation is not allowed here"],
	["Lumps: risks.", "x.▸[^leaflt]", "§6.text: there is no content/references/leaflt.yaml; did you mean leaflet?"],
	["Lumps: risks.", "[us](▸www.banyan.example)", '§6.text: "www.banyan.example" is no valid address: …'],
	["Lumps: risks.", "[x](▸/minor-surgery/wart/)", "§6.text: … did you mean /minor-surgery/warts/?"],
	image("alt: A\n      src: ▸illustrations/Hand-Lumps.svg", "src: there is no file …"),
	image("alt: A\n      src: ▸illustrations/none.svg", "src: there is no file …"),
	image('alt: ▸""', "alt: must not be empty"),
]);

const onTopic = (topic: string, more: string, problem: string): Edit => [
	`    - topic: ${topic}\n`,
	`    - topic: ${topic}\n      ${more}\n`,
	problem,
];
const onCost = (price: string, problem: string) => onTopic("cost", price, `§3.price${problem}`);
const prices = (count: number) => "{ what: A, from: 1, to: 9 }, ".repeat(count);
const option = "{ name: A, suits: B, anaesthesia: C, recovery: D, returns: E }, ";
const ranked = (ranks: string) => `options: [${option.replace(" }", `, nothing: true, ranks: ${ranks} }`)}${option}]`;

reports("Each part of a guide has an anchor of its own", "content/guides/before.yaml", [
	["id: fasting", "id: ▸sources", "sections[0].id: another part of the page has this anchor"],
	[
		"  - id: fasting",
		"  - { id: fasting, title: A, short: B, text: C }\n  - id: ▸fasting",
		"sections[1].id: another part of a guide has the id fasting",
	],
]);

reports("A section must fit its own parts and other files", lumps, [
	onTopic("before", "advice: [▸sleep]", "§8.advice[0]: no file in content/guides has a section sleep"),
	onTopic("risks", "guides: [▸fastin]", "§6.guides[0]: … did you mean fasting?"),
	onTopic("procedure", "place: { at: [▸Nowhere], nights: [0, 0] }", "§9.place.at[0]: Nowhere is in no …"),
	onTopic("options", `▸options: [${option}${option}]`, "§2.options: one row must be marked nothing: true…"),
	onTopic("options", ranked("{ scar: ▸2 }"), "§2.options[0].ranks.scar: one option needs the rank 1, and another a …"),
	onCost("price: { from: 200, to: ▸100 }", ".to: the lower price must come first"),
	onCost("▸price: { from: 200 }", ": needs from and to, or items"),
	onCost(`price: { to: 9, ▸items: [${prices(3)}] }`, ".items: the range is computed …"),
	onCost(`price: { items: [{ what: Z, from: 9, to: ▸1 }, ${prices(2)}] }`, ".items[0].to: …"),
	onCost(`price: { taxed: ▸true, items: [${prices(3)}] }`, ".taxed: belongs to each …"),
	onCost("price: { from: 1, to: 9, taxed: ▸true }", ".taxed: needs the rate of the tax…"),
]);

test("First aid without the file that has the number to call is reported", (t) => {
	const { write, edit, problems } = contentCopy(t);
	write("content/emergency.yaml", "");
	edit(cut, "{pressing}", "10 minutes");
	edit(cut, "{ambulance}", "108");
	assert.equal(fieldsOf(problems()), `${cut} emergency`);
});

test("A stay longer than the clinic keeps patients needs a hospital", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(clinic, "name:", "nights: 1\nname:");
	edit(lumps, "    - topic: procedure\n", "    - topic: procedure\n      place: { at: [clinic], nights: [0, 3] }\n");
	assert.equal(fieldsOf(problems()), `${lumps} details.sections[9].place.nights`);
	edit(lumps, "at: [clinic]", "at: [clinic, Banyan Hospital]");
	edit(asha, "hospital: ", "hospital: Banyan Hospital # ");
	assert.deepEqual(problems(), []);
});

reports("A treatment is named and linked only if it exists", warts, [
	["\ncta: true", "\n▸cta:", "cta: …"],
	["minor-surgery/toenail-surgery", "▸minor-surgery/corns", "related[0]: there is no treatment minor-surgery/corns"],
	["answer: ", "answer: See [ears](▸/minor-surgery/ears/). ", "§10.faqs[0].answer: … is no page of the site"],
]);

reports("A timer of first aid counts minutes, no step behind it calls for help, and the end says where to go", cut, [
	[
		"- do: Call {ambulance}.",
		"- do: Call {ambulance}.\n        timer: ▸presing",
		"emergency[0].steps[1].timer: content/emergency.yaml has no figure presing with a number of minutes…pressing…",
	],
	[
		"- do: Press, {pressing}.\n",
		"- do: Press.\n        timer: pressing\n",
		"emergency[0].steps[1].do: calls 108 after the step with a timer: move it before that step",
	],
	[
		"- do: Press, {pressing}.\n      - do: Call {ambulance}.\n",
		"- do: Press.\n        timer: pressing\n      - do: Wait.\n        how: ▸Worse? {ambulance}.\n",
		"emergency[0].steps[1].how: calls 108 after the step with a timer: move it before that step",
	],
	["- do: Call {ambulance}.", "- do: Call {ambulance}.\n        timer: pressing"],
	["    go: To a hospital.\n", "", "emergency[0]: needs go or look: where to go in the end"],
]);

reports("An alarm has an id of its own, and numbers that exist", "content/emergency.yaml", [
	[
		"    at: [ chest ]\n",
		"    call: [ ▸hart, child ]\n",
		"alarms[0].call[0]: hart is neither a helpline nor a hospital of content/clinic.yaml: ambulance, police, child…",
	],
	["helplines:\n", "  - { id: ▸heart, say: Call. }\nhelplines:\n", "alarms[1].id: another alarm has the id heart"],
]);

test("A film in a section that its treatment does not have is reported", (t) => {
	const { edit, lineOf, problems, read, write } = contentCopy(t);
	const placement = "alsoIn: [{ treatment: hand-surgery/cut-tendons, topic: cost }]";
	edit(gallery, "captions: /films/vein.vtt", `captions: /films/vein.vtt\n      ${placement}`);
	write(cut, read(cut).replace(/ {4}- topic: cost\n(?: {6}.*\n)*/, ""));
	const [problem] = problems();
	assert.equal(problem?.line, lineOf(gallery, placement));
	assert.match(problem?.message ?? "", /^hand-surgery\/cut-tendons has no section on cost: about,/);
});
