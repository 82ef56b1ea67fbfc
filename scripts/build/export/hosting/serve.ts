import { posix } from "node:path";
import type { HostingTable } from "./table";

/**
 * Writes `serve.json`, which the program `serve` (`npx serve out`) reads from the folder that it serves. It takes the dots
 * of a folder's name for those of a file's, and would list the folder in place of its page: such addresses lead to the
 * page's file, of which it then must not cut the name. Folders without a page are not listed either.
 */
export function serveRules({ pages }: HostingTable): string {
	const dotted = pages.filter((page) => posix.extname(page) !== "").map((page) => page.slice(1, -1));
	const files = dotted.length > 1 ? `{${dotted.join(",")}}` : dotted.join();
	const rules = {
		trailingSlash: true,
		directoryListing: false,
		// A pattern that takes everything but these files.
		cleanUrls: dotted.length > 0 ? [`!/${files}/index.html`] : true,
		redirects: dotted.map((page) => ({ source: `/${page}`, destination: `/${page}/index.html`, type: 302 })),
	};
	return `${JSON.stringify(rules, null, "\t")}\n`;
}
