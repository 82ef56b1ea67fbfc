import assert from "node:assert/strict";
import { test } from "node:test";
import { searchExamples } from "./conditions";

type Searched = Parameters<typeof searchExamples>[0];

const treatment = (menu: string, slug: string, conditions: string[], emergency: object[] = []) => ({
	...{ menu, slug, conditions, emergency },
});
/** Five menus, each with its treatments in the order of their slugs. */
const content = (...treatments: { menu: string; slug: string }[]) => {
	const items = (menu: string) => treatments.flatMap((one) => (one.menu === menu ? one.slug : [])).sort();
	const menus = ["a", "b", "c", "d", "e"].map((slug) => ({ slug, items: items(slug) }));
	return { edition: {}, navigation: { menus }, treatments } as unknown as Searched;
};

test("An example is the first short complaint of a menu, of three menus at most, in the order of the bar", () => {
	const long = "a complaint of more letters than fit on a phone's line";
	const all = [treatment("b", "y", ["spots"]), treatment("b", "x", [long, "fat"]), treatment("a", "x", ["lump"])];
	assert.deepEqual(searchExamples(content(...all)), ["lump", "fat"]);
	const more = ["c", "d", "e"].map((menu) => treatment(menu, "x", [menu]));
	assert.deepEqual(searchExamples(content(...all, ...more)), ["lump", "fat", "c"]);
});

test("No example is an emergency, and without complaints there is none", () => {
	assert.deepEqual(searchExamples(content(treatment("a", "x", ["finger cut off"], [{}]), treatment("b", "x", []))), []);
});

test("No example is in another language than the page", () => {
	const both = content(treatment("a", "x", ["lump"]), treatment("b", "y", ["spots"]));
	const edition = { pages: { "/b/y/": { older: false } } } as unknown as Searched["edition"];
	assert.deepEqual(searchExamples({ ...both, edition }), ["spots"]);
});
