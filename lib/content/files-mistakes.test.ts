import { rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { loadContent } from "@/lib/content/load";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const warts = "content/treatments/minor-surgery/warts.yaml";
const clinic = "content/clinic.yaml";
const privacy = "content/legal/privacy-policy.md";

for (const [what, old, text, atLine] of [
	["An unclosed quotation mark", "link: Hand Lumps", 'link: "Hand Lumps', undefined],
	["A tab as indentation", "facts:\n  anaesthesia", "facts:\n\tanaesthesia", "\tanaesthesia"],
	["A colon in bare text", "heading: Hand Lumps in", "heading: Hand Lumps: in", "heading: Hand Lumps: in"],
	["A field given twice", "cta: true", "cta: true\ncta: false", "cta: false"],
] as const) {
	test(`${what} is named as malformed YAML`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(lumps, old, text);
		const found = problems();
		expect(new Set(found.map(({ file }) => file))).toEqual(new Set([lumps]));
		expect(found[0]?.message).toMatch(/^not valid YAML: \S/);
		if (atLine) expect(found[0]?.line).toBe(lineOf(lumps, atLine));
	});
}

test("Bare words with a colon are told to be put in quotes", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(lumps, "heading: Hand Lumps in", "heading: Hand Lumps: in");
	const message = "not valid YAML: words with a colon and a space in them need quotation marks around them";
	expect(problems()[0]).toMatchObject({
		file: lumps,
		line: lineOf(lumps, "heading: Hand Lumps: in"),
		field: "",
		message,
	});
});

test("An empty file is named", (t) => {
	const { write, problems } = contentCopy(t);
	write("content/booking.yaml", "");
	expect(problems()).toEqual([expect.objectContaining({ file: "content/booking.yaml", line: 1 })]);
});

test("A file that is not there is named", async (t) => {
	const { folder, problems } = contentCopy(t);
	rmSync(join(folder, "content/booking.yaml"));
	expect(problems()).toMatchObject([
		{ file: "content/booking.yaml", line: 1, field: "", message: "required, but there is no such file" },
	]);
});

test("A legal page without front matter is named", (t) => {
	const { write, problems } = contentCopy(t);
	write(privacy, "You can read every page of this site without telling us who you are.\n");
	expect(problems()[0]).toMatchObject({
		file: privacy,
		line: 1,
		field: "",
		message: "must begin with front matter between two lines of ---",
	});
});

test("A mistake in front matter is named with its line", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(privacy, "updated: 2025-08-24", "updated: 24 Aug 2025");
	const line = lineOf(privacy, "updated:");
	expect(problems()).toEqual([expect.objectContaining({ file: privacy, line, field: "updated" })]);
});

test("A link in a text that leads to no page is named with its line", (t) => {
	const { edit, lineOf, problems } = contentCopy(t);
	edit(privacy, "/about/about-clinic/", "/about/our-clinic/");
	edit(warts, "answer: ", "answer: See [corns](/minor-surgery/corns/) and [ears](/minor-surgery/ear-repair/). ");
	expect(problems()).toMatchObject([
		{
			file: privacy,
			line: lineOf(privacy, "/about/our-clinic/"),
			field: "",
			message: '"/about/our-clinic/" is no page of the site; did you mean /about/about-clinic/?',
		},
		{
			file: warts,
			line: lineOf(warts, "answer: See [corns]"),
			field: "details.sections[10].faqs[0].answer",
			message: '"/minor-surgery/corns/" is no page of the site',
		},
	]);
});

test("Several mistakes in several files are all named at once, each on a line of its own", (t) => {
	const { folder, edit, placeOf } = contentCopy(t);
	edit(lumps, "cta: true", "cta: perhaps");
	edit(privacy, "title: Privacy", "titel: Privacy");
	edit(clinic, "phone: +91 20 5555 0100", "phone: 5555 0100");
	edit(warts, "- minor-surgery/toenail-surgery", "- minor-surgery/corns");
	const places = [
		`${clinic}:${placeOf(clinic, "5555 0100")} phone: `,
		`${privacy}:${placeOf(privacy, "titel:")} titel: unknown field; did you mean title?`,
		`${lumps}:${placeOf(lumps, "perhaps")} cta: `,
		`${warts}:${placeOf(warts, "minor-surgery/corns")} related[0]: there is no treatment minor-surgery/corns`,
	];
	try {
		loadContent(folder);
		expect(true, "the content is refused").toBe(false);
	} catch (error) {
		const [title, ...lines] = String(error).split("\n");
		expect(title).toBe(`ContentError: ${places.length} mistakes in the content:`);
		expect(lines).toEqual(places.map((place) => expect.stringContaining(place)));
	}
});
