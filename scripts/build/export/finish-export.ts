import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { contentOf } from "@/lib/content/load";
import type { Content, Sources } from "@/lib/content/sources";
import { LICENCES } from "@/lib/site/licences";
import { notFoundPage, pagesWithout, routeTable } from "@/lib/site/routes";
import { step } from "../steps";
import { bundleIslands } from "./bundle-islands";
import { ExportError, exportErrorOf } from "./export-error";
import { finishPages } from "./finish-pages";
import { writeFirstAidWorker } from "./first-aid-worker";
import { moveFiles } from "./in-folder";
import { licences } from "./licences";
import { brokenReliances, fileReliances, isRouterCopy } from "./next-reliances";
import { prune } from "./prune";
import { removeUnnamedFilms } from "./remove-unnamed-films";

/** Every path of the site must have its page: what Next leaves out would be missed only by visitors. */
function refuseMissingPages(out: string, content: Content): void {
	const paths = [...routeTable(content).map(({ path }) => path), notFoundPage.path];
	const missing = paths.filter((path) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new ExportError(`No page was made for ${missing.join(", ")}`);
}

/** Puts the not-found page where hosts look for it, in place of Next's own. */
function placeNotFoundPage(out: string): void {
	const folder = join(out, notFoundPage.path);
	renameSync(join(folder, "index.html"), join(out, notFoundPage.file));
	rmSync(folder, { recursive: true });
}

function refuseUnexpectedFiles(files: string[]): void {
	const broken = brokenReliances(fileReliances, files);
	if (broken.length > 0) throw new ExportError(broken.join("\n"));
}

/** Next makes a page of every folder under `app/`; those that the content does not have go. */
function removePagesWithoutContent(out: string, content: Content): void {
	for (const path of pagesWithout(content)) rmSync(join(out, path), { recursive: true, force: true });
}

/**
 * Turns Next's export into the finished site: islands and the worker for first aid bundled, every page rewritten, licences
 * passed on, unused files gone.
 * @param out the folder of the export
 * @param sources the content that the pages were made from
 * @param options.runtime the renderer of the islands in the browser
 * @param options.folder the folder of its host in which the site stands; "" at the top
 * @throws {ExportError} with every page that cannot be finished, or the pages that were not made
 */
export async function finishExport(
	root: string,
	out: string,
	sources: Sources,
	{ runtime, folder }: { runtime: "preact" | "react"; folder: string },
): Promise<void> {
	const content = contentOf(sources);
	refuseMissingPages(out, content);
	placeNotFoundPage(out);
	removePagesWithoutContent(out, content);
	removeUnnamedFilms(out, sources);
	const exported = filesBelow(out);
	refuseUnexpectedFiles(exported);
	const { files, packages } = await step("islands", () => bundleIslands(root, out, runtime));
	// Before the pages, whose addresses are moved into a folder only if they are those of a file.
	const inWorker = await writeFirstAidWorker(root, out, content.clinic.firstAidOffline);
	const pages = exported.filter((name) => name.endsWith(".html") && !isRouterCopy(name));
	const failed = await step("pages", () => finishPages(root, out, folder, pages, files));
	if (failed.length > 0) throw exportErrorOf(root, failed);
	moveFiles(folder, out);
	writeFileSync(join(out, LICENCES), licences(root, [...packages, ...inWorker]));
	await step("unused files", () => prune(out));
}
