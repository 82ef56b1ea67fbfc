import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const doctor = "content/doctors/dr-vijay-more.yaml";
const navigation = "content/navigation.yaml";

test("The content that these tests spoil has no mistakes", (t) => {
	const { problems } = contentCopy(t);
	expect(problems()).toEqual([]);
});

test("A missing field is named with the line of the entry it is missing from", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "        - question: Will it come back?\n", "        - title: Will it come back?\n");
	const line = lineOf(lumps, "        - title:");
	const field = "details.sections[10].faqs[2]";
	expect(problems()).toMatchObject([
		{ file: lumps, line, field: `${field}.question`, message: "required" },
		{ file: lumps, line, field: `${field}.title`, message: "unknown field; what can still stand here: question" },
	]);
});

test("A field missing at the top of a file is named", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(lumps, "cta: true\n", "");
	expect(problems()).toMatchObject([{ file: lumps, line: 1, field: "cta", message: "required" }]);
});

test("A field without a value is named with its line", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(warts, "\ncta: true", "\ncta:");
	const line = lineOf(warts, "cta:");
	expect(problems()).toEqual([expect.objectContaining({ file: warts, line, field: "cta" })]);
});

test("An unknown field, such as a misspelt one, is named with its line", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit("content/clinic.yaml", "email:", "fax: +91 12345 67890\nemail:");
	const line = lineOf("content/clinic.yaml", "fax:");
	expect(problems()).toMatchObject([
		{ file: "content/clinic.yaml", line, field: "fax", message: expect.stringMatching(/^unknown field/) },
	]);
});

test("A value of the wrong kind is named with what was expected", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit("content/clinic.yaml", 'postalCode: "411001"', "postalCode: 41 1001");
	const line = lineOf("content/clinic.yaml", "postalCode:");
	const [problem, ...others] = problems();
	expect(others).toEqual([]);
	expect(problem).toMatchObject({ line, field: "address.postalCode" });
	expect(problem?.message).toContain("a six-digit PIN code");
});

test("An empty text for a picture is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(warts, "  images:\n", '  images:\n    - alt: ""\n');
	const line = lineOf(warts, 'alt: ""');
	expect(problems()).toMatchObject([
		{ file: warts, line, field: "details.images[0].alt", message: "must not be empty" },
	]);
});

test("A list without entries is named with how many there are to be", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	const rao = "content/doctors/dr-asha-rao.yaml";
	edit(rao, "languages:\n  - English\n  - Marathi\n", "languages: []\n");
	const line = lineOf(rao, "languages: []");
	expect(problems()).toMatchObject([{ file: rao, line, field: "languages", message: "at least 1, found 0" }]);
});

test("A list of too many entries is named with how many there are", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "related:\n", `related:\n${"  - minor-surgery/warts\n".repeat(4)}`);
	const line = lineOf(lumps, "related:");
	expect(problems()).toMatchObject([{ file: lumps, line, field: "related", message: "at most 4, found 6" }]);
});

test("A text that is too long is named with its length", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "menuLine: About Hand Lumps", `menuLine: ${"x".repeat(61)}`);
	const line = lineOf(lumps, "menuLine:");
	const message = "at most 60 characters, found 61";
	expect(problems()).toMatchObject([{ file: lumps, line, field: "menuLine", message }]);
});

test("A topic with two sections, and the topic about without one, are named", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(lumps, "topic: about", "topic: suitability");
	expect(problems().map(({ field, message }) => `${field}: ${message}`)).toEqual([
		"details.sections: a section on the topic about is required, found none",
		"details.sections: at most one section on the topic suitability, found 2",
	]);
});

test("A section out of the order of the topics is named with that order", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "topic: cost", "topic: options");
	edit(lumps, "topic: options", "topic: cost");
	const [problem] = problems().filter(({ message }) => message.startsWith("sections stand in this order: about, "));
	expect(problem).toMatchObject({ file: lumps, line: lineOf(lumps, "topic: before") });
});

for (const question of ["Is it safe", "Cost?"]) {
	test(`A question with the address of another part of the page is named: ${question}`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(lumps, "question: Will it come back?", `question: ${question}`);
		const message = "another part of the page has the address that these words make: ask otherwise";
		expect(problems()).toMatchObject([
			{ line: lineOf(lumps, `question: ${question}\n`), field: "details.sections[10].faqs[2].question", message },
		]);
	});
}

test("A treatment of a menu that does not exist is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(navigation, "- warts", "- corns");
	const line = lineOf(navigation, "corns\n");
	const message = "there is no file content/treatments/minor-surgery/corns.yaml";
	expect(problems()).toMatchObject([{ file: navigation, line, field: "menus[2].items[1]", message }]);
});

test("A page of a menu that does not exist is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(navigation, "path: /about/about-clinic\n", "path: /about/our-clinic\n");
	const line = lineOf(navigation, "/about/our-clinic");
	const message = '"/about/our-clinic" is no page of the site; did you mean /about/about-clinic/?';
	expect(problems()).toMatchObject([{ file: navigation, line, field: "menus[0].items[2].path", message }]);
});

test("A page of a menu that lacks its line is named by the field, not by what else it could have been", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(navigation, "        menuLine: Surgeon of small things\n", "");
	const line = lineOf(navigation, "path: /about/dr-vijay-more\n") - 1;
	expect(problems()).toMatchObject([
		{ file: navigation, line, field: "menus[0].items[1].menuLine", message: "required" },
	]);
});

test("Mistakes in the file of a doctor or a treatment do not make mistakes of the links to it", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	const ears = "content/treatments/minor-surgery/ear-lobe-repair.yaml";
	edit(doctor, "role: General", "rolle: General");
	edit(ears, "cta: true", "cta: perhaps");
	const places = problems().map(({ file, line, field }) => `${file}:${line} ${field}`);
	expect(places).toEqual([`${doctor}:${lineOf(doctor, "rolle:")} rolle`, `${ears}:${lineOf(ears, "cta:")} cta`]);
});

test("A footer link that leads to no page is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(navigation, "path: /minor-surgery/toenail\n", "path: /minor-surgery/toe-nail\n");
	const line = lineOf(navigation, "/minor-surgery/toe-nail");
	const message = '"/minor-surgery/toe-nail" is no page of the site; did you mean /minor-surgery/toenail/?';
	expect(problems()).toMatchObject([{ file: navigation, line, field: "footer[0].links[0].path", message }]);
});

test("A related treatment that does not exist is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "- hand-surgery/cut-tendons", "- hand-surgery/cut-nerves");
	const line = lineOf(lumps, "hand-surgery/cut-nerves\n");
	const message = "there is no treatment hand-surgery/cut-nerves";
	expect(problems()).toMatchObject([{ file: lumps, line, field: "related[1]", message }]);
});

test("A testimonial of a treatment that does not exist is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	const file = "content/testimonials.yaml";
	edit(file, "treatment: hand-surgery/hand-lumps", "treatment: hand-surgery/foot-lumps");
	const line = lineOf(file, "hand-surgery/foot-lumps");
	const message = "there is no treatment hand-surgery/foot-lumps";
	expect(problems()).toMatchObject([{ file, line, field: "items[0].treatment", message }]);
});

test("A reviewer who does not exist is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "by: dr-asha-rao", "by: dr-nobody");
	const line = lineOf(lumps, "by: dr-nobody");
	expect(problems()).toMatchObject([
		{ file: lumps, line, field: "review.by", message: "there is no doctor dr-nobody" },
	]);
});

for (const [what, src] of [
	["that does not exist", "plates/nobody-drew-this.svg"],
	["written in another capitalisation", "plates/Hand-Lumps.svg"],
] as const) {
	test(`A picture file ${what} is named`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(lumps, "  images:\n", `  images:\n    - alt: A drawing\n      src: ${src}\n`);
		const line = lineOf(lumps, `src: ${src}`);
		const message = expect.stringContaining(`there is no file content/${src}`);
		expect(problems()).toMatchObject([{ file: lumps, line, field: "details.images[0].src", message }]);
	});
}

test("A film whose file is missing is named", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	const file = "content/gallery.yaml";
	edit(file, "captions: /films/vein.vtt", "captions: /films/lost.vtt");
	const line = lineOf(file, "/films/lost.vtt");
	const message = "there is no file public/films/lost.vtt";
	expect(problems()).toMatchObject([{ file, line, field: "videos.items[0].captions", message }]);
});

test("A film in a section that its treatment does not have is named", (t) => {
	const { edit, lineOf, problems, read, write } = contentCopy(t);
	const file = "content/gallery.yaml";
	const place = "alsoIn: [{ treatment: hand-surgery/cut-tendons, topic: cost }]";
	edit(file, "captions: /films/vein.vtt", `captions: /films/vein.vtt\n      ${place}`);
	const treatment = "content/treatments/hand-surgery/cut-tendons.yaml";
	write(treatment, read(treatment).replace(/ {4}- topic: cost\n(?: {6}.*\n)*/, ""));
	const message = expect.stringContaining("hand-surgery/cut-tendons has no section on cost: about,");
	expect(problems()).toMatchObject([{ file, line: lineOf(file, place), message }]);
});
