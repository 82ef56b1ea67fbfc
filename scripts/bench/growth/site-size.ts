import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { median } from "../median";
import { compressed, type PageWeight, pageWeights } from "../page-weights";

/** Treatment pages that are weighed, spread over all of them: each takes a tenth of a second. */
const WEIGHED = 48;

/** Pages that list others, by what they are called in the table. */
const LISTS = { home: "index.html", search: "search/index.html" };

/** Bytes compressed with Brotli, of the page in the middle and of the heaviest. */
export type Spread = { median: number; most: number };

/** How large a built site is. */
export type SiteSize = {
	pages: number;
	megabytes: number;
	/** Of the pages of treatments. */
	treatment: Record<"html" | "style" | "scripts", Spread>;
	/** The HTML of pages that list others. */
	lists: Record<keyof typeof LISTS, number>;
	/** What the search loads. */
	search: number;
};

function spread(weights: PageWeight[], part: "html" | "style" | "scripts"): Spread {
	const bytes = weights.map((weight) => weight[part]);
	return { median: median(bytes), most: Math.max(...bytes) };
}

/** Every so many of a list, evenly, its first and its last among them. */
function spreadOver<T>(all: T[], count: number): T[] {
	if (all.length <= count) return all;
	return Array.from({ length: count }, (_, index) => all[Math.round((index * (all.length - 1)) / (count - 1))] as T);
}

/** The size of the site that a project has built. */
export function siteSize(root: string): SiteSize {
	const out = join(root, "out");
	const files = filesBelow(out);
	// A treatment's page has the same as plain text beside it.
	const treatments = files
		.filter((file) => file.endsWith("/page.txt"))
		.map((file) => file.replace(/page\.txt$/, "index.html"));
	const weighed = [...pageWeights(out, spreadOver(treatments, WEIGHED)).values()];
	const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
	const of = (file: string) => compressed(readFileSync(join(out, file), "utf8"));
	return {
		pages: files.filter((file) => file.endsWith(".html")).length,
		megabytes: bytes / 1e6,
		treatment: {
			html: spread(weighed, "html"),
			style: spread(weighed, "style"),
			scripts: spread(weighed, "scripts"),
		},
		lists: { home: of(LISTS.home), search: of(LISTS.search) },
		search: of("search.json"),
	};
}
