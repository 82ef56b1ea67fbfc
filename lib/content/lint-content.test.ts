import assert from "node:assert/strict";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { assertMatches, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { lintContent } from "./lint-content";
import { readContent } from "./load";
import { describeProblem } from "./problem";

const { asha, clinic, lumps, warts } = smallClinic;

function warningsOf(folder: string, today: string): string[] {
	const { files, problems } = readContent(folder);
	assert.deepEqual(problems, []);
	return lintContent(folder, files, today).map(describeProblem);
}

/** The warnings that the unedited content has: its pages describe themselves in the same words. */
const before = new Set<string>();

test.before((t) => {
	for (const warning of warningsOf(contentCopy(t as TestContext).folder, "2026-11-22")) before.add(warning);
	assert.ok(before.size > 0 && [...before].every((warning) => warning.includes("the same description as in")));
});

/** The warnings that edits add. */
const added = (folder: string, today = "2026-11-22") =>
	warningsOf(folder, today).filter((warning) => !before.has(warning));

const risks = (text: string) => ['text: "Hand Lumps: risks."', `text: ${text}`] as const;
const alternative = (alt: string, more = "") => ["  images:\n", `  images:\n    - alt: ${alt}\n${more}`] as const;
const question = (text: string) => ["question: Will it come back?", `question: ${text}`] as const;
const alt = "details.images[0].alt: …";
const fileName = `${alt}this is a file name: describe what the picture shows`;
const noSource = "§6.text: …has no source; cite one with [^name of a file in content/references]";

/** Edits of one treatment, and the warning that each must add; `…` is any text and `§5` is `details.sections[5]`. */
const warned: [edit: readonly [old: string, replacement: string], warning: string][] = [
	[["heading: Hand Lumps in", `heading: ${"Hand lumps ".repeat(6)}in`], "heading: …add a shorter title"],
	[question("Will it come back"), "§10.faqs[2].question: …a question ends with a question mark"],
	[
		risks(`It is short. ${"Again and ".repeat(20)}on.`),
		'§6.text: the sentence "Again and Again and …" has 41 words; split sentences of more than 35',
	],
	[alternative("Picture of a hand"), `${alt}which screen readers say anyway: begin with what the picture shows`],
	[alternative("IMG_20260102"), fileName],
	[alternative("hand-lumps", "      src: illustrations/hand-lumps.svg\n"), fileName],
	[risks("Press for 15 minutes."), '§6.text: says "15 minutes", but figures.pressing says "10 minutes"'],
	[risks("Please call 102."), '§6.text: says "call 102", which is not in content/emergency.yaml'],
	[risks("one in ten of them."), noSource],
	[risks("Two thirds of them."), noSource],
	[risks("12% of them."), noSource],
	[risks("About half of them."), noSource],
	[["  scar: A fine line\n", ""], "facts: lacks scar, which patients ask about first"],
	[["due: 2028-10-05", "due: 2026-11-21"], "review.due: was due to be reviewed on 2026-11-21"],
];

/** Edits of the same treatment that add no warning. */
const accepted = [
	...["What is it (really)?", `'Why do you say "soon"?'`, "काय आहे?"].map(question),
	risks("Press for {pressing} and call 108."),
	risks("It returns in one in ten.[^leaflet]"),
	risks("Acid of 40 per cent."),
	risks("A palm is 1% of the body."),
].map((edit) => [edit, ""] as const);

test("What makes a treatment hard to read or incomplete is a warning", (t) => {
	const { folder, read, write } = contentCopy(t);
	const original = read(lumps);
	for (const [[old, replacement], warning] of [...warned, ...accepted]) {
		assert.ok(original.includes(old), old);
		write(lumps, original.replace(old, replacement));
		const found = added(folder);
		assert.equal(found.length, warning ? 1 : 0, [replacement, ...found].join("\n"));
		if (warning) assertMatches(found.join().replace(/^\S+ /, ""), warning);
	}
});

test("A source that no text names, and a description that another page has, are warnings", (t) => {
	const { folder, edit, read, placeOf } = contentCopy(t);
	edit("content/guides/before.yaml", "[^leaflet]", "");
	const summary = (file: string) => /^summary: (.*)$/m.exec(read(file))?.[1] ?? "";
	edit(warts, summary(warts), summary(lumps));
	assert.deepEqual(added(folder), [
		"content/references/leaflet.yaml:1:1 no text cites this source; it can be removed",
		`${warts}:${placeOf(warts, summary(lumps))} summary: the same description as in ${lumps}: search results need a distinct one`,
	]);
});

test("A treatment that no other names as related is a warning, unless none names any", (t) => {
	const { folder, edit, read, write } = contentCopy(t);
	edit(warts, "  - minor-surgery/ear-lobe-repair\n", "");
	assert.match(added(folder).join(), /ear-lobe-repair\.yaml:1:1 no other treatment names this one as related[^,]*$/);
	for (const { path } of readContent(folder).files.treatments) {
		write(path, read(path).replace(/^related:\n(?: {2}- .*\n)+/m, ""));
	}
	assert.deepEqual(added(folder), []);
});

test("A charge with the name of a treatment, or of one of its prices, is a warning", (t) => {
	const { folder, edit } = contentCopy(t);
	const prices = "[{ what: One, from: 900, to: 2000 }, { what: Two, from: 1, to: 2 }, { what: Three, from: 3, to: 4 }]";
	edit(lumps, "topic: cost\n", `topic: cost\n      price: { items: ${prices} }\n`);
	const services = ["hand lumps", "One", "Warts", "Something else"];
	const items = services.map((service) => `{ service: ${service}, from: 1 }`);
	edit("content/about-clinic.yaml", "contact:\n", `charges: { title: A, intro: B, items: [${items}] }\ncontact:\n`);
	const instead = "is a price of hand-surgery/hand-lumps, too: instead of service and price, write treatment: …";
	const found = added(folder).map((warning) => warning.replace(/^\S+ /, ""));
	assertMatches(found.join("\n"), [0, 1].map((item) => `charges.items[${item}].service: ${instead}`).join("\n"));
});

test("A page of the clinic's own to which nothing leads is a warning, an article if its list has no link", (t) => {
	const { folder, edit, write } = contentCopy(t);
	const page = (more: string) =>
		`---\nheading: A\nsummary: ${"What it says. ".repeat(6)}\n${more}---\n\nSee [here](/insurance/).\n`;
	for (const [more, path] of [
		["", "/insurance/"],
		["published: 2026-11-01\n", "/articles/"],
	]) {
		write("content/pages/insurance.md", page(more ?? "").replace("/insurance/", path ?? ""));
		const warning = `content/pages/insurance.md:1:1 nothing leads to ${path}: link it in a menu or the footer`;
		assert.deepEqual(added(folder), [warning]);
	}
	edit(asha, "text: ", "text: See [these](/articles/). ");
	assert.deepEqual(added(folder), []);
});

test("What lies in the content and nothing reads is a warning with how it would be read", (t) => {
	const { folder, edit, write, read, problems } = contentCopy(t);
	edit(clinic, "language: en-IN", "language: en-IN\ntranslations: [fr]");
	edit("content/brand.yaml", "typefaces:", "star: brand/star.svg\ntypefaces:");
	const ending = (extension: string) => `: its ending must be ${extension}`;
	const noText = (original: string) => `: there is no text to translate in content/${original}`;
	const cases = [
		["homes.yaml", "; did you mean content/home.yaml?"],
		["brand/flower.svg", ""],
		["clinics.yaml", "; did you mean content/clinic.yaml?"],
		["doctors/dr-new.json", ending(".yaml")],
		["guides/new.yaml.txt", ending(".yaml")],
		["fr/hoem.po", "; did you mean content/fr/home.po?"],
		["fr/home.yaml", ending(".po")],
		["fr/references/leaflet.po", noText("references/leaflet")],
		["fr/treatments/hand-surgery/none.po", noText("treatments/hand-surgery/none")],
		["home.yaml.bak", "; did you mean content/home.yaml?"],
		["legal/terms.markdown", ending(".md")],
		["mr/home.po", ": translations in content/clinic.yaml does not name mr"],
		["notes.txt", ""],
		["pages/parking.MD", ending(".md")],
		["pages/parking.yaml", ending(".md")],
		["page/parking.md", "; did you mean content/pages?"],
		["treatment/hand-surgery/new.yaml", "; did you mean content/treatments?"],
		["treatments/hand-surgery/new.YAML", ending(".yaml")],
	] as const;
	for (const file of [".hidden/a.yaml", "brand/star.svg", "photos/README.md", "schemas/home.json"])
		write(`content/${file}`, "<svg/>");
	write("content/fr/home.po", "");
	for (const [file] of cases) write(`content/${file}`, "a: b");
	const links = { "doctors/dr-link.yaml": "dr-asha-rao.yaml", "guides/broken.yaml": "none.yaml", more: "guides" };
	for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder, "content", link));
	const expected = [
		...cases.map(([file, reason]) => `content/${file}:1:1 is not read${reason}`),
		...Object.keys(links).map((link) => `content/${link}:1:1 is not read: it is a link; put the file itself here`),
	];
	assert.deepEqual(added(folder).sort(), expected.sort());
	// Beside mistakes they are listed too: a file that is not read may be the cause.
	write(lumps, read(lumps).replace("cta: true", "cta: perhaps"));
	assert.equal(problems().length, 1 + expected.length);
});

test("Pictures and films that nothing names are warnings; shared parts, and a film's other format, are not", (t) => {
	const { folder, write } = contentCopy(t);
	const unused = ["content/illustrations/new.svg", "content/photos/room.jpg", "public/films/old.mp4"];
	for (const file of [...unused, "content/illustrations/parts/hand.svg", "public/films/vein.webm"])
		write(file, "<svg/>");
	const expected = unused.map((file) => `${file}:1:1 no content uses this file; it can be removed`);
	assert.deepEqual(added(folder), expected);
});
