import { brotliCompressSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { allPaths, attributes, fetchPage, type Page } from "./support/site";

/** Bytes of script that a page may bring, compressed as a good host does, with Brotli (design: numbers to hold). */
const BUDGET = 15_000;
/** The same for a page with a carousel or a form. */
const RICH_BUDGET = 30_000;
const isRich = (island: string) => /form|carousel|slider/.test(island);

const sources = new Map<string, string>();

async function sourceOf(request: APIRequestContext, path: string): Promise<string> {
	const known = sources.get(path) ?? (await (await request.get(path)).text());
	sources.set(path, known);
	return known;
}

/** The scripts that a page can load: its entry, the chunks of its islands, and what these import. */
async function scriptsOf(request: APIRequestContext, page: Page): Promise<Set<string>> {
	const [entry = ""] = attributes("src", page, "script[src]");
	const islands = attributes("dataIsland", page);
	const wanted = new Set([entry]);
	for (const path of wanted) {
		const source = await sourceOf(request, path);
		for (const [, file = ""] of source.matchAll(/(?:import|from)\s*\(?"\.\/([^"]+\.js)"/g)) {
			const lazy = source.includes(`import("./${file}")`);
			const island =
				lazy && new RegExp(`"?([\\w-]+)"?:\\(\\)=>import\\("\\./${file.replace(/\./g, "\\.")}"`).exec(source)?.[1];
			if (!island || islands.includes(island)) wanted.add(`/_islands/${file}`);
		}
	}
	return wanted;
}

test("The script of every page stays within its budget", async ({ request }) => {
	let rich = 0;
	const overBudget: Record<string, number> = {};
	for (const path of allPaths) {
		const page = await fetchPage(request, path);
		const islands = attributes("dataIsland", page);
		const scripts = await scriptsOf(request, page);
		// The entry, what hydrates, and a chunk for each island: less means that something went uncounted.
		expect.soft(scripts.size, path).toBeGreaterThanOrEqual(2 + new Set(islands).size);
		let bytes = 0;
		for (const script of scripts) bytes += brotliCompressSync(await sourceOf(request, script)).length;
		const budget = islands.some(isRich) ? RICH_BUDGET : BUDGET;
		if (budget === RICH_BUDGET) rich++;
		if (bytes > budget) overBudget[`${path} with ${[...new Set(islands)].join(", ")}`] = bytes;
	}
	expect(rich).toBeGreaterThan(0);
	expect(overBudget).toEqual({});
});
