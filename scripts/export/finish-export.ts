import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleIslands } from "./bundle-islands";
import { writeHostingRules } from "./hosting-rules";
import { filesBelow, prune } from "./prune";
import { rewritePage } from "./rewrite-page";

/**
 * Turns Next's export into the finished site: islands bundled, every page rewritten, unused files gone, rules for hosts written.
 * @param runtime the renderer of the islands in the browser
 * @throws with the page's name, if a page cannot be finished
 */
export async function finishExport(root: string, out: string, runtime: "preact" | "react"): Promise<void> {
	const picture = (src: string) => readFileSync(join(out, src), "utf8");
	const entry = await bundleIslands(root, out, runtime);
	for (const file of filesBelow(out)) {
		if (!file.endsWith(".html")) continue;
		const path = join(out, file);
		writeFileSync(path, rewritePage(readFileSync(path, "utf8"), entry, file, picture));
	}
	prune(out);
	writeHostingRules(root, out);
}
