import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import type { Sources } from "@/lib/content/sources";
import { LICENCES } from "@/lib/site/licences";
import { pagesWithout, routeTable } from "@/lib/site/routes";
import { bundleIslands, type ClientEntry } from "./bundle-islands";
import { ExportError, exportErrorOf } from "./export-error";
import { writeHostingRules } from "./hosting/write-hosting-rules";
import { licences } from "./licences";
import { brokenReliances, fileReliances, isRouterCopy } from "./next-reliances";
import { PageError } from "./page-error";
import { prune } from "./prune";
import { removeUnnamedFilms } from "./remove-unnamed-films";
import { rewritePage } from "./rewrite-page";

/** Every path of the site must have its page: what Next leaves out would be missed only by visitors. */
function refuseMissingPages(root: string, out: string): void {
	const missing = routeTable(loadContent(root)).filter(({ path }) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new ExportError(`No page was made for ${missing.map(({ path }) => path).join(", ")}`);
}

function refuseUnexpectedFiles(files: string[]): void {
	const broken = brokenReliances(fileReliances, files);
	if (broken.length > 0) throw new ExportError(broken.join("\n"));
}

/** Rewrites every page, and names the problems of all of them at once. */
function rewritePages(root: string, out: string, files: string[], entry: ClientEntry): void {
	const picture = (src: string) => readFileSync(join(out, src), "utf8");
	const failed: PageError[] = [];
	for (const file of files.filter((name) => name.endsWith(".html") && !isRouterCopy(name))) {
		const path = join(out, file);
		try {
			writeFileSync(path, rewritePage(readFileSync(path, "utf8"), entry, file, picture));
		} catch (error) {
			if (!(error instanceof PageError)) throw error;
			failed.push(error);
		}
	}
	if (failed.length > 0) throw exportErrorOf(root, failed);
}

/** Next makes a page of every folder under `app/`; those that the content does not have go. */
function removePagesWithoutContent(root: string, out: string): void {
	for (const path of pagesWithout(loadContent(root))) rmSync(join(out, path), { recursive: true, force: true });
}

/**
 * Turns Next's export into the finished site: islands bundled, every page rewritten, licences passed on, unused files
 * gone, rules for hosts written.
 * @param out the folder of the export
 * @param sources the content that the pages were made from
 * @param runtime the renderer of the islands in the browser
 * @throws {ExportError} with every page that cannot be finished, or the pages that were not made
 */
export async function finishExport(
	root: string,
	out: string,
	sources: Sources,
	runtime: "preact" | "react",
): Promise<void> {
	refuseMissingPages(root, out);
	removePagesWithoutContent(root, out);
	removeUnnamedFilms(out, sources);
	const files = filesBelow(out);
	refuseUnexpectedFiles(files);
	const { entry, packages } = await bundleIslands(root, out, runtime);
	rewritePages(root, out, files, entry);
	writeFileSync(join(out, LICENCES), licences(root, packages));
	prune(out);
	writeHostingRules(root, out);
}
