import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { filesBelow } from "@/lib/content/files";
import { allPaths, out, pageAt } from "../support/site";

const exported = (pattern: RegExp) =>
	filesBelow(out)
		.filter((file) => pattern.test(file))
		.map((file) => ({ file, text: readFileSync(join(out, file), "utf8") }));

test("Every XML file of the site is well-formed, drawings and sitemap among them", async ({ page }) => {
	const documents = exported(/\.(xml|svg)$/);
	expect(documents.map(({ file }) => file)).toContain("sitemap.xml");
	expect(documents.length).toBeGreaterThan(1);
	// The browser's own parser, strict as search engines' are.
	const malformed = await page.evaluate(
		(files) =>
			files.flatMap(({ file, text }) => {
				const error = new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror");
				return error ? [`${file}: ${error.textContent}`] : [];
			}),
		documents,
	);
	expect(malformed).toEqual([]);
});

test("Every JSON file of the site can be read, the manifest among them", () => {
	const documents = exported(/\.(json|webmanifest)$/);
	expect(documents.map(({ file }) => file)).toContain("manifest.webmanifest");
	for (const { file, text } of documents) expect.soft(() => JSON.parse(text), file).not.toThrow();
});

test("The data for search engines and for prerendering on every page can be read", () => {
	for (const path of allPaths) {
		const { root } = pageAt(path);
		const data = selectAll("script[type='application/ld+json'], script[type=speculationrules]", root);
		expect.soft(data.length, path).toBeGreaterThan(0);
		for (const script of data) expect.soft(() => JSON.parse(textOf(script)), path).not.toThrow();
	}
});
