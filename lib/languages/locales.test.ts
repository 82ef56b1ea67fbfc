import assert from "node:assert/strict";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { writeTranslation } from "@/e2e/support/translation";
import { outputFile } from "../content/files";
import { lintContent } from "../content/lint-content";
import { loadContentFiles } from "../content/load";
import { describeProblem } from "../content/problem";
import { catalogueText, readCatalogue } from "./catalogue";
import { readLocales } from "./locales";

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
	const mistakes = () => read().problems.map(describeProblem).join("\n");
	/** Changes the translations of a file by their fields; others remain. */
	const translate = (file: string, change: (text: string, field: string) => string | undefined) => {
		const { text: _, problems: __, ...catalogue } = readCatalogue(copy.folder, file);
		for (const message of catalogue.messages) {
			const [field = ""] = (message.comments?.reference ?? "").split("\n");
			message.msgstr = [change(message.msgstr[0] ?? "", field) ?? message.msgstr[0] ?? ""];
		}
		outputFile(join(copy.folder, file), catalogueText("mr", catalogue));
	};
	return { ...copy, text: copy.read, read, incomplete, mistakes, translate };
}

const treatment = "content/mr/treatments/hand-surgery/hand-lumps.po";
const treatmentOriginal = "content/treatments/hand-surgery/hand-lumps.yaml";
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
	const { translate, read } = translated(t);
	translate(treatment, (text, field) => (field === "heading" ? `हाताच्या गाठी और ${text}` : undefined));
	const [original, marathi] = read().contents;
	const [first, second] = [original, marathi].map((site) => site?.treatments.find(({ slug }) => slug === "hand-lumps"));
	assert.match(second?.heading ?? "", /^हाताच्या गाठी/);
	assert.equal(second?.banner.src, first?.banner.src);
});

test("Tokens are filled in every language, also in the file that gives them their values", (t) => {
	const { translate, read, mistakes } = translated(t);
	translate("content/mr/emergency.po", (text) => text.replace("(or {other})", "(किंवा {other})"));
	assert.equal(mistakes(), "");
	const [first, after] = read().contents.map(({ emergency }) => emergency?.afterOperation);
	assert.equal(first?.first, "Bleeding? Call 108 (or 112).");
	assert.equal(after?.first, "Bleeding? Call 108 (किंवा 112).");
	assert.equal(after?.hospital, "Bleeding: press for 10 minutes");
	assert.equal(read().contents[0].emergency?.ambulance.inText, "{number} (or {other})");
	translate("content/mr/emergency.po", (text) => text.replace("press for {pressing}", "press for {presing}"));
	assert.match(mistakes(), /emergency\.po:\d+:1 afterOperation\.hospital: unknown token {presing}[^\n]*$/);
});

test("A page whose translation lacks a text stays in the original, and the text is reported", (t) => {
	const { translate, read, incomplete } = translated(t);
	translate(treatment, (_, field) => (field === "heading" ? "" : undefined));
	assert.match(incomplete().join("\n"), /^\S*hand-lumps\.po:\d+:1 heading: not translated$/);
	const [original, marathi] = read().contents;
	assert.ok(!Object.keys(marathi?.locale.pages ?? {}).includes(page));
	assert.deepEqual(marathi?.treatments, original.treatments);
});

test("A problem is at the message of its text, not at a comment or a translation with the same words", (t) => {
	const { text, write, translate, lineOf, incomplete } = translated(t);
	translate(treatment, (_, field) => (field === "heading" ? "" : undefined));
	const [, heading] = /#: heading\nmsgid (".*")/.exec(text(treatment)) ?? [];
	const before = text(treatment);
	write(treatment, before.replace("\n\n", `\n\n#| msgid ${heading}\n# ${heading}\n`));
	const line = lineOf(treatment, `msgid ${heading}`);
	assert.ok(incomplete().includes(`${treatment}:${line}:1 heading: not translated`));
});

test("A treatment waits for the guide that it names, and is shown as the original has it until then", (t) => {
	const { edit, translate, read, incomplete } = translated(t);
	translate(treatment, (text, field) => (field === "heading" ? `हाताच्या गाठी ${text}` : undefined));
	edit(treatmentOriginal, "lead: On before", "guides: [fasting]\n      lead: On before");
	const guide = "content/mr/guides/before.po";
	translate(guide, (_, field) => (field.endsWith(".short") ? "" : undefined));
	const awaited = `${treatment}:1:1 no page until the guide that it names is translated, ${guide}`;
	assert.ok(incomplete().some((line) => line.startsWith(awaited)));
	const [original, marathi] = read().contents;
	assert.ok(!Object.keys(marathi?.locale.pages ?? {}).includes(page));
	assert.deepEqual(marathi?.treatments, original.treatments);
});

test("A text older than its original is shown and reported, and its page is marked as older", (t) => {
	const { edit, read, incomplete } = translated(t);
	const heading = read().contents[1]?.treatments.find(({ slug }) => slug === "hand-lumps")?.heading;
	edit(treatmentOriginal, "\nheading: ", "\nheading: New. ");
	assert.match(incomplete().join("\n"), /^\S*hand-lumps\.po:\d+:1 heading: older than its original$/);
	const [, marathi] = read().contents;
	assert.deepEqual(marathi?.locale.pages?.[page], { older: true });
	assert.equal(marathi?.treatments.find(({ slug }) => slug === "hand-lumps")?.heading, heading);
});

test("A text whose figures have changed is shown in the original's words, also where it is a token", (t) => {
	const { folder, change, read, incomplete, translate } = translated(t);
	const withFigure = (words: string) =>
		change("content/emergency.yaml", (data) => Object.assign(data.figures as object, { pressing: { words } }));
	withFigure("at least 10 minutes");
	writeTranslation(folder);
	translate("content/mr/emergency.po", (text) => text.replace("at least 10 minutes", "किमान १० मिनिटे"));
	assert.equal(read().contents[1]?.emergency?.figures.pressing?.words, "किमान १० मिनिटे");
	withFigure("at least 15 minutes");
	assert.equal(read().contents[1]?.emergency?.figures.pressing?.words, "at least 15 minutes");
	assert.match(incomplete().join("\n"), /emergency\.po:\d+:1 figures\.pressing\.words: older than its original$/m);
});

test("An article has a page in a language once it is translated, and so has the list of articles", (t) => {
	const { folder, write, translate, read } = translated(t);
	const summary = "Sleep ".repeat(20).trim();
	write(
		"content/pages/sleep.md",
		`---\nheading: Sleep\nsummary: ${summary}\npublished: 2026-11-01\n---\n\nCall {ambulance}.\n\n\n\nThen rest.\n`,
	);
	const paths = () =>
		Object.keys(read().contents[1]?.locale.pages ?? {}).filter((path) => path.startsWith("/articles/"));
	assert.deepEqual(paths(), []);
	writeTranslation(folder);
	const words: Record<string, string> = {
		Sleep: "झोप",
		"Call {ambulance}.": "फोन करा: {ambulance}.",
		"Then rest.": "मग झोपा.",
	};
	translate("content/mr/pages/sleep.po", (text) => words[text]);
	assert.deepEqual(paths(), ["/articles/", "/articles/sleep/"]);
	const [, marathi] = read().contents;
	const { heading, published, body } = marathi?.ownPages[0] ?? {};
	assert.deepEqual([heading, published, body], ["झोप", "2026-11-01", "फोन करा: 108 (or 112).\n\nमग झोपा."]);
});

test("A translation without a file leads to the original", (t) => {
	const { folder, edit, read, incomplete } = translated(t);
	edit("content/clinic.yaml", "translations: [mr]", "translations: [hi]");
	assert.equal(read().contents.length, 1);
	assert.ok(incomplete().includes("content/hi/home.po:1:1 missing: links lead to the original"));
	edit("content/clinic.yaml", "translations: [hi]", "translations: [gu]");
	const message = "the script of gu has no typefaces: name them under typefaces.scripts.gujarati of";
	const warnings = lintContent(folder, loadContentFiles(folder), "2026-11-21").map(describeProblem);
	assert.ok(warnings.some((line) => line.includes(message)));
});

test("A translation that was only begun is no mistake; its language is shown once its frame has a name", (t) => {
	const { translate, read, incomplete, mistakes } = translated(t);
	const kept = ["link", "menus.label"];
	for (const { path } of read().translations.get("mr") ?? []) {
		translate(path, (_, field) => (kept.includes(field) ? undefined : ""));
	}
	assert.equal(mistakes(), "");
	assert.equal(read().contents.length, 1);
	// Missing texts of a file are one line.
	const ofTreatment = incomplete().filter((line) => line.startsWith(treatment));
	assert.match(ofTreatment.join("\n"), /^\S+ menuLine: not translated, and \d+ more$/);
	translate("content/mr/interface.po", (_, field) => (/^languages\.(name|short|offer)$/.test(field) ? "म" : undefined));
	assert.equal(read().contents.length, 1);
	translate("content/mr/clinic.po", (_, field) => (field === "language" ? "mr-IN" : undefined));
	const [, marathi] = read().contents;
	assert.deepEqual([marathi?.locale.tag, marathi?.locale.name], ["mr-IN", "म"]);
});

test("Long texts, invisible characters and unknown tokens of a translation are mistakes", (t) => {
	const { translate, mistakes } = translated(t);
	const changed: Record<string, string> = {
		menuLine: "गाठ ".repeat(40),
		heading: "गाठ {nothing}",
		paragraph: "गाठ\u0000",
	};
	translate(treatment, (_, field) => changed[field]);
	const found = mistakes();
	assert.match(found, / menuLine: at most 60 characters, found \d+/);
	assert.match(found, / heading: unknown token \{nothing\}/);
	assert.match(found, / paragraph: /);
});

test("A translated page knows which doctor has read it", (t) => {
	const { text, write, read, mistakes } = translated(t);
	const by = read().contents[0].doctors[0]?.slug ?? "";
	const checked = text(treatment);
	write(treatment, checked.replace('"Language', `"X-Checked: ${by} on 2026-01-02\\n"\n"Language`));
	assert.deepEqual(read().contents[1]?.locale.pages?.[page], { older: false, checked: { by, on: "2026-01-02" } });
	write(treatment, checked.replace('"Language', '"X-Checked: yes\\n"\n"Language'));
	assert.match(mistakes(), /:1:1 X-Checked: "yes": write/);
	write(treatment, checked.replace('"Language', '"X-Checked: dr-nobody on 2026-01-02\\n"\n"Language'));
	assert.match(mistakes(), /:1:1 X-Checked: there is no doctor dr-nobody/);
});

test("A closing names the clinic's places as the language does", (t) => {
	const { folder, edit, translate, read, mistakes } = translated(t);
	const branch =
		"\nplace: Old Town\nbranches:\n  - { name: Baner, address: { street: 1 Road, city: Pune }, hours: { week: [{ from: Monday, sessions: [{ opens: '10:00', closes: '11:00' }] }] } }\n";
	edit(
		"content/clinic.yaml",
		"\nemergencies:",
		`\nclosings: [{ from: 2099-11-08, reason: Diwali, places: [Baner] }]${branch}emergencies:`,
	);
	writeTranslation(folder);
	translate("content/mr/clinic.po", (_, field) => (field === "branches.name" ? "बाणेर" : undefined));
	assert.equal(mistakes(), "");
	const places = read().contents.map(({ clinic }) => clinic.closings[0]?.places);
	assert.deepEqual(places, [["Baner"], ["बाणेर"]]);
});
