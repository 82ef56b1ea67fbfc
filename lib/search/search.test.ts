import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/content-copy";
import type { Content } from "../content/content";
import { search as searchSchema } from "../model/schema/search";
import { buildIndex } from "./build-index";
import { createSearch } from "./rank";

const LUMPS = "/hand-surgery/hand-lumps/";
const WARTS = "/minor-surgery/warts/";
const CLINIC = "/about/about-clinic/";

/** The search of the small clinic, with words for patients; a test may change it. */
function searchOf(t: TestContext, change: (content: Content, search: Content["search"] & {}) => unknown = () => {}) {
	const content: Content = smallContent(t);
	const search = searchSchema.parse({
		synonyms: [
			{ word: "hand", same: ["haath"] },
			{ word: "lump", same: ["gaath"] },
			{ word: "cut", same: ["kat gaya"] },
			{ word: "warts", same: ["bhajla", "bhajne"] },
		],
		ignored: ["the", "on", "my"],
		topics: { cost: ["price", "kitna kharcha"] },
		pages: [{ path: CLINIC, words: ["clinic kitne baje khulta"] }],
	});
	content.search = search;
	for (const treatment of content.treatments) {
		if (treatment.slug === "hand-lumps") treatment.words = ["lump on the hand"];
	}
	change(content, search);
	return createSearch(JSON.parse(JSON.stringify(buildIndex(content))));
}

type Change = Parameters<typeof searchOf>[1];

/** Adds a word to the running text of so many treatments, of which lumps of the hand are the first. */
const addText =
	(word: string, pages: number): Change =>
	({ treatments }) =>
		treatments.slice(1, 1 + pages).map(({ details }) => Object.assign(details, { description: `A ${word}.` }));

/** What each query finds first, or nothing, by the rule that it shows. */
const rules: [rule: string, queries: string[], first: string | undefined, change?: Change][] = [
	[
		"A page is found in any language, script and spelling",
		["lump on my hand", "haath gaath", "हाथ में गाठ", "hand lumb", "lumps", "हातावर गाठ"],
		LUMPS,
	],
	["A word is completed while it is typed", ["war"], WARTS],
	["A word followed by a space is not completed", ["war "], undefined],
	["A word known only from a phrase may be the beginning of another", ["भाज", "bhaj", "भाजल", "भाजला"], WARTS],
	["A complete word of a phrase finds its page", ["kitne baje "], CLINIC],
	["Two words that the site writes as one find it", ["toe nail "], "/minor-surgery/toenail-surgery/"],
	["An unknown word finds nothing", ["", "cataract", "zzz qqq"], undefined],
	["A repeated letter is not that letter", ["lll"], undefined, ({ treatments }) => treatments[1]?.words.push("lump L")],
	["A query of stop words is searched for", ["warts"], WARTS, (_, search) => search.ignored.push("warts")],
	["A stop word beside others is not indexed", ["on ", "the "], undefined],
	["A word in the running text of three pages helps to find them", ["quartz hurt "], LUMPS, addText("quartz", 3)],
	["A word of running text may be another one, misspelt", ["warp "], WARTS, addText("warp", 1)],
	["A word in the running text of more pages is not indexed", ["quartz hurt "], undefined, addText("quartz", 4)],
	["Without a file for the search, pages are found by their own words", ["warts"], WARTS, (one) => delete one.search],
];

for (const [rule, queries, expected, change] of rules) {
	test(rule, async (t) => {
		const search = await searchOf(t, change);
		for (const query of queries) assert.equal(search(query).results[0]?.href.split("#")[0], expected, query);
	});
}

test("A query for a section of any treatment finds it, although pages have the word in phrases", async (t) => {
	const search = await searchOf(t, (content, search) => {
		search.pages.push({ path: CLINIC, words: ["failure price of machines"] });
		for (const { details } of content.treatments) details.description += " The price of a machine says little.";
	});
	for (const query of ["price", "price "]) assert.match(search(query).results[0]?.href ?? "", /#cost$/, query);
});

test("A translation is found by its own words, and by those of the original", async (t) => {
	const original: Content = smallContent(t);
	const translation = structuredClone(original);
	for (const treatment of translation.treatments) {
		if (treatment.slug === "warts") Object.assign(treatment, { link: "चामखीळ", heading: "चामखीळ काढणे", aliases: [] });
	}
	const search = await createSearch(buildIndex(translation, original));
	for (const query of ["चामखीळ", "chamkhil", "warts"]) {
		assert.deepEqual([search(query).results[0]?.href, search(query).results[0]?.page], [WARTS, "चामखीळ"], query);
	}
});

test("A danger is found in any words around it, and below it only first aid", async (t) => {
	const search = await searchOf(t, (_, search) => search.synonyms.push({ word: "chest", same: ["chhati"] }));
	for (const query of ["my father has chest pain since this morning", "chist pain", "chhati pain", "छाती pain"]) {
		const { alarm, results } = search(query);
		assert.equal(alarm?.say, "Pain in the chest: 108 (or 112).", query);
		assert.equal(alarm?.call.map(({ href }) => href).join(), "tel:108");
		assert.equal(results.filter(({ urgent }) => !urgent).length, 0, query);
	}
	for (const query of ["chest", "pain", "chest pain tattoo", "chest pai"]) {
		assert.equal(search(query).alarm, undefined, query);
	}
});
