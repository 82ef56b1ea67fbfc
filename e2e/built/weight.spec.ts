import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isRendered } from "@/components/islands/registry";
import { hasPage, localPath } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { visitCounter } from "@/lib/pages/services";
import { type PageWeight, pageWeights } from "@/scripts/bench/page-weights";
import { content, contents, everyPage, out, pageAt, pagesOfEachType } from "../support/site";
import { awake, expect, test } from "../support/test";

// Bytes, compressed as a good host does it, with Brotli (design: numbers to hold).

/** The scripts that any page may load. */
const BUDGET = 30_000;
/** The same for a page without any island that needs a renderer. */
const PLAIN_BUDGET = 6_000;
/** The additional bytes of the script that counts visits, which a clinic may not have. */
const COUNTER_BUDGET = visitCounter(content.clinic) ? 250 : 0;
/** The additional bytes of the script of the first search. */
const SEARCH_BUDGET = 20_000;
/** The style that a page may carry. */
const STYLE_BUDGET = 8_200;

/** The scripts of the site by the names of what is in them. What every page has is in the entry. */
const scriptNames = new Set(readdirSync(join(out, "_islands")).map((file) => file.replace(/-\w+\.js$/, "")));

const needsRenderer = ({ islands }: PageWeight) => islands.some(isRendered);

test("The script and the style of every page stay within their budgets", async () => {
	const files = pagesOfEachType(contents).map((path) => path.slice(1).replace(/\/$|^$/, "$&index.html"));
	// All: with aliases, too.
	const weights = [...pageWeights(out, everyPage ? undefined : files)];
	const plain: string[] = [];
	for (const [file, weight] of weights) {
		const { scripts, scriptFiles, islands, style } = weight;
		// The entry, the chunks of islands, and the renderer: less means that something went uncounted.
		const fetched = islands.filter((name) => scriptNames.has(name)).length;
		expect.soft(scriptFiles, file).toBeGreaterThanOrEqual(1 + fetched + (needsRenderer(weight) ? 2 : 0));
		const searches = islands.includes("search-box") ? SEARCH_BUDGET : 0;
		const budget = COUNTER_BUDGET + (needsRenderer(weight) ? BUDGET : PLAIN_BUDGET + searches);
		expect.soft(scripts, `${file} with ${islands.join(", ")}`).toBeLessThanOrEqual(budget);
		expect.soft(style, file).toBeLessThanOrEqual(STYLE_BUDGET);
		if (!needsRenderer(weight)) plain.push(file);
	}

	await test.step("A page without form, carousel, map or gallery dialog loads no renderer", () => {
		// The menus, the legal pages and the not-found page among others.
		expect(plain.length).toBeGreaterThanOrEqual(4);
		expect(plain).toContain("404.html");
	});

	await test.step("The search loads few bytes, and only when a visitor searches", () => {
		const searches: string[] = [];
		for (const [file, { islands, scriptsOnUse }] of weights) {
			// The page of all answers loads its search at once.
			if (islands.includes("search-box")) {
				searches.push(file);
				continue;
			}
			expect.soft(scriptsOnUse, file).toBeGreaterThan(0);
			expect.soft(scriptsOnUse, file).toBeLessThanOrEqual(SEARCH_BUDGET);
		}
		expect(searches.sort()).toEqual(contents.map(({ locale }) => `${locale.root}/search/index.html`.slice(1)).sort());
	});
});

// Chromium has one list of what any :has() may concern. With a rule in it that ends in no name, each focus, key and press
// on a slow phone waits until the style of the whole page is calculated.
test("Rules with :has() for other elements end in their names", () => {
	const rules = pagesOfEachType([content]).flatMap((path) => {
		const style = /<style>(.*?)<\/style>/s.exec(pageAt(path).html)?.[1] ?? "";
		return style.match(/[^{};]+(?=\{)/g) ?? [];
	});
	const bare = [...new Set(rules)].map((rule) => {
		let text = rule.replace(/^:is\((.*)\)$/, "$1");
		while (/\([^()]+\)/.test(text)) text = text.replace(/\([^()]+\)/g, "");
		return text;
	});
	const others = bare.flatMap((rule) => rule.split(",")).filter((rule) => /:has.*[ >+~]/.test(rule));
	expect(others.length).toBeGreaterThan(5);
	expect(others.filter((rule) => !/[ >+~]([.#[]|:is|main|footer|section|header)[^ >+~]*$/.test(rule))).toEqual([]);
});

/** Bytes that a treatment's first view may take on a phone, all requests before scrolling, with gzip. */
const VIEW_BUDGET = 83_000;

/** The same for a treatment in a script of its own, which needs its letters, and a face for headings, beside the Latin ones. */
const SCRIPT_BUDGET = 116_500;

/** The same for one with first aid, whose drawings browsers fetch far ahead. */
const SCRIPT_FIRST_AID_BUDGET = 129_000;

/** The same for the home page (design: numbers to hold). */
const HOME_BUDGET = 105_000;

/** The font for the names of languages, which phones do not fetch: they have these letters. */
const namesFont = new RegExp(`-(${Object.keys(content.brand.typefaces.scripts).join("|")})\\.[^/]*woff2$`);

/** Opens a page as a first visit does and adds up the bytes of all answers until what wakes by itself is awake. */
async function bytesOf(page: Page, path: string): Promise<{ bytes: number; requests: string[] }> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	// How far ahead a browser fetches pictures depends on the line that it believes to have; not every build of it knows.
	const line = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send("Network.emulateNetworkConditions", { ...line, connectionType: "cellular4g" });
	const addresses = new Map<string, string>();
	const travelled = new Map<string, number>();
	session.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const address = addresses.get(requestId) ?? "";
		if (/^http.*(?<!\/favicon\.ico)$/.test(address) && !namesFont.test(address))
			travelled.set(requestId, encodedDataLength);
	});
	await page.goto(path);
	await awake(page, "main-menu");
	await awake(page, "page-scroll");
	await session.detach();
	const requests = [...travelled].map(([id, size]) => `${size} ${addresses.get(id)}`);
	return { bytes: [...travelled.values()].reduce((sum, size) => sum + size, 0), requests };
}

/** The treatments with most on their first view: the longest without first aid, and the longest with it; or all. */
const longest = (treatments: typeof content.treatments) => {
	const sorted = treatments.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
	const withFirstAid = sorted.filter(({ emergency }) => emergency.length > 0);
	const others = sorted.filter(({ emergency }) => emergency.length === 0);
	return everyPage ? sorted : [...others.slice(0, 1), ...withFirstAid.slice(0, 1)];
};

const views = contents.map(({ locale, treatments }, index) => ({
	of: index === 0 ? "treatments" : `treatments in ${locale.name}`,
	pages: longest(treatments.filter((one) => hasPage(locale, treatmentPath(one)))).map((one) => ({
		path: localPath(locale, treatmentPath(one)),
		budget: index === 0 ? VIEW_BUDGET : one.emergency.length > 0 ? SCRIPT_FIRST_AID_BUDGET : SCRIPT_BUDGET,
	})),
	// The page, its fonts, the entry and what wakes: fewer requests mean that one was not counted.
	requestsAtLeast: index === 0 ? 6 : 7,
}));

for (const { of, pages, requestsAtLeast } of [
	...views,
	{ of: "the home page", pages: [{ path: "/", budget: HOME_BUDGET }], requestsAtLeast: 6 },
]) {
	// With compressed files, which the build of the daily suite leaves out.
	test(`The first view of ${of} stays within its budget`, { tag: "@nightly" }, async ({ page }) => {
		test.slow();
		for (const { path, budget } of pages) {
			const { bytes, requests } = await bytesOf(page, path);
			expect.soft(requests.length, path).toBeGreaterThanOrEqual(requestsAtLeast);
			expect.soft(bytes, `${path}\n${requests.join("\n")}`).toBeLessThanOrEqual(budget);
		}
	});
}
