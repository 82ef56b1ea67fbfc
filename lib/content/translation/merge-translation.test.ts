import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { translationText } from "@/e2e/support/translation";
import { date, pagePath, text } from "../../model/schema/shared";
import { readYamlText } from "../content-file";
import { parseYaml } from "../yaml-document";
import { layOutTranslation, markDone } from "./lay-out-translation";
import { mergeTranslation, type Original } from "./merge-translation";

/** Kinds of list entries, each with its schema and its fields in the short form `one/other`. */
const kinds = {
	words: { schema: text, fields: [] },
	faqs: { schema: z.strictObject({ question: text, answer: text }), fields: ["question", "answer"] },
	links: { schema: z.strictObject({ label: text, path: pagePath }), fields: ["label", "path"] },
	cards: { schema: z.strictObject({ title: text, text, to: pagePath }), fields: ["title", "text", "to"] },
	charges: { schema: z.strictObject({ service: text, charge: text }), fields: ["service", "charge"] },
	closings: { schema: z.strictObject({ from: date, reason: text }), fields: ["from", "reason"] },
} as const;

type Kind = keyof typeof kinds;

const SEPARATOR = " ~ ";

/** Entries in their short form, such as `A/1 ~ B/2`, as data. */
const listOf = (kind: Kind, entries: string): unknown[] =>
	entries.split(SEPARATOR).map((entry) => {
		const { fields } = kinds[kind];
		const values = entry.split(/(?<=\w)\/(?=.)/);
		return fields.length === 0 ? entry : Object.fromEntries(fields.map((field, index) => [field, values[index]]));
	});

const shortForm = (list: unknown[]): string =>
	list.map((entry) => (typeof entry === "string" ? entry : Object.values(entry as object).join("/"))).join(SEPARATOR);

function originalOf(kind: Kind, entries: string): Original {
	const schema = z.strictObject({ list: z.array(kinds[kind].schema as z.ZodType) });
	return { schema, source: readYamlText("content/x.yaml", stringify({ list: listOf(kind, entries) }), schema) };
}

const merged = (original: Original, translation: string) =>
	mergeTranslation(original, readYamlText("content/mr/x.yaml", translation, z.record(z.string(), z.unknown())));

const listIn = (data: unknown) => (data as { list: unknown[] }).list;

const unrecorded = (index: number) => `list[${index}]: not recorded yet: npm run translate does it with done`;
const older = (index: number) => `list[${index}]: older than its original`;
const gone = (index: number) => `list[${index}]: the original has no such entry`;
const missing = (words: string) => `list: not translated: an entry, "${words}"`;

/** A translated text is the original's in capitals. */
const capitals = (original: Original) => translationText(original, (text) => text.toUpperCase());

/**
 * What happens to translated lists: what, the original when it was translated, the original now, what a visitor reads, the
 * reports, and the translation if a person has changed it.
 */
type Case = [what: string, before: string, after: string, shown: string, reports?: string[], edited?: string];

const cases: Record<Kind, Case[]> = {
	words: [
		["nothing", "a ~ b ~ c", "a ~ b ~ c", "A ~ B ~ C"],
		["an entry added at the head", "a ~ b", "x ~ a ~ b", "x ~ A ~ B", [missing("x")]],
		["an entry taken out", "a ~ b ~ c", "a ~ c", "A ~ C", [gone(1)]],
		["entries moved", "a ~ b ~ c", "c ~ a ~ b", "C ~ A ~ B"],
		["entries moved whose hashes begin with the same four digits", "dv ~ ia", "ia ~ dv", "IA ~ DV"],
		["one changed in its place", "a ~ b ~ c", "a ~ bb ~ c", "A ~ B ~ C", [older(1)]],
		["the same twice", "a ~ b ~ a", "b ~ a ~ a", "B ~ A ~ A"],
		["all entries of the translation moved by hand", "a ~ b ~ c", "a ~ b ~ c", "A ~ B ~ C", [], "C ~ B ~ A"],
		["a word corrected by hand", "a ~ b ~ c", "a ~ b ~ c", "A ~ CORRECTED ~ C", [], "A ~ CORRECTED ~ C"],
		["one corrected by hand, another new", "a ~ b", "x ~ a ~ b", "x ~ A ~ GOOD", [missing("x")], "A ~ GOOD"],
		["an entry added to both, not recorded yet", "a ~ b", "a ~ x ~ b", "A ~ X ~ B", [unrecorded(1)], "A ~ X ~ B"],
		["one translated by hand at the end", "a ~ b", "x ~ a ~ b", "X ~ A ~ B", [unrecorded(2)], "A ~ B ~ X"],
		["an entry taken out of the translation", "a ~ b", "a ~ b", "A ~ b", [missing("b")], "A"],
	],
	faqs: [
		["moved, with a new answer", "q/a ~ r/b ~ s/c", "s/c ~ q/new ~ r/b", "S/C ~ Q/A ~ R/B", [older(0)]],
		["one added and another changed", "q/a ~ r/b", "n/m ~ q/a ~ r/x", "n/m ~ Q/A ~ R/B", [missing("n"), older(1)]],
	],
	links: [
		["a link with another label", "a//1/ ~ b//2/", "b//2/ ~ new//1/", "B//2/ ~ A//1/", [older(0)]],
		["a link exchanged for another", "a//1/ ~ b//2/", "a//1/ ~ c//3/", "A//1/ ~ c//3/", [missing("c"), gone(1)]],
		[
			"one that names its link",
			"a//1/ ~ b//2/",
			"n//3/ ~ b//2/ ~ m//4/",
			"n//3/ ~ B//2/ ~ M//4/",
			[missing("n"), unrecorded(2), gone(0)],
			"A ~ B ~ M//4/",
		],
	],
	cards: [
		["new pictures of words", "a/b//1/ ~ c/d//2/", "x/y//2/ ~ a/z//1/", "C/D//2/ ~ A/B//1/", [older(0), older(1)]],
		[
			"two of one text",
			"a/s//1/ ~ b/s//2/",
			"b/s//2/ ~ n/s//3/ ~ a/s//1/",
			"B/S//2/ ~ n/s//3/ ~ A/S//1/",
			[missing("n")],
		],
	],
	charges: [
		["one taken out and one added", "a/₹5 ~ b/₹9", "b/₹9 ~ c/₹7", "B/₹9 ~ c/₹7", [missing("c"), gone(0)]],
		["one that is reworded in its place", "a/₹5 ~ b/₹9", "new/₹5 ~ b/₹9", "A/₹5 ~ B/₹9", [older(0)]],
	],
	closings: [
		["an old one exchanged for the next", "2026-11-08/a", "2026-12-25/b", "2026-12-25/b", [missing("b"), gone(0)]],
		["one again next year", "2026-11-08/Diwali", "2027-10-29/Diwali", "2027-10-29/DIWALI"],
	],
};

for (const kind of Object.keys(cases) as Kind[]) {
	for (const [what, before, after, shown, reports = [], edited] of cases[kind]) {
		test(`A translated list of ${kind} stays with its entries: ${what}`, () => {
			const { list, ...rest } = parse(capitals(originalOf(kind, before)));
			const written = stringify({ list: edited ? listOf(kind, edited) : list, ...rest });
			const original = originalOf(kind, after);
			const translation = merged(original, written);
			assert.equal(shortForm(listIn(translation.data)), shown);
			const { mismatches, older, surplus } = translation;
			const found = [...mismatches, ...older, ...surplus].map(({ field, message }) => `${field}: ${message}`);
			assert.deepEqual(found, reports);
			// Afterwards, entries without an original are still reported, what is missing still misses, and nothing is old.
			const again = merged(original, markDone(written, translation.state));
			assert.deepEqual(again.data, translation.data);
			assert.deepEqual([again.older, again.mismatches.length], [[], mismatches.length]);
		});
	}
}

test("What is missing is laid out where the original has it, below the original's words, and counts as missing", () => {
	const before = capitals(originalOf("faqs", "q/a ~ r/b"));
	const original = originalOf("faqs", "n/m ~ q/a ~ r/b ~ last\nword/z");
	const asked = layOutTranslation({ original, translated: merged(original, before) }, before);
	const [lines = ""] = asked.split("translation:");
	const entries = [
		["  #> n", '  - question: ""', "    #> m", '    answer: ""'],
		["  - question: Q", "    answer: A", "  - question: R", "    answer: B"],
		["  #> last", "  #> word", '  - question: ""', "    #> z", '    answer: ""', ""],
	];
	assert.equal(lines, ["list:", ...entries.flat()].join("\n"));
	assert.equal(parseYaml(asked).toText(), asked);
	const translation = merged(original, asked);
	assert.deepEqual([translation.older, translation.surplus], [[], []]);
	assert.equal(translation.mismatches.length, 4);
	const filled = asked.replace('question: ""', "question: N").replace('answer: ""', "answer: M");
	const { state, data } = merged(original, filled);
	assert.equal(shortForm(listIn(data)), "N/M ~ Q/A ~ R/B ~ last\nword/z");
	const done = markDone(filled, state);
	assert.ok(!done.includes("#> n") && !done.includes("#> m") && done.includes("#> last\n  #> word"));
});

test("Lists within lists stay with the entries around them", () => {
	const schema = z.strictObject({
		menus: z.array(
			z.strictObject({ label: text, slug: z.string().regex(/^[a-z]+$/), items: z.array(kinds.links.schema) }),
		),
	});
	const menu = (slug: string, ...paths: string[]) => ({
		...{ label: `the ${slug}`, slug },
		items: paths.map((path) => ({ label: `a page, ${path}`, path: `/${path}/` })),
	});
	const of = (...menus: object[]): Original => ({
		schema,
		source: readYamlText("content/x.yaml", stringify({ menus }), schema),
	});
	const before = capitals(of(menu("about", "asha", "clinic"), menu("hands", "lumps"), menu("legal", "terms")));
	const after = of(
		menu("new", "page"),
		menu("about", "asha", "vijay", "clinic"),
		menu("legal", "terms"),
		menu("hands", "lumps"),
	);
	const { data, mismatches } = merged(after, before);
	const labels = (data as { menus: { label: string; items: { label: string; path: string }[] }[] }).menus;
	assert.deepEqual(
		labels.map(({ label, items }) => [label, ...items.map((item) => item.label)]),
		[
			["the new", "a page, page"],
			["THE ABOUT", "A PAGE, ASHA", "a page, vijay", "A PAGE, CLINIC"],
			["THE LEGAL", "A PAGE, TERMS"],
			["THE HANDS", "A PAGE, LUMPS"],
		],
	);
	assert.deepEqual(
		mismatches.map(({ field, message }) => `${field}: ${message}`),
		['menus: not translated: an entry, "the new"', 'menus[0].items: not translated: an entry, "a page, vijay"'],
	);
});
