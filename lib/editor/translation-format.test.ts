import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import * as z from "zod";
import { readContentFiles } from "../content/content-files";
import type { Original } from "../content/translation/merge-translation";
import { originalsIn, translationFile, translationText } from "../content/translation/translation-files";
import { type TranslationEntries, translationFormat } from "./translation-format";

const schema = z.strictObject({
	heading: z.string().optional(),
	tags: z.array(z.string()).default([]),
	sections: z.array(z.strictObject({ topic: z.enum(["risks", "cost"]), text: z.string() })).default([]),
	faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })).default([]),
});

const originalOf = (written: object): Original => ({
	schema,
	source: { file: "content/x.yaml", data: schema.parse(written), written },
});

const before = {
	heading: "Hands",
	tags: ["one"],
	sections: [
		{ topic: "risks", text: "Risks are few." },
		{ topic: "cost", text: "It costs little." },
	],
	faqs: [
		{ question: "Does it hurt?", answer: "No." },
		{ question: "Who does it?", answer: "Dr. A." },
	],
};
const original = originalOf(before);
const { fromFile, toFile } = translationFormat(original);
const lists = (text: string, format = { fromFile }) => format.fromFile(text) as TranslationEntries;

/** Every text but one, in capitals. */
const text = translationText(original, (words) => (words === "It costs little." ? undefined : words.toUpperCase()));

/** A form in which some translations are changed, by their originals. */
function withTexts(form: object, texts: Record<string, string>): Record<string, unknown> {
	const changed = (list: unknown) =>
		Array.isArray(list)
			? list.map((entry) => (entry.original in texts ? { ...entry, translation: texts[entry.original] } : entry))
			: list;
	return Object.fromEntries(Object.entries(form).map(([key, list]) => [key, changed(list)]));
}

test("a translation's texts stand beside their originals: what is missing, older, and the rest", () => {
	const changed = originalOf({ ...before, heading: "Both hands", faqs: [...before.faqs].reverse() });
	const format = translationFormat(changed);
	const { missing, older, done } = lists(text, format);
	assert.deepEqual(missing, [{ path: "sections[1].text", original: "It costs little." }]);
	assert.deepEqual(older, [{ path: "heading", original: "Both hands", translation: "HANDS" }]);
	for (const { original: words, translation } of done) assert.equal(translation, words.toUpperCase());
	assert.equal(done.length, 6);
	assert.equal(format.toFile(format.fromFile(text)), text, "nothing changed");
});

test("a changed text alone is written, and recorded as made from its original", () => {
	const saved = toFile(withTexts(fromFile(text), { "It costs little.": "Cheap.\n" }));
	const left = (file: string) => file.replace(/ {4}(#>.*|text: .*)\n/g, "").replace(/^ {4}sections: .*\n/m, "");
	assert.equal(left(saved), left(text));
	assert.equal(parse(saved).sections[1].text, "Cheap.");
	assert.ok(!saved.includes("#>"));
	const { missing, older } = lists(saved);
	assert.deepEqual([missing, older], [[], []]);
	const emptied = lists(toFile(withTexts(fromFile(saved), { Hands: "", "No.": "" }))).missing;
	assert.deepEqual(
		emptied.map(({ path }) => path),
		["heading", "faqs[0].answer"],
	);
});

test("what others have moved, added and changed meanwhile keeps its translation when several texts are saved", () => {
	const [hurts, who] = before.faqs;
	const faqs = [{ question: "Is it new?", answer: "It is." }, { ...who, answer: "Dr. B." }, hurts];
	const now = translationFormat(originalOf({ ...before, heading: "Both hands", faqs }));
	const saved = now.toFile(
		withTexts(now.fromFile(text), { "Is it new?": "IS IT NEW?", "Does it hurt?": "PAIN?", "Who does it?": "WHO?" }),
	);
	const { missing, older, done } = lists(saved, now);
	const found = (entries: TranslationEntries["done"]) => entries.map((one) => [one.original, one.translation]);
	assert.deepEqual(found(missing), [
		["It costs little.", undefined],
		["It is.", undefined],
	]);
	assert.deepEqual(found(older), [["Both hands", "HANDS"]], "that nobody has read");
	assert.deepEqual(found(done), [
		["one", "ONE"],
		["Risks are few.", "RISKS ARE FEW."],
		["Is it new?", "IS IT NEW?"],
		["Who does it?", "WHO?"],
		["Dr. B.", "DR. A."],
		["Does it hurt?", "PAIN?"],
		["No.", "NO."],
	]);
});

test("older texts are up to date when somebody says so, alone until then", () => {
	const faqs = before.faqs.map((faq) => ({ ...faq, question: `So: ${faq.question}` }));
	const now = translationFormat(originalOf({ ...before, heading: "Both hands", faqs }));
	assert.equal(lists(text, now).older.length, 5);
	const one = now.toFile(withTexts(now.fromFile(text), { "So: Does it hurt?": "SO: DOES IT HURT?" }));
	assert.deepEqual(
		lists(one, now).older.map(({ path }) => path),
		["heading", "faqs[1].question", "faqs[1].answer"],
	);
	assert.deepEqual(lists(now.toFile({ ...now.fromFile(one), upToDate: true }), now).older, []);
});

test("a file that does not exist begins with what is translated", () => {
	const saved = toFile({
		missing: [{ path: "sections[1].text", original: "It costs little.", translation: "Cheap." }],
	});
	const { translation, ...rest } = parse(saved);
	assert.deepEqual(rest, { sections: [{ topic: "cost", text: "Cheap." }] });
	assert.deepEqual(Object.keys(translation.from), ["sections"]);
	assert.equal(lists(saved).missing.length, 7);
	assert.equal(lists(saved).done[0]?.translation, "Cheap.");
});

test("a page's text below its fields is translated, too", () => {
	const { sources } = readContentFiles(process.cwd());
	const page = originalsIn(sources).find(({ name }) => name === "terms");
	assert.ok(page);
	const format = translationFormat(page);
	const body = { path: "body", original: "", translation: "## अटी\n\nपहिली अट." };
	const saved = format.toFile({ missing: [body] });
	assert.match(saved, /^---\n[\s\S]*body: \w{8}\n---\n\n## अटी\n\nपहिली अट.\n$/);
	assert.equal(lists(saved, format).done.at(-1)?.translation, body.translation);
});

test("every translation of the site opens whole and is written as it was", () => {
	const { sources } = readContentFiles(process.cwd());
	for (const language of sources.clinic.data?.translations ?? []) {
		for (const one of originalsIn(sources)) {
			const file = translationFile(one.source.file, language);
			const { data, written } = JSON.parse(JSON.stringify(one.source));
			const format = translationFormat({ ...one, source: { ...one.source, data, written } });
			const text = readFileSync(file, "utf8");
			const form = format.fromFile(text);
			assert.deepEqual([form.missing, form.older], [[], []], file);
			assert.equal(format.toFile(form), text, file);
		}
	}
});
