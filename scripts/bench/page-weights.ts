import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { isRendered } from "@/components/islands/registry";
import { filesBelow } from "@/lib/content/files";
import { memoize } from "@/lib/memoize";
import { siteFolder } from "../server/static-files";

/** What a page weighs, in bytes compressed as a good host does it (Brotli, best quality). */
export type PageWeight = {
	/** The HTML, with its style and its inlined drawing. */
	html: number;
	/** The style alone. */
	style: number;
	/** Every script that the page can load without use. */
	scripts: number;
	/** Further scripts, which load when visitors use the islands with `data-wake="use"`. */
	scriptsOnUse: number;
	/** The number of files in `scripts`. */
	scriptFiles: number;
	/** The names of the page's islands that start without use, each once. */
	islands: string[];
};

/** A text's bytes, compressed as a good host does it. */
export const compressed = (data: string): number =>
	brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** The chunk that brings the renderer, by the name of its file. */
const RENDERER = "hydrate";

/** The scripts that a page can load: its entries, the chunks of its islands and the renderer, with their imports. */
function scriptsOf(entries: string[], islands: string[], read: (path: string) => string): string[] {
	const needed = new Set(islands.some(isRendered) ? [...islands, RENDERER] : islands);
	const wanted = new Set(entries);
	for (const path of wanted) {
		const folder = path.slice(0, path.lastIndexOf("/"));
		for (const [, way, file = ""] of read(path).matchAll(/(import\(|from|import)"\.\/([^"]+\.js)"/g)) {
			const name = file.replace(/(\.island)?-\w+\.js$/, "");
			if (way !== "import(" || needed.has(name)) wanted.add(`${folder}/${file}`);
		}
	}
	return [...wanted];
}

/** A table in Markdown, of words in the first column and of figures in the others. */
export function markdownTable(head: string[], rows: string[][]): string {
	const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
	return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The files of every page of a site, sorted. */
const pagesOf = (out: string): string[] =>
	filesBelow(out)
		.filter((file) => file.endsWith(".html"))
		.sort();

/** Weighs pages of a finished site, all by default. The keys are files, such as `privacyPolicy/index.html`. */
export function pageWeights(out: string, pages: string[] = pagesOf(out)): Map<string, PageWeight> {
	if (!existsSync(join(out, "index.html"))) throw new Error(`There is no site in ${out}. Build it: npm run build`);
	const folder = siteFolder(out);
	const read = memoize((path: string) => readFileSync(join(out, path.slice(folder.length)), "utf8"));
	// Many pages have the same scripts, and the same style.
	const sizeOf = memoize(compressed);
	const weigh = (file: string): PageWeight => {
		const html = readFileSync(join(out, file), "utf8");
		const page = fromHtml(html);
		const entries = selectAll("script[src]", page).map(({ properties }) => String(properties.src));
		const named = (selector: string) => [
			...new Set(selectAll(selector, page).map(({ properties }) => String(properties.dataIsland))),
		];
		const islands = named("[data-island]:not([data-wake=use])");
		const style = selectAll("style", page).map(textOf).join("");
		const sizeOfAll = (files: string[]) => files.reduce((sum, path) => sum + sizeOf(read(path)), 0);
		const files = scriptsOf(entries, islands, read);
		const scripts = sizeOfAll(files);
		const scriptsOnUse = sizeOfAll(scriptsOf(entries, named("[data-island]"), read)) - scripts;
		return {
			// Compressed when asked for: HTML takes a quarter of a second a page, and the tests do not need it.
			get html() {
				return compressed(html);
			},
			get style() {
				return sizeOf(style);
			},
			scripts,
			scriptsOnUse,
			scriptFiles: files.length,
			islands,
		};
	};
	return new Map(pages.map((file) => [file, weigh(file)]));
}
