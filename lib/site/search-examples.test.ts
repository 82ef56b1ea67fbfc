import assert from "node:assert/strict";
import { test } from "node:test";
import { searchExamples } from "./search-examples";

type Searched = Parameters<typeof searchExamples>[0];

const treatment = (menu: string, conditions: string[], emergency?: object) => ({ menu, conditions, emergency });
const content = (...treatments: object[]) =>
	({ navigation: { menus: ["a", "b", "c", "d", "e"].map((slug) => ({ slug })) }, treatments }) as Searched;

test("An example is the first short complaint of a menu, of three menus at most, in the order of the bar", () => {
	const long = "a complaint of more letters than fit on a phone's line";
	const all = [treatment("b", [long, "fat"]), treatment("b", ["spots"]), treatment("a", ["lump"])];
	assert.deepEqual(searchExamples(content(...all)), ["lump", "fat"]);
	const more = ["c", "d", "e"].map((menu) => treatment(menu, [menu]));
	assert.deepEqual(searchExamples(content(...all, ...more)), ["lump", "fat", "c"]);
});

test("No example is an emergency, and without complaints there is none", () => {
	assert.deepEqual(searchExamples(content(treatment("a", ["finger cut off"], {}), treatment("b", []))), []);
});
