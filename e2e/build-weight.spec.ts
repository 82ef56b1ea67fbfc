import { brotliCompressSync, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { isRendered } from "@/components/islands/registry";
import { allPaths, attributes, fetchPage, type Page } from "./support/site";

/** Bytes of script that any page may bring, compressed as a good host does, with Brotli (design: numbers to hold). */
const BUDGET = 30_000;
/** The same for a page without any island that needs a renderer. */
const PLAIN_BUDGET = 6_000;

const sources = new Map<string, string>();

async function sourceOf(request: APIRequestContext, path: string): Promise<string> {
	const known = sources.get(path) ?? (await (await request.get(path)).text());
	sources.set(path, known);
	return known;
}

const weights = new Map<string, number>();

/** The bytes of a script, compressed; once for all pages, as the best compression takes its time. */
async function weightOf(request: APIRequestContext, path: string): Promise<number> {
	const bytes = weights.get(path) ?? brotliCompressSync(await sourceOf(request, path)).length;
	weights.set(path, bytes);
	return bytes;
}

/** The chunk that brings the renderer, by the name of its file. */
const RENDERER = "hydrate";

/**
 * The scripts that a page can load: its entry, the chunks of its islands, the renderer where one of them needs it, and
 * what these import.
 */
async function scriptsOf(request: APIRequestContext, page: Page): Promise<Set<string>> {
	const [entry = ""] = attributes("src", page, "script[src]");
	const islands = attributes("dataIsland", page);
	const needed = new Set<string>(islands.some(isRendered) ? [...islands, RENDERER] : islands);
	const wanted = new Set([entry]);
	for (const path of wanted) {
		const source = await sourceOf(request, path);
		for (const [, way, file = ""] of source.matchAll(/(import\(|from|import)"\.\/([^"]+\.js)"/g)) {
			const name = file.replace(/-\w+\.js$/, "");
			if (way !== "import(" || needed.has(name)) wanted.add(`/_islands/${file}`);
		}
	}
	return wanted;
}

test("The script of every page stays within its budget", async ({ request }) => {
	let plain = 0;
	const overBudget: Record<string, number> = {};
	for (const path of allPaths) {
		const page = await fetchPage(request, path);
		const islands = new Set(attributes("dataIsland", page));
		const needsRenderer = [...islands].some(isRendered);
		const scripts = await scriptsOf(request, page);
		// The entry, a chunk for each island, and the renderer: less means that something went uncounted.
		expect.soft(scripts.size, path).toBeGreaterThanOrEqual(1 + islands.size + (needsRenderer ? 2 : 0));
		let bytes = 0;
		for (const script of scripts) bytes += await weightOf(request, script);
		if (!needsRenderer) plain++;
		if (bytes > (needsRenderer ? BUDGET : PLAIN_BUDGET)) overBudget[`${path} with ${[...islands].join(", ")}`] = bytes;
	}
	// The menus, the legal pages, the galleries and the not-found page among others.
	expect(plain).toBeGreaterThanOrEqual(10);
	expect(overBudget).toEqual({});
});

/** Bytes of style that a page may carry, compressed with gzip (design: numbers to hold). */
const STYLE_BUDGET = 9_000;

test("The style of every page stays within its budget", async ({ request }) => {
	const overBudget: Record<string, number> = {};
	for (const path of allPaths) {
		const styles = selectAll("style", (await fetchPage(request, path)).root).map((style) => textOf(style));
		expect.soft(styles, path).toHaveLength(1);
		const bytes = gzipSync(styles.join(""), { level: 9 }).length;
		if (bytes > STYLE_BUDGET) overBudget[path] = bytes;
	}
	expect(overBudget).toEqual({});
});
