import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { LICENCES } from "@/lib/site/licences";
import { routeTable } from "@/lib/site/routes";
import { bundleIslands } from "./bundle-islands";
import { writeHostingRules } from "./hosting/write-hosting-rules";
import { licences } from "./licences";
import { prune } from "./prune";
import { rewritePage } from "./rewrite-page";

/** Every path of the site must have its page: what Next leaves out would be missed only by visitors. */
function refuseMissingPages(root: string, out: string): void {
	const missing = routeTable(loadContent(root)).filter(({ path }) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new Error(`No page was made for ${missing.map(({ path }) => path).join(", ")}`);
}

/**
 * Turns Next's export into the finished site: islands bundled, every page rewritten, licences passed on, unused files
 * gone, rules for hosts written.
 * @param runtime the renderer of the islands in the browser
 * @throws with the page's name, if a page cannot be finished or was not made
 */
export async function finishExport(root: string, out: string, runtime: "preact" | "react"): Promise<void> {
	const picture = (src: string) => readFileSync(join(out, src), "utf8");
	refuseMissingPages(root, out);
	const { entry, packages } = await bundleIslands(root, out, runtime);
	for (const file of filesBelow(out)) {
		if (!file.endsWith(".html")) continue;
		const path = join(out, file);
		writeFileSync(path, rewritePage(readFileSync(path, "utf8"), entry, file, picture));
	}
	writeFileSync(join(out, LICENCES), licences(root, packages));
	prune(out);
	writeHostingRules(root, out);
}
