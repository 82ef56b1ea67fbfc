import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isRendered } from "@/components/islands/registry";
import { compressed, pageWeights } from "@/scripts/bench/page-weights";
import { contents, out } from "../support/site";

// Bytes, compressed as a good host does it, with Brotli (design: numbers to hold).

/** The scripts that any page may load. */
const BUDGET = 30_000;
/** The same for a page without any island that needs a renderer. */
const PLAIN_BUDGET = 6_000;
/** What comes on top when somebody begins to search: the script, and what the answers are found in. */
const SEARCH_BUDGET = 20_000;
const SEARCH_DATA_BUDGET = 40_000;
/** The style that a page may carry. */
const STYLE_BUDGET = 9_000;

const pages = [...pageWeights(out)].map(([file, weight]) => ({
	...weight,
	file,
	needsRenderer: weight.islands.some(isRendered),
}));

/** The scripts of the site by the names of what is in them. What every page has is in the entry. */
const scriptNames = new Set(readdirSync(join(out, "_islands")).map((file) => file.replace(/-\w+\.js$/, "")));

test("The script of every page stays within its budget", () => {
	for (const { file, scripts, scriptFiles, islands, needsRenderer } of pages) {
		// The entry, the chunks of islands, and the renderer: less means that something went uncounted.
		const fetched = islands.filter((name) => scriptNames.has(name)).length;
		expect.soft(scriptFiles, file).toBeGreaterThanOrEqual(1 + fetched + (needsRenderer ? 2 : 0));
		const searches = islands.includes("search-box") ? SEARCH_BUDGET : 0;
		const budget = needsRenderer ? BUDGET : PLAIN_BUDGET + searches;
		expect.soft(scripts, `${file} with ${islands.join(", ")}`).toBeLessThanOrEqual(budget);
	}
});

test("A page without form, carousel, map or gallery dialog loads no renderer", () => {
	// The menus, the legal pages and the not-found page among others.
	expect(pages.filter(({ needsRenderer }) => !needsRenderer).length).toBeGreaterThanOrEqual(4);
	expect(pages.find(({ file }) => file === "404.html")?.needsRenderer).toBe(false);
});

test("The style of every page stays within its budget", () => {
	for (const { file, style } of pages) expect.soft(style, file).toBeLessThanOrEqual(STYLE_BUDGET);
});

test("A first answer of the search takes few bytes, and none before somebody searches", () => {
	for (const { file, islands, scriptsOnUse } of pages) {
		// The page of all answers loads its search at once.
		if (islands.includes("search-box")) continue;
		expect.soft(scriptsOnUse, file).toBeGreaterThan(0);
		expect.soft(scriptsOnUse, file).toBeLessThanOrEqual(SEARCH_BUDGET);
	}
	const searches = pages.filter(({ islands }) => islands.includes("search-box")).map(({ file }) => file);
	expect(searches.sort()).toEqual(contents.map(({ locale }) => `${locale.root}/search/index.html`.slice(1)).sort());
	expect(compressed(readFileSync(join(out, "search.json"), "utf8"))).toBeLessThanOrEqual(SEARCH_DATA_BUDGET);
});
