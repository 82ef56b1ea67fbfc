import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "@/lib/content/content-of";
import { filesBelow } from "@/lib/content/files";
import type { Sources } from "@/lib/content/sources";
import type { Editions } from "@/lib/content/translation/editions";
import { type Edition, hasPage } from "@/lib/site/editions";
import { LICENCES } from "@/lib/site/licences";
import { notFoundPage, paths, routeTable } from "@/lib/site/routes";
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

/** The paths of the pages that an edition has. */
const pagesOf = (content: Content): string[] =>
	routeTable(content).flatMap(({ path }) => (hasPage(content.edition, path) ? path : []));

/** Every path of the site must have its page: what Next leaves out would be missed only by visitors. */
function refuseMissingPages(out: string, content: Content): void {
	const { edition } = content;
	const all = [...pagesOf(content), notFoundPage.path].map((path) => edition.root + path);
	const missing = all.filter((path) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new ExportError(`No page was made for ${missing.join(", ")}`);
}

/** Puts the not-found page of an edition where hosts look for it; that of the original in place of Next's own. */
function placeNotFoundPage(out: string, { root }: Edition): void {
	const folder = join(out, root, notFoundPage.path);
	renameSync(join(folder, "index.html"), join(out, root, notFoundPage.file));
	rmSync(folder, { recursive: true });
}

/** Next makes every language's pages in a folder of its own; those of the original stand at the top. */
function placeOriginal(out: string, { code }: Edition): void {
	const folder = join(out, code);
	for (const name of readdirSync(folder)) {
		rmSync(join(out, name), { recursive: true, force: true });
		renameSync(join(folder, name), join(out, name));
	}
	rmSync(folder, { recursive: true });
}

function refuseUnexpectedFiles(files: string[]): void {
	const broken = brokenReliances(fileReliances, files);
	if (broken.length > 0) throw new ExportError(broken.join("\n"));
}

/** Next makes a page of every folder under `app/`; those that the content does not have in a language go. */
function removePagesWithoutContent(out: string, content: Content): void {
	const there = new Set(pagesOf(content));
	const { root } = content.edition;
	const all = new Set([...Object.values(paths), ...routeTable(content).map(({ path }) => path)]);
	for (const path of [...all].filter((one) => !there.has(one))) {
		// Home's folder holds all others.
		rmSync(join(out, root, path, path === paths.home ? "index.html" : ""), { recursive: true, force: true });
	}
}

/**
 * Turns Next's export into the finished site: islands and the worker for first aid bundled, every page rewritten, licences
 * passed on, unused files gone.
 * @param out the folder of the export
 * @param sources the files that the pages were made from
 * @param contents what they say in each language, the original first
 * @param options.runtime the renderer of the islands in the browser
 * @param options.folder the folder of its host in which the site stands; "" at the top
 * @throws {ExportError} with every page that cannot be finished, or the pages that were not made
 */
export async function finishExport(
	root: string,
	out: string,
	sources: Sources,
	contents: Editions["contents"],
	{ runtime, folder }: { runtime: "preact" | "react"; folder: string },
): Promise<void> {
	const [original] = contents;
	placeOriginal(out, original.edition);
	for (const content of contents) {
		refuseMissingPages(out, content);
		placeNotFoundPage(out, content.edition);
		removePagesWithoutContent(out, content);
	}
	removeUnnamedFilms(out, sources);
	const exported = filesBelow(out);
	refuseUnexpectedFiles(exported);
	const { files, packages } = await step("islands", () => bundleIslands(root, out, runtime));
	// Before the pages, whose addresses are moved into a folder only if they are those of a file.
	const inWorker = await writeFirstAidWorker(root, out, original.clinic.firstAidOffline);
	const pages = exported.filter((name) => name.endsWith(".html") && !isRouterCopy(name));
	const failed = await step("pages", () => finishPages(root, out, folder, pages, files));
	if (failed.length > 0) throw exportErrorOf(root, failed);
	moveFiles(folder, out);
	writeFileSync(join(out, LICENCES), licences(root, [...packages, ...inWorker]));
	await step("unused files", () => prune(out));
}
