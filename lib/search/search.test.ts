import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/small-content";
import { readSearch, type Searcher } from "./answer";
import { buildSearch } from "./build-search";
import type { SearchedContent } from "./record";

/** The small clinic, with words of patients for its pages; a test may change it. */
function searched(t: TestContext, change: (content: SearchedContent) => void = () => {}) {
	const content: SearchedContent = smallContent(t);
	content.search = {
		synonyms: [
			{ word: "hand", same: ["haath"] },
			{ word: "lump", same: ["gaath"] },
			{ word: "cut", same: ["kat gaya"] },
		],
		ignored: ["the", "on", "my"],
		topics: {
			about: [],
			suitability: [],
			options: [],
			before: [],
			procedure: [],
			recovery: [],
			risks: [],
			urgent: [],
			results: [],
			cost: ["price", "kitna kharcha"],
			questions: [],
		},
		pages: [],
	};
	for (const treatment of content.treatments) {
		if (treatment.slug === "hand-lumps") treatment.words = ["lump on the hand"];
	}
	change(content);
	return readSearch(JSON.parse(JSON.stringify(buildSearch(content))));
}

const first = (answers: ReturnType<Searcher>) => answers[0]?.href;

test("A page is found in any language, script and spelling of a word", async (t) => {
	const search = await searched(t);
	for (const query of ["lump on my hand", "haath gaath", "हाथ में गाठ", "hand lumb", "lumps", "हातावर गाठ"]) {
		assert.equal(first(search(query))?.split("#")[0], "/hand-surgery/hand-lumps/", query);
	}
});

test("While somebody types, a word is found by its beginning; with a space after it, as it stands", async (t) => {
	const search = await searched(t);
	assert.equal(first(search("war")), "/minor-surgery/warts/");
	assert.deepEqual(search("war "), []);
});

test("A word that is said only beside another, such as baje, may be another that is only begun", async (t) => {
	const search = await searched(t, (content) => {
		content.search?.synonyms.push({ word: "warts", same: ["bhajla", "bhajne"] });
		content.search?.pages.push({ path: "/about/about-clinic/", words: ["clinic kitne baje khulta"] });
	});
	for (const query of ["भाज", "bhaj", "भाजल", "भाजला"]) {
		assert.equal(first(search(query)), "/minor-surgery/warts/", query);
	}
	assert.equal(first(search("kitne baje ")), "/about/about-clinic/");
});

test("What any treatment is asked for is found by its own word, whatever phrases have it in them", async (t) => {
	const search = await searched(t, (content) => {
		content.search?.pages.push({ path: "/about/about-clinic/", words: ["failure price of machines"] });
		for (const { details } of content.treatments) details.description += " The price of a machine says little.";
	});
	for (const query of ["price", "price "]) assert.match(first(search(query)) ?? "", /#cost$/, query);
});

test("A translation is found by its own words, and by those of the original", async (t) => {
	const original: SearchedContent = smallContent(t);
	const translation = structuredClone(original);
	for (const treatment of translation.treatments) {
		if (treatment.slug === "warts") Object.assign(treatment, { link: "चामखीळ", heading: "चामखीळ काढणे", aliases: [] });
	}
	const search = await readSearch(JSON.parse(JSON.stringify(buildSearch(translation, original))));
	for (const query of ["चामखीळ", "chamkhil", "warts"])
		assert.equal(first(search(query)), "/minor-surgery/warts/", query);
	assert.equal(search("warts")[0]?.page, "चामखीळ");
});

test("What is not known at all finds nothing", async (t) => {
	const search = await searched(t);
	for (const query of ["", "cataract", "zzz qqq"]) assert.deepEqual(search(query), [], query);
});

test("A query of small words alone still searches", async (t) => {
	const search = await searched(t, (content) => {
		content.search?.ignored.push("warts");
	});
	assert.equal(first(search("warts")), "/minor-surgery/warts/");
});

test("Without any file for the search, pages are found by their own words", async (t) => {
	const search = await searched(t, (content) => {
		content.search = undefined;
	});
	assert.equal(first(search("warts")), "/minor-surgery/warts/");
});

test("No more answers come than are asked for", async (t) => {
	const search = await searched(t);
	assert.ok(search("surgery").length > 1);
	assert.equal(search("surgery", 1).length, 1);
});
