import { createHash } from "node:crypto";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { HtmlValidate } from "html-validate";
import { locationsOf } from "@/lib/pages/locations";
import { directivesIn } from "../support/policy";
import { allPaths, content, type Page, pageAt, pagesOfEachType } from "../support/site";
import { expect, test } from "../support/test";

/** Runs `check` over every page, aliases and the not-found page among them. */
function everyPage(name: string, check: (page: Page) => void | Promise<void>): void {
	test(name, async () => {
		for (const path of allPaths) await check(pageAt(path));
	});
}

const policyOf = ({ root }: Page) =>
	directivesIn(String(select("meta[http-equiv=Content-Security-Policy]", root)?.properties.content ?? ""));

everyPage("One script loads, which does not block rendering, and no client runtime of Next", ({ html, root, path }) => {
	expect.soft(html, path).not.toMatch(/__next|_next\/static\/chunks|webpack|turbopack/i);
	const scripts = selectAll("script", root).map(({ properties }) => properties.src ?? properties.type ?? "first paint");
	const known = /^(\/_islands\/entry-\w+\.js|first paint|application\/ld\+json|speculationrules)$/;
	const unknown = scripts.filter((script) => !known.test(String(script)));
	expect.soft(unknown, path).toEqual([]);
	expect.soft(selectAll("link[as=script]", root), path).toEqual([]);
	for (const { properties } of selectAll("link[rel=modulepreload]", root)) {
		expect.soft(properties.href, path).toMatch(/^\/_islands\/[\w.-]+\.js$/);
	}
	const loaded = selectAll("script[src]", root).map(({ properties }) => properties);
	expect.soft(loaded, path).toEqual([expect.objectContaining({ type: "module", async: true })]);
});

everyPage("Every page's policy forbids what the site does not use, and allows the same scripts", (page) => {
	const policy = policyOf(page);
	expect.soft(policy["default-src"], page.path).toEqual(["'none'"]);
	expect.soft(policy["base-uri"], page.path).toEqual(["'none'"]);
	expect.soft(policy["require-trusted-types-for"], page.path).toEqual(["'script'"]);
	const maps = locationsOf(content.clinic).flatMap(({ maps }) => (maps?.embed ? new URL(maps.embed).origin : []));
	expect.soft(policy["frame-src"], page.path).toEqual(maps.length > 0 ? [...new Set(maps)] : ["'none'"]);
	const unsafe = Object.values(policy)
		.flat()
		.filter((source) => /unsafe|\*|^https?:$/.test(source));
	expect.soft(unsafe, page.path).toEqual([]);
	// Hosts send one policy for all pages.
	expect.soft(policy["script-src"], page.path).toEqual(policyOf(pageAt("/404.html"))["script-src"]);
});

everyPage("The policy allows the page's own style sheets and inline scripts by their hashes, data aside", (page) => {
	const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
	const hashes = (selector: string) => selectAll(selector, page.root).map((element) => hash(textOf(element)));
	const policy = policyOf(page);
	expect.soft(policy["style-src"], page.path).toEqual(["'self'", ...hashes("style")]);
	// Before the first paint: what the page shows, and its typefaces.
	expect.soft(hashes("script:not([src]):not([type])"), page.path).toHaveLength(2);
	const scripts = hashes("script:not([src]):not([type='application/ld+json'])");
	const allowed = policy["script-src"]?.filter((source) => source.includes("sha256"));
	expect.soft(allowed?.sort(), page.path).toEqual(scripts.sort());
});

everyPage("A page has a loading screen only if the brand has one", ({ html, root, path }) => {
	if (content.brand.loadingScreen === 0) expect.soft(html, path).not.toMatch(/loading-(screen|dot)/);
	else expect.soft(selectAll(".loading-screen[hidden]", root).length, path).toBeLessThanOrEqual(1);
});

const validator = new HtmlValidate({
	extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
	rules: {
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		"require-sri": ["error", { target: "crossorigin" }],
	},
});

test("Every page is valid HTML", async () => {
	/** Each mistake with the first page that has it; most are in a part that many share. */
	const mistakes: Record<string, string> = {};
	for (const path of pagesOfEachType([content])) {
		const { html } = pageAt(path);
		const { results } = await validator.validateString(html);
		for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
			// The standard has it for rel="expect", too.
			if (message.startsWith('"blocking" attribute cannot be used on <link>')) continue;
			mistakes[`${ruleId}: ${message} (${selector})`] ??= path;
		}
	}
	expect(mistakes).toEqual({});
});
