import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { writeTranslation } from "@/e2e/support/translation";
import { loadContentFiles } from "../load";
import { describeProblem } from "../problem";
import { layOutTranslation } from "./lay-out-translation";
import { readLocales } from "./load-locales";
import { originalsIn, translationFile } from "./translation-files";

/** A small clinic with a whole translation, whose texts are those of the original. */
function translated(t: TestContext) {
	const copy = contentCopy(t);
	copy.edit("content/clinic.yaml", "\nlanguage: ", "\ntranslations: [mr]\nlanguage: ");
	copy.change("content/brand.yaml", ({ typefaces }) => {
		const { headings, text } = structuredClone(typefaces) as Record<string, unknown>;
		Object.assign(typefaces as object, { scripts: { devanagari: { headings, text } } });
	});
	writeTranslation(copy.folder);
	const read = () => readLocales(copy.folder, loadContentFiles(copy.folder));
	const incomplete = () => read().incomplete.map(describeProblem);
	return { ...copy, text: copy.read, read, incomplete };
}

const treatment = "content/mr/treatments/hand-surgery/hand-lumps.yaml";
const page = "/hand-surgery/hand-lumps/";

test("A translation that holds every text of its original has all its pages, and nothing is missing", (t) => {
	const { read } = translated(t);
	const { contents, problems, incomplete } = read();
	assert.deepEqual([problems, incomplete], [[], []]);
	const [original, marathi] = contents;
	assert.equal(marathi?.locale.root, "/mr");
	assert.ok(Object.keys(marathi?.locale.pages ?? {}).includes(page));
	assert.equal(original.locales.length, 2);
	assert.deepEqual({ ...marathi, locale: 0, locales: 0 }, { ...original, locale: 0, locales: 0 });
});

test("Texts come from the translation, facts from the original", (t) => {
	const { edit, read } = translated(t);
	edit(treatment, "\nheading: ", "\nheading: हाताच्या गाठी और ");
	const [original, marathi] = read().contents;
	const [own, other] = [original, marathi].map((one) => one?.treatments.find(({ slug }) => slug === "hand-lumps"));
	assert.match(other?.heading ?? "", /^हाताच्या गाठी/);
	assert.equal(other?.banner.src, own?.banner.src);
});

test("Tokens are filled in every language, also in the file that gives them their values", (t) => {
	const { edit, read } = translated(t);
	edit("content/mr/emergency.yaml", 'inText: "{number} (or {other})"', 'inText: "{number} (किंवा {other})"');
	assert.deepEqual(read().problems, []);
	const [first, after] = read().contents.map(({ emergency }) => emergency?.afterOperation);
	assert.equal(first?.first, "Bleeding? Call 108 (or 112).");
	assert.deepEqual(
		[after?.first, after?.hospital],
		["Bleeding? Call 108 (किंवा 112).", "Bleeding: press for 10 minutes"],
	);
	assert.equal(read().contents[0].emergency?.ambulance.inText, "{number} (or {other})");
	edit("content/mr/emergency.yaml", "press for {pressing}", "press for {presing}");
	assert.match(
		read().problems.map(describeProblem).join("\n"),
		/afterOperation\.hospital: unknown token {presing}[^\n]*$/,
	);
});

test("A page whose translation lacks a text stays in the original, and the text is reported", (t) => {
	const { write, text, read, incomplete } = translated(t);
	write(treatment, text(treatment).replace(/^heading: .*\n/m, ""));
	assert.match(incomplete().join("\n"), /^\S*hand-lumps\.yaml:\d+:\d+ heading: not translated$/);
	const [original, marathi] = read().contents;
	assert.ok(!Object.keys(marathi?.locale.pages ?? {}).includes(page));
	assert.deepEqual(marathi?.treatments, original.treatments);
});

test("A treatment waits for the guide that it names, and is shown as the original has it until then", (t) => {
	const { edit, write, text, read, incomplete } = translated(t);
	edit(treatment, "\nheading: ", "\nheading: हाताच्या गाठी ");
	edit(treatment.replace("/mr/", "/"), "lead: On before", "guides: [fasting]\n      lead: On before");
	const guide = "content/mr/guides/before.yaml";
	write(guide, text(guide).replace(/^ +short: .*\n/m, ""));
	const awaited = `${treatment}:1:1 no page until the guide that it names is translated, ${guide}`;
	assert.ok(incomplete().some((line) => line.startsWith(awaited)));
	const [original, marathi] = read().contents;
	assert.ok(!Object.keys(marathi?.locale.pages ?? {}).includes(page));
	assert.deepEqual(marathi?.treatments, original.treatments);
});

test("A part older than its original is reported, and its page is marked as older", (t) => {
	const { edit, read, incomplete } = translated(t);
	edit(treatment.replace("/mr/", "/"), "\nheading: ", "\nheading: New. ");
	assert.match(incomplete().join("\n"), /^\S*hand-lumps\.yaml:\d+:\d+ heading: older than its original$/);
	assert.deepEqual(read().contents[1]?.locale.pages?.[page], { older: true });
});

test("An article has a page in a language once it is translated, and so has the list of articles", (t) => {
	const { write, read } = translated(t);
	const page = (words: string) => `---\nheading: ${words}\nsummary: ${`${words} `.repeat(20)}\n`;
	write("content/pages/sleep.md", `${page("Sleep")}published: 2026-11-01\n---\n\nCall {ambulance}.\n`);
	const paths = () =>
		Object.keys(read().contents[1]?.locale.pages ?? {}).filter((path) => path.startsWith("/articles/"));
	assert.deepEqual(paths(), []);
	write("content/mr/pages/sleep.md", `${page("झोप")}---\n\nफोन करा: {ambulance}.\n`);
	assert.deepEqual(paths(), ["/articles/", "/articles/sleep/"]);
	const [, marathi] = read().contents;
	const { heading, published, body } = marathi?.ownPages[0] ?? {};
	assert.deepEqual([heading, published, body], ["झोप", "2026-11-01", "फोन करा: 108 (or 112)."]);
});

test("A translation without a file leads to the original", (t) => {
	const { edit, read, incomplete } = translated(t);
	edit("content/clinic.yaml", "translations: [mr]", "translations: [hi]");
	assert.equal(read().contents.length, 1);
	assert.ok(incomplete().includes("content/hi/home.yaml:1:1 missing: links lead to the original"));
	edit("content/clinic.yaml", "translations: [hi]", "translations: [gu]");
	const message = "the script of gu has no typefaces: name them under typefaces.scripts.gujarati of";
	assert.ok(incomplete().some((line) => line.includes(message)));
});

test("A translation that was only begun is no mistake; its language is shown once its frame has a name", (t) => {
	const { folder, write, edit, text, read, incomplete } = translated(t);
	for (const original of originalsIn(loadContentFiles(folder))) {
		const file = translationFile(original.source.file, "mr");
		write(file, layOutTranslation({ original, translated: undefined }));
	}
	assert.deepEqual(read().problems, []);
	assert.equal(read().contents.length, 1);
	// Many missing texts of a file are one line.
	const ofTreatment = incomplete().filter((line) => line.startsWith(treatment));
	assert.match(
		ofTreatment.join("\n"),
		/^\S+ link: not translated; so are \d+ others \(npm run translate lists them\)$/,
	);
	const labels = "content/mr/interface.yaml";
	for (const field of ["name", "short", "offer"]) {
		edit(labels, `  #> ${field}\n  ${field}: ""`, `  ${field}: म`);
	}
	edit("content/mr/clinic.yaml", 'language: ""', "language: mr-IN");
	const terms = "content/mr/legal/terms.md";
	write(terms, text(terms).replace(/: ""/g, ": अटी आणि शर्ती").replace("-->", "-->\n\nअटी"));
	assert.ok(incomplete().some((line) => line.startsWith(terms) && line.endsWith(" not translated")));
	write(terms, text(terms).replace(/<!--[\s\S]*-->/, ""));
	const [, marathi] = read().contents;
	assert.deepEqual([marathi?.locale.tag, marathi?.locale.name], ["mr-IN", "म"]);
	assert.ok(!incomplete().some((line) => line.startsWith(terms) && line.includes("not translated")));
});

test("Other facts and unknown texts are reported; long texts and unknown tokens are mistakes", (t) => {
	const { edit, read, incomplete } = translated(t);
	edit(treatment, "\nheading: ", "\nground: mist\nremark: Nothing\nheading: ");
	const [ground = "", remark = ""] = incomplete();
	assert.match(ground, / ground: must be as in the original, \w+, or left out$/);
	assert.match(remark, / remark: the original has no such text$/);
	edit(treatment, "\nmenuLine: ", `\nmenuLine: ${"गाठ ".repeat(40)}`);
	edit(treatment, "\nheading: ", "\nheading: गाठ {nothing} ");
	const problems = read().problems.map(describeProblem).join("\n");
	assert.match(problems, / menuLine: at most 60 characters, found \d+/);
	assert.match(problems, / heading: unknown token \{nothing\}/);
});

test("A translated page knows which doctor has read it", (t) => {
	const { edit, read } = translated(t);
	const by = read().contents[0].doctors[0]?.slug ?? "";
	edit(treatment, "\ntranslation:\n", `\ntranslation:\n  checked: { by: ${by}, on: 2026-01-02 }\n`);
	const checked = { by, on: "2026-01-02" };
	assert.deepEqual(read().contents[1]?.locale.pages?.[page], { older: false, checked });
});

test("A closing names the clinic's places as the language does", (t) => {
	const { edit, text, write, read } = translated(t);
	const branch =
		"\nplace: Old Town\nbranches:\n  - { name: Baner, address: { street: 1 Road, city: Pune }, hours: { week: [{ from: Monday, sessions: [{ opens: '10:00', closes: '11:00' }] }] } }\n";
	edit(
		"content/clinic.yaml",
		"\nemergencies:",
		`\nclosings: [{ from: 2099-11-08, reason: Diwali, places: [Baner] }]${branch}emergencies:`,
	);
	write("content/mr/clinic.yaml", `place: जुने शहर\nbranches: [{ name: बाणेर }]\n${text("content/mr/clinic.yaml")}`);
	assert.deepEqual(read().problems, []);
	assert.deepEqual(
		read().contents.map(({ clinic }) => clinic.closings[0]?.places),
		[["Baner"], ["बाणेर"]],
	);
});
