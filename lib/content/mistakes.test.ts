import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { assertMatches, contentCopy, smallClinic, smallClinicFiles } from "@/e2e/support/content-copy";
import { type Edit, ownPage, page, reports } from "@/e2e/support/content-mistakes";
import { describeProblem, type Problem } from "./problem";

const { asha, clinic, gallery, home, lumps, privacy } = smallClinic;

test("The content that these tests edit has no mistakes", (t) => {
	assert.deepEqual(contentCopy(t).problems(), []);
});

reports("A doctor has a list of languages, a leave in order, and places with hours, an address and a number", asha, [
	["languages:\n  - en\n  - mr\n", "languages: ▸en\n", 'languages: expected a list, … found "en"'],
	["languages:\n  - en\n  - mr\n", "▸languages: []\n", "languages: at least 1, found 0"],
	["- mr\n", "- ▸Marathi\n", 'languages[1]: the code of a language, such as mr, hi or en, found "Marathi"'],
	["- mr\n", "- ▸xx\n", "languages[1]: the code of a language, such as mr, hi or en"],
	[
		"languages:",
		"leave: [{ from: 2099-11-08, until: ▸2099-11-07 }]\nlanguages:",
		"leave[0].until: is before from, 2099-11-08",
	],
	["      timings: Mondays\n", "", "timings.places[0]: needs hours, or timings in words"],
	[
		"hospital: Banyan Clinic\n      address: Pune",
		"hospital: ▸Banyan Clinc",
		"timings.places[0].hospital: Banyan Clinc is no place of the clinic …, so it needs an address; did you mean Banyan …",
	],
	["contact: +91 20 5555 0100", "contact: ▸ask", "timings.places[0].contact: a number with its country code…"],
]);

reports("The treatment of a testimonial must exist", "content/testimonials.yaml", [
	["hand-surgery/hand-lumps", "▸hand-surgery/none", "items[0].treatment: there is no treatment hand-surgery/none"],
]);

reports("The files of a film exist, with names that work in an address and on every computer", gallery, [
	...["vein #1", "50%", "a?b", "a b", "व", "..", ""].map(
		(name): Edit => [
			"src: /films/vein.mp4",
			`src: ▸"/films/${name}/v.mp4"`,
			'videos.items[0].src: "…" is no name for an address: use letters …',
		],
	),
	...["poster: /films/nul.png", "poster: /aux/vein.png", "captions: /films/con.a.vtt"].map((text): Edit => {
		const [field = ""] = text.split(": ");
		const old = field === "poster" ? "poster: /films/vein.png" : "captions: /films/vein.vtt";
		return [old, text.replace("/", "▸/"), `videos.items[0].${field}: Windows cannot store the name "…": …`];
	}),
	["/films/vein.vtt", "▸/films/lost.vtt", "videos.items[0].captions: there is no file public/films/lost.vtt…"],
]);

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
	["+91 20 5555 0100", "▸020 5555 0100", "phones[0].number: a number with its country code and spaces, … found …"],
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
	closed("to: 2099-11-10, reason: a }, { from: 2099-11-10, reason: b }", "[1]: shares dates with closings[0]"),
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

const service = (name: string, facts: string, problem: string): Edit => [
	"language: en-IN\n",
	`language: en-IN\nservices: { ${name}: ${facts} }\n`,
	`services.${name}${problem}`,
];

reports("Services of others have a secure address, and payment has charges beside it", clinic, [
	service("visits", "{ service: goatcounter, address: ▸http://a.in }", ".address: an https address, such as …"),
	service("visits", "{ service: plausible, address: ▸https://a.in/b.js }", ".address: an address without a path, …"),
	service("booking", "{ name: Practo, url: ▸http://www.practo.in/a }", ".url: an https address, such as …"),
	service("payment", "{ name: UPI, url: ▸upi://pay?pn=Banyan }", ".url: an https address, … or a UPI link, such as …"),
	[
		"language: en-IN\n",
		"language: en-IN\nservices: { ▸payment: { name: UPI, url: 'upi://pay?pn=Banyan&pa=banyan@bank' } }\n",
		"services.payment: needs charges in content/about-clinic.yaml: the link to it is below them",
	],
]);

reports("Menus and links lead to pages, and no path is taken twice", "content/navigation.yaml", [
	["- warts", "- ▸Warts!", 'menus[2].items[1]: small letters a to z, digits and hyphens, … found "Warts!"'],
	["- warts", "- ▸wart", "menus[2].items[1]: there is no file content/…/wart.yaml; did you mean warts?"],
	["- warts", "- ▸corns", "menus[2].items[1]: there is no file content/treatments/minor-surgery/corns.yaml"],
	["/about/about-clinic\n", "▸/about/our-clinic\n", "menus[0].items[2].path: … did you mean /about/about-clinic/?"],
	["        menuLine: Surgeon of small things\n", "", "menus[0].items[1].menuLine: required"],
	["/minor-surgery/toenail\n", "▸/minor-surgery/toe-nail\n", "footer[0].links[0].path: … /minor-surgery/toenail/?"],
	taken("hand-surgery", 'the menu "Hand Surgery"'),
	taken("privacypolicy", "a fixed page"),
	taken("not-found", "a fixed page"),
	["slug: gallery", "slug: ▸lpt1", "menus[3].slug: Windows cannot store the name …"],
	["slug: gallery", "slug: ▸gallery.", 'menus[3].slug: Windows cannot store the name "gallery.": choose another'],
]);

reports("The home page has one section of slides, and no title twice", home, [
	[
		"sections:\n  - kind: slides\n",
		"sections:\n  - { kind: slides, slides: [{ image: { alt: A }, heading: B, text: C, ground: sand }] }\n  - kind: ▸slides\n",
		"sections[1].kind: at most one section of the kind slides",
	],
	["title: Services 2", "title: ▸Services 1", "sections[3].title: another section has this title"],
]);

reports(
	"An alias that is the path of another page is reported",
	"content/treatments/minor-surgery/toenail-surgery.yaml",
	["ear-repair", "warts", "toenail-surgery", "Toenail-Surgery", "Ear-Repair"].map(
		(alias): Edit => ["  - toenail\n", `  - toenail\n  - ▸${alias}\n`, "aliases[1]: …"],
	),
);

test("A file in the wrong place is reported", (t) => {
	const { folder, read, write, problems } = contentCopy(t);
	const folders = /content\/treatments\/hand-surgery\/, content\/treatments\/minor-surgery\//;
	for (const [name, from, message] of [
		["treatments/hand-operations/lumps.yaml", lumps, folders],
		["treatments/hand-surgery/more/lumps.yaml", lumps, folders],
		["treatments/lumps.yaml", lumps, folders],
		["treatments/gallery/photographs.yaml", lumps, /the menu gallery cannot contain treatments/],
		["treatments/hand-surgery/Trigger Finger.yaml", lumps, /"Trigger Finger" is no valid name: use small letters/],
		...["con", "nul", "aux.v", "com0", "lpt9"].map(
			(name) => [`treatments/hand-surgery/${name}.yaml`, lumps, /Windows cannot store the name "/] as const,
		),
		["pages/prn.md", page, /Windows cannot store the name "prn.md": choose another/],
		["illustrations/aux.svg", lumps, /Windows cannot store the name "aux.svg"/],
		["illustrations/con/a.svg", lumps, /Windows cannot store the name "con"/],
		["photos/a./b.jpg", lumps, /Windows cannot store the name "a."/],
		["photos/room?.jpg", lumps, /Windows cannot store the name "room\?.jpg"/],
		["../public/vein: closed.pdf", lumps, /Windows cannot store the name "vein: closed.pdf"/],
		["pages/gallery.md", page, /the path \/gallery\/ is already taken by the menu "Gallery"/],
		["pages/search.md", page, /the path \/search\/ is already taken by a fixed page/],
		["pages/Our Page.md", page, /"Our Page" is no valid name: use small letters/],
		["doctors/about-clinic.yaml", asha, /the path \/about\/about-clinic\/ is already taken by a fixed page/],
	] as const) {
		const file = `content/${name}`.replace("content/../", "");
		write(file, from === page ? page : read(from));
		const [problem, ...others] = problems();
		// A folder is named by itself.
		assert.ok(file.startsWith(problem?.file ?? "?"), file);
		assert.deepEqual(others, []);
		assert.match(problem?.message ?? "", message);
		rmSync(join(folder, file));
	}
});

test("Files whose paths differ in capitals alone are reported", (t) => {
	const { write, problems } = contentCopy(t);
	for (const file of ["content/photos/Room.jpg", "content/photos/room.JPG", "public/Films/vein.mp4"]) write(file, "x");
	const told = (file: string, other: string) => `${file}:1:1 differs from ${other} in capitals alone: …`;
	const expected = [told("content/photos/room.JPG", "content/photos/Room.jpg"), told("public/films", "public/Films")];
	assertMatches(problems().map(describeProblem).join("\n"), expected.join("\n"));
});

const url = (text: string, ...problems: string[]): Edit => ["https://press.example/leaflet", text, ...problems];
const copied = "copies other publishers' work; expected the publisher's address, …";

reports("A reference leads to its publisher", "content/references/leaflet.yaml", [
	url("http://press.example/leaflet", 'url: an https address, such as …, found "http://press.example/leaflet"'),
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

reports(
	"A page of the clinic's own is checked: its author, and the tokens, links and pictures of its text",
	ownPage,
	[
		["author: dr-asha-rao", "author: ▸dr-asha-roa", "author: there is no doctor dr-asha-roa; … dr-asha-rao?"],
		["author: dr-asha-rao", "author: Asha Rao"],
		["Text of", "Call {ambulance}. Text of"],
		["Text of", "Call ▸{ambulanc}. Text of", ": unknown token {ambulanc}; … did you mean ambulance?"],
		["Text of", "A fact.[^leaflet] Text of"],
		["Text of", "A fact.▸[^leaflt] Text of", ": there is no content/references/leaflt.yaml; …"],
		["(/about/", "(▸/abut/", ': "/abut/about-clinic/" is no page of the site; …'],
		[
			"(/about/about-clinic/)",
			"(▸upi://pay?pa=x)",
			': "upi:…" is no valid address: …https:// or mailto: for any other',
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

reports("A charge is a service and its price, or a treatment with a price", "content/about-clinic.yaml", [
	charge("{ treatment: hand-surgery/hand-lumps }", ".treatment: hand-surgery/hand-lumps has no price"),
	charge("▸{ service: A visit }", ": needs service and from, or treatment"),
	charge("{ treatment: ▸hand-surgery/lumps }", ".treatment: there is no treatment hand-surgery/lumps"),
	charge("{ treatment: hand-surgery/hand-lumps, from: ▸500 }", ".from: the treatment has its own price: …"),
]);

test("A required file that is empty or missing is reported", (t) => {
	const { folder, write, problems } = contentCopy(t);
	write("content/booking.yaml", "");
	assert.match(problems().map(describeProblem).join("\n"), /^content\/booking\.yaml:1:.*$/);
	rmSync(join(folder, "content/booking.yaml"));
	write("content/booking.yaml/a.md", "");
	assert.equal(describeProblem(problems()[0] as Problem), "content/booking.yaml:1:1 is a folder: expected a file");
	rmSync(join(folder, "content/booking.yaml"), { recursive: true });
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
