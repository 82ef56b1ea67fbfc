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

const unrecorded = "not recorded yet: npm run translate does it with done";

/** A translated text is the original's in capitals. */
const capitals = (original: Original) => translationText(original, (text) => text.toUpperCase());

/**
 * What happens to translated lists: what, the kind, the original when it was translated, the original now, what a visitor
 * reads, the reports, and what a person has changed in the translation.
 */
const cases: [string, Kind, string, string, string, string[]?, ((list: unknown[]) => unknown[])?][] = [
	["nothing", "words", "a ~ b ~ c", "a ~ b ~ c", "A ~ B ~ C"],
	["an entry added at the head", "words", "a ~ b", "x ~ a ~ b", "x ~ A ~ B", ['list: not translated: an entry, "x"']],
	["an entry taken out", "words", "a ~ b ~ c", "a ~ c", "A ~ C", ["list[1]: the original has no such entry"]],
	["entries moved", "words", "a ~ b ~ c", "c ~ a ~ b", "C ~ A ~ B"],
	["entries moved whose hashes begin with the same four digits", "words", "dv ~ ia", "ia ~ dv", "IA ~ DV"],
	["one changed in its place", "words", "a ~ b ~ c", "a ~ bb ~ c", "A ~ B ~ C", ["list[1]: older than its original"]],
	["the same twice", "words", "a ~ b ~ a", "b ~ a ~ a", "B ~ A ~ A"],
	[
		"an answer changed, and the question moved",
		"faqs",
		"q/a ~ r/b ~ s/c",
		"s/c ~ q/new ~ r/b",
		"S/C ~ Q/A ~ R/B",
		["list[0]: older than its original"],
	],
	[
		"one added and another changed",
		"faqs",
		"q/a ~ r/b",
		"n/m ~ q/a ~ r/other",
		"n/m ~ Q/A ~ R/B",
		['list: not translated: an entry, "n"', "list[1]: older than its original"],
	],
	[
		"a link with another label",
		"links",
		"a//1/ ~ b//2/",
		"b//2/ ~ new//1/",
		"B//2/ ~ A//1/",
		["list[0]: older than its original"],
	],
	[
		"a link exchanged for another",
		"links",
		"a//1/ ~ b//2/",
		"a//1/ ~ c//3/",
		"A//1/ ~ c//3/",
		['list: not translated: an entry, "c"', "list[1]: the original has no such entry"],
	],
	[
		"a card whose picture of words is new",
		"cards",
		"a/b//1/ ~ c/d//2/",
		"x/y//2/ ~ a/z//1/",
		"C/D//2/ ~ A/B//1/",
		["list[0]: older than its original", "list[1]: older than its original"],
	],
	[
		"a text that two cards share",
		"cards",
		"a/same//1/ ~ b/same//2/",
		"b/same//2/ ~ n/same//3/ ~ a/same//1/",
		"B/SAME//2/ ~ n/same//3/ ~ A/SAME//1/",
		['list: not translated: an entry, "n"'],
	],
	[
		"a charge taken out and one added",
		"charges",
		"visit/₹500 ~ scan/₹900",
		"scan/₹900 ~ stitches/₹700",
		"SCAN/₹900 ~ stitches/₹700",
		['list: not translated: an entry, "stitches"', "list[0]: the original has no such entry"],
	],
	[
		"a charge that is reworded in its place",
		"charges",
		"visit/₹500 ~ scan/₹900",
		"first visit/₹500 ~ scan/₹900",
		"VISIT/₹500 ~ SCAN/₹900",
		["list[0]: older than its original"],
	],
	[
		"an old closing exchanged for the next",
		"closings",
		"2026-11-08/Diwali",
		"2026-12-25/Christmas",
		"2026-12-25/Christmas",
		['list: not translated: an entry, "Christmas"', "list[0]: the original has no such entry"],
	],
	["a closing again next year", "closings", "2026-11-08/Diwali", "2027-10-29/Diwali", "2027-10-29/DIWALI"],
	[
		"all entries of the translation moved by hand",
		"words",
		"a ~ b ~ c",
		"a ~ b ~ c",
		"A ~ B ~ C",
		[],
		(list) => list.toReversed(),
	],
	[
		"a word corrected by hand",
		"words",
		"a ~ b ~ c",
		"a ~ b ~ c",
		"A ~ CORRECTED ~ C",
		[],
		(list) => list.with(1, "CORRECTED"),
	],
	[
		"an entry corrected by hand, while another is new",
		"words",
		"a ~ b",
		"x ~ a ~ b",
		"x ~ A ~ CORRECTED",
		['list: not translated: an entry, "x"'],
		(list) => list.with(1, "CORRECTED"),
	],
	[
		"an entry added to both, not recorded yet",
		"words",
		"a ~ b",
		"a ~ x ~ b",
		"A ~ X ~ B",
		[`list[1]: ${unrecorded}`],
		(list) => list.toSpliced(1, 0, "X"),
	],
	[
		"one translated by hand at the end",
		"words",
		"a ~ b",
		"x ~ a ~ b",
		"X ~ A ~ B",
		[`list[2]: ${unrecorded}`],
		(list) => [...list, "X"],
	],
	[
		"one that names its link",
		"links",
		"a//1/ ~ b//2/",
		"n//3/ ~ b//2/ ~ m//4/",
		"n//3/ ~ B//2/ ~ M//4/",
		['list: not translated: an entry, "n"', `list[2]: ${unrecorded}`, "list[0]: the original has no such entry"],
		(list) => [...list, { label: "M", path: "/4/" }],
	],
	[
		"an entry taken out of the translation",
		"words",
		"a ~ b",
		"a ~ b",
		"A ~ b",
		['list: not translated: an entry, "b"'],
		(list) => list.slice(0, 1),
	],
];

for (const [what, kind, before, after, shown, reports = [], edit] of cases) {
	test(`A translated list of ${kind} stays with its entries: ${what}`, () => {
		const { list, ...rest } = parse(capitals(originalOf(kind, before)));
		const written = stringify({ list: edit ? edit(list) : list, ...rest });
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
