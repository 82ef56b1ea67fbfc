import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { assertMatches, contentCopy, smallClinicFiles } from "@/e2e/support/content-copy";
import { describeProblem, type Problem } from "./problem";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const toenail = "content/treatments/minor-surgery/toenail-surgery.yaml";
const cut = "content/treatments/hand-surgery/cut-tendons.yaml";
const asha = "content/doctors/dr-asha-rao.yaml";
const vijay = "content/doctors/dr-vijay-more.yaml";
const clinic = "content/clinic.yaml";
const navigation = "content/navigation.yaml";
const gallery = "content/gallery.yaml";
const privacy = "content/legal/privacy-policy.md";
const source = "content/references/leaflet.yaml";

/**
 * One edit of a file: the text replaced, its replacement, and the problems that the check must then report, each as
 * `field: message`. `▸` in the replacement marks the position of the first problem; in a message, `…` is any text and
 * `§4` the field `details.sections[5]`.
 */
type Edit = [old: string, replacement: string, ...problems: string[]];

/** @param text of a file that the small clinic does not have */
function reports(what: string, file: string, edits: Edit[], text?: string): void {
	test(what, (t) => {
		const { read, write, problems } = contentCopy(t);
		if (text) write(file, text);
		const original = read(file);
		for (const [old, replacement, ...expected] of edits) {
			assert.ok(original.includes(old), old);
			const [before = "", after] = original.replace(old, () => replacement).split("▸");
			write(file, before + (after ?? ""));
			const found = problems();
			const listed = `${replacement}\n${found.map(describeProblem).join("\n")}`;
			assert.equal(found.length, expected.length, listed);
			for (const [index, problem] of found.entries()) {
				assert.equal(problem.file, file, listed);
				assertMatches(`${problem.field}: ${problem.message}`, expected[index] ?? "");
			}
			const lines = before.split("\n");
			const place = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
			if (after !== undefined) assert.equal(`${found[0]?.line}:${found[0]?.column}`, place, listed);
		}
	});
}

/** The fields with problems. */
const fieldsOf = (problems: Problem[]) => problems.map(({ file, field }) => `${file} ${field}`).join();

test("A photograph of a patient needs the patient's consent", (t) => {
	const { edit, write, problems } = contentCopy(t);
	write("content/photos/scar.jpg", "A scar");
	edit(lumps, "alt: A scar", "src: photos/scar.jpg\n            alt: A scar");
	const [{ field, message } = { field: "", message: "" }, ...others] = problems();
	assertMatches(`${field}: ${message}`, "§5.pairs[0]: photographs of a patient need consent: true, …");
	assert.deepEqual(others, []);
	edit(lumps, "caption: A year between", "caption: A year between\n          consent: true");
	assert.deepEqual(problems(), []);
});

test("The content that these tests edit has no mistakes", (t) => {
	assert.deepEqual(contentCopy(t).problems(), []);
});

const image = (fields: string, problem: string): Edit => [
	"  images:\n",
	`  images:\n    - ${fields}\n`,
	`details.images[0].${problem}`,
];

reports("Of a field or value it is said what was found, what was expected and what may have been meant", lumps, [
	[
		"topic: recovery",
		"topic: ▸recovry",
		'§4.topic: unknown value "recovry"; expected one of: … did you mean recovery?',
	],
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
		"        - question: Will it come back?\n",
		"        - ▸title: Will it come back?\n",
		"§10.faqs[2].question: required",
		"§10.faqs[2].title: unknown field; available fields: question",
	],
	[
		"            alt: A lump\n",
		"            alt: A lump\n            focus: ▸face\n",
		'§5.pairs[0].before.focus: unknown value "face"; expected one of: top left, top, …',
	],
	["alt: A lump\n", "alt: A lump\n            src: illustrations/hand-lumps.svg\n            focus: top left\n"],
	["related:\n", `▸related:\n${"  - minor-surgery/warts\n".repeat(4)}`, "related: at most 4, found 6"],
	["About Hand Lumps", `▸${"x".repeat(61)}`, "menuLine: at most 60 characters, found 61"],
	[
		"topic: about",
		"topic: suitability",
		"details.sections: a section on the topic about is required, found none",
		"details.sections: at most one section on the topic suitability, found 2",
	],
	["question: Will it come back?", "question: ▸Is it safe", "§10.faqs[2].question: another part …"],
	["question: Will it come back?", "question: ▸Cost?", "§10.faqs[2].question: another part …"],
	[
		"hand-surgery/cut-tendons",
		"▸hand-surgery/cut-tendon",
		"related[1]: there is no … did you mean hand-surgery/cut-tendons?",
	],
	["by: dr-asha-rao", "by: ▸dr-asha-roa", "review.by: there is no doctor dr-asha-roa; did you mean dr-asha-rao?"],
	["lead: On risks", 'lead: "Wait, ▸{pressng}."', "§6.lead: unknown token {pressng}; … mean pressing?"],
	["lead: On risks", 'lead: "▸{waiting}."', "§6.lead: … expected one of: city, ambulance, child, pressing"],
	["lead: On risks", "lead: Few.▸[^leaflet]", "§6.lead: a citation is not allowed here"],
	["Lumps: risks.", "x.▸[^leaflt]", "§6.text: there is no content/references/leaflt.yaml; did you mean leaflet?"],
	["Lumps: risks.", "[us](▸www.banyan.example)", '§6.text: "www.banyan.example" is no valid address: …'],
	["Lumps: risks.", "[x](▸/minor-surgery/wart/)", "§6.text: … did you mean /minor-surgery/warts/?"],
	image("alt: A\n      src: ▸illustrations/Hand-Lumps.svg", "src: there is no file …"),
	image("alt: A\n      src: ▸illustrations/none.svg", "src: there is no file …"),
	image('alt: ▸""', "alt: must not be empty"),
]);

test("A section out of the order of the topics is reported with that order", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "topic: cost", "topic: options");
	edit(lumps, "topic: options", "topic: cost");
	const problem = problems().find(({ message }) => message.startsWith("sections must be in this order: about, "));
	assert.equal(problem?.line, lineOf(lumps, "topic: options"));
});

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

reports("A list must be a list, with as many entries as it needs", asha, [
	["languages:\n  - en\n  - mr\n", "languages: ▸en\n", 'languages: expected a list, … found "en"'],
	["languages:\n  - en\n  - mr\n", "▸languages: []\n", "languages: at least 1, found 0"],
	["- mr\n", "- ▸Marathi\n", 'languages[1]: the code of a language, such as mr, hi or en, found "Marathi"'],
	["- mr\n", "- ▸xx\n", "languages[1]: the code of a language, such as mr, hi or en"],
]);

const away = (dates: string, problem: string): Edit => ["languages:", `leave: [{ ${dates} }]\nlanguages:`, problem];

reports("A doctor's leave has an order, and each place of the timings an address and hours", asha, [
	away("from: 2099-11-08, until: ▸2099-11-07", "leave[0].until: is before from, 2099-11-08"),
	["      timings: Mondays\n", "", "timings.places[0]: needs hours, or timings in words"],
	[
		"hospital: Banyan Clinic\n      address: Pune",
		"hospital: ▸Banyan Clinc",
		"timings.places[0].hospital: Banyan Clinc is no place of the clinic …, so it needs an address; did you mean Banyan …",
	],
]);

reports("The treatment of a testimonial must exist", "content/testimonials.yaml", [
	["hand-surgery/hand-lumps", "▸hand-surgery/none", "items[0].treatment: there is no treatment hand-surgery/none"],
]);

reports("A timer of first aid counts a figure with a number of minutes", cut, [
	[
		"- do: Call {ambulance}.",
		"- do: Call {ambulance}.\n        timer: ▸presing",
		"emergency[0].steps[1].timer: content/emergency.yaml has no figure presing with a number of minutes…pressing…",
	],
]);

reports("The recording of a part must exist, in one language at least", cut, [
	[
		"id: ",
		"recording: ▸/recordings/cut.webm\n    id: ",
		"emergency[0].recording: there is no file public/recordings/cut.webm…",
	],
	[
		"id: ",
		"recording: ▸cut.mp3\n    id: ",
		'emergency[0].recording: the path of a WebM under public/, found "cut.mp3"',
	],
]);

const digits = "[ zero, one, two, three, four, five, six, seven, eight, nine ]";

reports(
	"A word is pronounced in one way, which has words",
	"content/pronunciations.yaml",
	[
		["say: O P D", "say: ▸''", "languages[0].words[0].say: must not be empty"],
		[
			"words:",
			"words:\n      - { text: GST, say: G S T }\n      - { text: ▸GST, say: tax }",
			"languages[0].words[1].text: GST is in the list twice",
		],
		["digits: [ zero, ", "▸digits: [ ", "languages[0].digits: at least 10, found 9"],
		[
			"  - language: en",
			`  - { language: en, digits: ${digits}, to: to }\n  - language: ▸en`,
			"languages[1].language: en is in the list twice",
		],
	],
	`languages:\n  - language: en\n    digits: ${digits}\n    to: to\n    words:\n      - { text: OPD, say: O P D }\n`,
);

reports("The captions of a film must exist", gallery, [
	["/films/vein.vtt", "▸/films/lost.vtt", "videos.items[0].captions: there is no file public/films/lost.vtt…"],
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

const session = '{ opens: "12:00", closes: "19:00" }';
const at = "hours.week[0].sessions[0]";
const times = (text: string, problem: string): Edit => [session, text, `${at}${problem}`];
const also = (more: string, problem: string): Edit => [session, `${session}\n    ${more}`, problem];
const closed = (closings: string, problem: string): Edit => [
	"emergencies:",
	`closings: [{ from: 2099-11-08, ${closings}]\nemergencies:`,
	`closings${problem}`,
];

reports("The clinic's facts must have their forms, and its opening hours must not overlap", clinic, [
	["  week:", "  ▸wek:", "hours.wek: unknown field; did you mean week?"],
	["email:", "▸fax: +91 12345 67890\nemail:", "fax: unknown field…"],
	['postalCode: "411001"', "postalCode: ▸41 1001", "address.postalCode: …a six-digit PIN code"],
	[
		"number: +91 20 5555 0100",
		"number: ▸020 5555 0100",
		"phones[0].number: a number with its country code and spaces, … found …",
	],
	["[Sunday]", "[▸Sundy]", 'hours.byAppointment[0]: unknown value "Sundy"; expected one of: … did you mean Sunday?'],
	['opens: "12:00"', "opens: ▸7", `${at}.opens: a time of day such as 12:00 or 19:30, in 24 hours, found the number 7`],
	times('{ opens: "18:00", closes: ▸"02:00" }', ".closes: closes before it opens at 18:00; if … add nextDay: true"),
	times('{ opens: "18:00", closes: ▸"18:00" }', ".closes: closes before it opens at 18:00; …"),
	times('{ opens: "09:00", closes: ▸"19:00", nextDay: true }', ".closes: with nextDay this would be open for more …"),
	times('{ opens: ▸"24:00", closes: "02:00" }', ".opens: a time of day such as 12:00 or 19:30…"),
	times('{ opens: ▸"noon", closes: "19:00" }', ".opens: a time of day such as 12:00 or 19:30…"),
	[session, '{ opens: "18:00", closes: "02:00", nextDay: true }'],
	[session, '{ opens: "18:00", closes: "00:00" }'],
	[session, '{ opens: "00:00", closes: "24:00" }'],
	also('    - ▸{ opens: "18:59", closes: "20:00" }', `hours.week[0].sessions[1]: overlaps with ${at} on Monday`),
	also(
		'- { from: Saturday, to: Sunday, sessions: [{ opens: "10:00", closes: "13:00" }] }',
		`${at}: overlaps with hours.week[1].sessions[0] on Saturday`,
	),
	also(
		'- { from: Sunday, sessions: [{ opens: "20:00", closes: "12:30", nextDay: true }] }',
		`${at}: overlaps with hours.week[1].sessions[0] on Monday`,
	),
	closed("to: ▸2099-11-01, reason: Diwali }", "[0].to: is before from, 2099-11-08"),
	closed("announce: ▸2099-11-09, reason: Diwali }", "[0].announce: is after from, 2099-11-08"),
	closed("to: ▸2099-11-31, reason: Diwali }", "[0].to: expected a date…"),
	closed("to: 2099-11-09 }", "[0].reason: required"),
	closed(
		"to: 2099-11-10, reason: Diwali }, { from: 2099-11-10, reason: repairs }",
		"[1]: shares dates with closings[0]",
	),
	closed(
		'reason: a, sessions: [{ opens: "09:00", closes: "12:00" }, { opens: "11:00", closes: "13:00" }] }',
		"[0].sessions[1]: overlaps with closings[0].sessions[0]",
	),
]);

const taken = (slug: string, owner: string): Edit => [
	"slug: gallery",
	`slug: ▸${slug}`,
	`menus[3].slug: the path /${slug}/ is already taken by ${owner}`,
];

const service = (field: string) => `language: en-IN\nservices: { ${field} }\n`;

reports("Services of others have a secure address, and payment has charges beside it", clinic, [
	[
		"language: en-IN\n",
		service("visits: { service: goatcounter, address: ▸http://a.goatcounter.com }"),
		"services.visits.address: an https address, such as …",
	],
	[
		"language: en-IN\n",
		service("visits: { service: plausible, address: ▸https://plausible.io/js/script.js }"),
		"services.visits.address: an address without a path, such as …",
	],
	[
		"language: en-IN\n",
		service("booking: { name: Practo, url: ▸http://www.practo.in/a }"),
		"services.booking.url: an https address, such as …",
	],
	[
		"language: en-IN\n",
		service("payment: { name: UPI, url: ▸upi://pay?pn=Banyan }"),
		"services.payment.url: an https address, … or a UPI link, such as …",
	],
	[
		"language: en-IN\n",
		service("▸payment: { name: UPI, url: 'upi://pay?pn=Banyan&pa=banyan@bank' }"),
		"services.payment: needs charges in content/about-clinic.yaml: the link to it is below them",
	],
]);

reports("Menus and links lead to pages, and no path is taken twice", navigation, [
	["- warts", "- ▸Warts!", 'menus[2].items[1]: small letters a to z, digits and hyphens, … found "Warts!"'],
	["- warts", "- ▸wart", "menus[2].items[1]: there is no file content/…/wart.yaml; did you mean warts?"],
	["- warts", "- ▸corns", "menus[2].items[1]: there is no file content/treatments/minor-surgery/corns.yaml"],
	["/about/about-clinic\n", "▸/about/our-clinic\n", "menus[0].items[2].path: … did you mean /about/about-clinic/?"],
	["        menuLine: Surgeon of small things\n", "", "menus[0].items[1].menuLine: required"],
	[
		"/minor-surgery/toenail\n",
		"▸/minor-surgery/toe-nail\n",
		"footer[0].links[0].path: … did you mean /minor-surgery/toenail/?",
	],
	taken("hand-surgery", 'the menu "Hand Surgery"'),
	taken("privacypolicy", "a fixed page"),
	taken("not-found", "a fixed page"),
]);

test("An alias that is the path of another page is reported", (t) => {
	const { read, write, problems } = contentCopy(t);
	const original = read(toenail);
	for (const alias of ["ear-repair", "warts", "toenail-surgery", "Toenail-Surgery", "Ear-Repair"]) {
		write(toenail, original.replace("  - toenail\n", `  - toenail\n  - ${alias}\n`));
		assert.match(fieldsOf(problems()), / aliases\[\d\]/, alias);
	}
});

test("A file in the wrong place is reported", (t) => {
	const { folder, read, write, problems } = contentCopy(t);
	const folders = /content\/treatments\/hand-surgery\/, content\/treatments\/minor-surgery\//;
	for (const [name, from, message] of [
		["treatments/hand-operations/lumps.yaml", lumps, folders],
		["treatments/hand-surgery/more/lumps.yaml", lumps, folders],
		["treatments/lumps.yaml", lumps, folders],
		["treatments/gallery/photographs.yaml", lumps, /the menu gallery cannot contain treatments/],
		["treatments/hand-surgery/Trigger Finger.yaml", lumps, /"Trigger Finger" is no valid name: use small letters/],
		["pages/gallery.md", page, /the path \/gallery\/ is already taken by the menu "Gallery"/],
		["pages/search.md", page, /the path \/search\/ is already taken by a fixed page/],
		["pages/Our Page.md", page, /"Our Page" is no valid name: use small letters/],
		["doctors/about-clinic.yaml", vijay, /the path \/about\/about-clinic\/ is already taken by a fixed page/],
	] as const) {
		const file = `content/${name}`;
		write(file, from === page ? page : read(from));
		const [problem, ...others] = problems();
		assert.deepEqual([problem?.file, others], [file, []]);
		assert.match(problem?.message ?? "", message);
		rmSync(join(folder, file));
	}
});

const url = (text: string, ...problems: string[]): Edit => ["https://press.example/leaflet", text, ...problems];
const copied = "copies other publishers' work; expected the publisher's address, …";

reports("A reference leads to its publisher", source, [
	url("http://press.example/leaflet", "url: expected an address that begins with https://, found http://"),
	url("https://vdocuments.site/leaflet.html", `url: vdocuments.site ${copied}`),
	url("https://www.docslib.org/leaflet", `url: www.docslib.org ${copied}`),
	url("https://www.ncbi.nlm.nih.gov/pubmedhealth/PMH1/", `url: www.ncbi.nlm.nih.gov/pubmedhealth/ ${copied}`),
	url("https://www.ncbi.nlm.nih.gov/books/NBK1/"),
	url("https://notdocslib.org/leaflet"),
	url("https://press.example/docslib.org/"),
]);

const yaml = (...[old, replacement, remedy]: string[]) => [old, replacement, `: not valid YAML: …${remedy}…`] as Edit;

reports("YAML that cannot be read is reported once, with the remedy", lumps, [
	yaml("heading: Hand", "heading: ▸Notice: Hand", "words with a colon and a space in them need quotation marks"),
	yaml("banner:\n  src", "banner:\n▸\tsrc", "use spaces"),
	yaml("banner:\n  src", "banner:\n  ▸\tsrc", "use spaces"),
	yaml("link: Hand Lumps", 'link: ▸"Hand Lumps', "never closed"),
	yaml("cta: true", "cta: true\n▸cta: false", "duplicate field cta"),
	yaml("\nmenuLine:", "\n  ▸menuLine:", "indented differently from its neighbours"),
	yaml("lead: On risks", "lead: ▸**few**", "begin with * need quotation"),
	yaml("lead: On risks", "lead: ▸&few of them", "begin with & need quotation"),
	yaml("link: Hand Lumps", "link: Hand ▸#5", "reads text after # as a comment"),
	yaml("lead: On risks", "lead: > ▸5 of them", "begin with > or | need quotation"),
	yaml("lead: On risks", 'lead: { x: "few", y: ▸"of them }', "never closed"),
	yaml("lead: On risks", 'lead: { x: ▸"few" y: "of" }', "entries are separated by commas"),
	yaml("lead: On risks", "lead: {city} ▸is near", "begin with [ or { need"),
	yaml("\ncta: true", "\n▸cta true", "a name, a colon, a space and a value"),
	yaml("related:\n", "aliases: [lump\n▸related:\n", "[ begins above is not closed"),
	[
		"link: Hand Lumps\n",
		"link: Hand: Lumps\nmenuLine: On: lumps\n#",
		...Array(2).fill(": not valid YAML: words with a colon…"),
	],
]);

reports("The front matter and the text of a Markdown page are checked", privacy, [
	["updated: 2025-08-24", "updated: ▸24 Aug 2025", "updated: …"],
	["title: Privacy", "▸titel: Privacy", "titel: unknown field; did you mean title?"],
	["/about/about-clinic/", "▸/about/our-clinic/", ': "/about/our-clinic/" is no page of the site; did you mean …'],
]);

const page = `---
heading: Insurance
summary: What an insurer pays, what you bring along, and who helps you with the papers at the desk in the hall.
author: dr-asha-rao
---

Text of [ours](/about/about-clinic/).
`;

reports(
	"A page of the clinic's own is checked: its author, and the tokens, links and pictures of its text",
	"content/pages/insurance.md",
	[
		[
			"author: dr-asha-rao",
			"author: ▸dr-asha-roa",
			"author: there is no doctor dr-asha-roa; did you mean dr-asha-rao?",
		],
		["author: dr-asha-rao", "author: Asha Rao"],
		["Text of", "Call {ambulance}. Text of"],
		["Text of", "Call ▸{ambulanc}. Text of", ": unknown token {ambulanc}; … did you mean ambulance?"],
		["Text of", "A fact.[^leaflet] Text of"],
		["Text of", "A fact.▸[^leaflt] Text of", ": there is no content/references/leaflt.yaml; …"],
		["(/about/", "(▸/abut/", ': "/abut/about-clinic/" is no page of the site; …'],
		[
			"(/about/about-clinic/)",
			"(▸upi://pay?pa=x)",
			': "upi://pay?pa=x" is no valid address: …https:// or mailto: for any other',
		],
		["Text of", "▸![A](https://a.in/x.png) Text of", ": a text cannot contain a picture"],
		["heading: Insurance", "▸headin: Insurance", "headin: unknown field; did you mean heading?"],
	],
	page,
);

const charge = (item: string, problem: string): Edit => [
	"contact:\n",
	`charges: { title: A, intro: B, items: [${item}] }\ncontact:\n`,
	`charges.items[0]${problem}`,
];

reports("A charge is a service and its charge, or a treatment with a price", "content/about-clinic.yaml", [
	charge("{ treatment: hand-surgery/hand-lumps }", ".treatment: hand-surgery/hand-lumps has no price"),
	charge("▸{ service: A visit }", ": needs service and charge, or treatment"),
	charge("{ treatment: ▸hand-surgery/lumps }", ".treatment: there is no treatment hand-surgery/lumps"),
	charge(
		"{ treatment: hand-surgery/hand-lumps, charge: ▸₹500 }",
		".charge: the treatment has its own price: remove this, or treatment",
	),
]);

test("A required file that is empty or missing is reported", (t) => {
	const { folder, write, problems } = contentCopy(t);
	write("content/booking.yaml", "");
	assert.match(problems().map(describeProblem).join("\n"), /^content\/booking\.yaml:1:.*$/);
	rmSync(join(folder, "content/booking.yaml"));
	assert.deepEqual(problems().map(describeProblem), ["content/booking.yaml:1:1 required, but there is no such file"]);
});

test("A mistake in any file is one problem and causes none in other files", (t) => {
	const { read, write, problems } = contentCopy(t);
	for (const file of Object.keys(smallClinicFiles).filter((name) => name.endsWith(".yaml"))) {
		const original = read(file);
		for (const mistake of ["unknownField: 1", "no: field: at all"]) {
			write(file, `${original}\n${mistake}\n`);
			const files = problems().map((problem) => problem.file);
			assert.deepEqual(files, [file], mistake);
		}
		write(file, original);
	}
});
