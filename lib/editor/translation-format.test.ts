import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readContentFiles } from "../content/content-files";
import { translationFile } from "../content/translation/translation-files";
import { originalTexts } from "./config";
import { type OriginalTexts, type TranslationEntries, translationFormat } from "./translation-format";

const original: OriginalTexts = {
	texts: [
		[["heading"], "heading", "Hands"],
		[["tags", 0], "tags", "one"],
		[["sections", 0, "text"], "sections.risks", "Risks are few."],
		[["sections", 1, "text"], "sections.cost", "It costs little."],
	],
	state: { heading: "h1", tags: "t1", "sections.risks": "r1", "sections.cost": "c1" },
	blank: { tags: [""], sections: [{ topic: "risks" }, { topic: "cost" }] },
};
const { fromFile, toFile } = translationFormat(original, false);
const lists = (text: string) => fromFile(text) as TranslationEntries;

const text = `heading: हात
sections:
  - topic: risks
    text: धोके कमी.
  - topic: cost
# A remark.
translation:
  checked: { by: dr-a, on: 2026-11-01 }
  from:
    heading: h0
    sections.risks: r1
`;

test("a translation's texts stand beside their originals: what is missing, older, and the rest", () => {
	const { missing, older, done } = lists(text);
	assert.deepEqual(missing, [
		{ path: "tags[0]", original: "one" },
		{ path: "sections[1].text", original: "It costs little." },
	]);
	assert.deepEqual(older, [{ path: "heading", original: "Hands", translation: "हात" }]);
	assert.deepEqual(
		done.map(({ path }) => path),
		["sections[0].text"],
	);
	assert.equal(toFile(fromFile(text)), text, "nothing changed");
});

test("a changed text alone is written, and its part is up to date", () => {
	const { missing, ...form } = fromFile(text) as TranslationEntries & Record<string, unknown>;
	const [tag, cost] = missing;
	const saved = toFile({ ...form, missing: [tag, { ...cost, translation: "खर्च कमी.\n" }] });
	const expected = text
		.replace("  - topic: cost\n", "  - topic: cost\n    text: खर्च कमी.\n")
		.replace("sections.risks: r1\n", "sections.risks: r1\n    sections.cost: c1\n");
	assert.equal(saved, expected);
	assert.equal(lists(saved).missing.length, 1);
});

test("older texts are up to date when somebody says so, and parts without a text are not", () => {
	const saved = toFile({ ...fromFile(text), upToDate: true });
	assert.equal(saved, text.replace("heading: h0", "heading: h1"));
});

test("a file that does not exist begins with the keys of its original", () => {
	const saved = toFile({
		missing: [{ path: "sections[1].text", original: "It costs little.", translation: "खर्च कमी." }],
	});
	assert.equal(
		saved,
		`tags:
  - ""
sections:
  - topic: risks
  - topic: cost
    text: खर्च कमी.
translation:
  from:
    sections.cost: c1
`,
	);
});

test("every translation of the site opens whole and is written as it was", () => {
	const { sources } = readContentFiles(process.cwd());
	for (const language of sources.clinic.data?.translations ?? []) {
		for (const [path, texts] of Object.entries(originalTexts(sources))) {
			const file = translationFile(path, language);
			const format = translationFormat(texts, file.endsWith(".md"));
			const written = readFileSync(file, "utf8");
			const form = format.fromFile(written);
			assert.deepEqual([form.missing, form.older], [[], []], file);
			assert.equal(format.toFile(form), written, file);
		}
	}
});
