import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { FIRST_PAINT_FILE, filesBelow } from "@/lib/content/files";
import type { SiteLocales } from "@/lib/content/translation/load-locales";
import { hasPage, type Locale } from "@/lib/model/locales";
import { LICENCES, notFoundPage, paths, routeTable } from "@/lib/model/routes";
import { codeHash, diskCache } from "../disk-cache";
import { step } from "../steps";
import { addBasePathToData, basePathAdder } from "./base-path";
import { bundleFirstAidWorker, bundleIslands } from "./bundle-islands";
import { contentSecurityPolicy, mapOriginsOf } from "./content-security-policy";
import { ExportError, exportErrorOf, PageError } from "./export-error";
import { finishPage, type SiteParts } from "./finish-page";
import { licences } from "./licences";
import { brokenAssumptions, fileAssumptions, isRouterCopy } from "./next-contract";
import { precompressFile } from "./precompress";
import { removeUnusedFilms, removeUnusedNextFiles } from "./remove-unused";

const pathsOf = (content: Content): string[] =>
	routeTable(content).flatMap(({ path }) => (hasPage(content.locale, path) ? path : []));

/** @throws {ExportError} if a path of the site has no page */
function refuseMissingPages(out: string, content: Content): void {
	const all = [...pathsOf(content), notFoundPage.path].map((path) => content.locale.root + path);
	const missing = all.filter((path) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new ExportError(`No page was made for ${missing.join(", ")}`);
}

/** Moves a language's not-found page to where hosts look for it. */
function placeNotFoundPage(out: string, { root }: Locale): void {
	const folder = join(out, root, notFoundPage.path);
	renameSync(join(folder, "index.html"), join(out, root, notFoundPage.file));
	rmSync(folder, { recursive: true });
}

/** Next exports each language into a folder; the original's pages belong at the top. */
function placeOriginal(out: string, { code }: Locale): void {
	const folder = join(out, code);
	for (const name of readdirSync(folder)) {
		rmSync(join(out, name), { recursive: true, force: true });
		renameSync(join(folder, name), join(out, name));
	}
	rmSync(folder, { recursive: true });
}

/** Next makes a page of every folder below `app/`, for which a language may have no content. */
function removePagesWithoutContent(out: string, content: Content): void {
	const existing = new Set(pathsOf(content));
	const all = new Set([...Object.values(paths), ...routeTable(content).map(({ path }) => path)]);
	for (const path of [...all].filter((one) => !existing.has(one))) {
		// The home page's folder contains all others.
		const page = path === paths.home ? "index.html" : "";
		rmSync(join(out, content.locale.root, path, page), { recursive: true, force: true });
	}
}

/**
 * Finishes pages, or takes them from the cache: 9 s of a build, if nothing in them has changed. Compression runs in other
 * threads meanwhile.
 * @throws {ExportError} with the problems of all pages
 */
async function finishPages(
	root: string,
	out: string,
	files: string[],
	site: SiteParts,
	{ folder, compress }: { folder: string; compress: boolean },
): Promise<void> {
	const policy = contentSecurityPolicy(site.mapOrigins, { scripts: [], styles: [] });
	// The base path is added to addresses of files, and the addresses of pictures contain a hash of their content.
	const common = [
		codeHash("scripts/build/export"),
		site.entry.src,
		site.firstPaint,
		policy,
		folder,
		...(folder ? filesBelow(out) : []),
	];
	const failed: PageError[] = [];
	const compressing: Promise<void>[] = [];
	for (const file of files) {
		const path = join(out, file);
		const exported = readFileSync(path, "utf8");
		try {
			const html = await diskCache("pages", [...common, exported], () => finishPage(exported, file, site));
			writeFileSync(path, html);
			if (compress) compressing.push(precompressFile(path));
		} catch (error) {
			if (!(error instanceof PageError)) throw error;
			failed.push(error);
		}
	}
	await Promise.all(compressing);
	if (failed.length > 0) throw exportErrorOf(root, failed);
}

/**
 * Turns Next's export into the finished site.
 * @param out the folder of the export
 * @param sources the files of the original language
 * @param contents the content in each language, the original first
 * @param options.runtime the renderer of islands in the browser
 * @param options.folder the folder of the host in which the site lies; "" at the top
 * @param options.compress whether compressed files are written beside the pages
 * @throws {ExportError} with the problems of all pages
 */
export async function finishExport(
	root: string,
	out: string,
	sources: ContentFiles,
	contents: SiteLocales["contents"],
	{ runtime, folder, compress }: { runtime: "preact" | "react"; folder: string; compress: boolean },
): Promise<void> {
	const [original] = contents;
	placeOriginal(out, original.locale);
	for (const content of contents) {
		refuseMissingPages(out, content);
		placeNotFoundPage(out, content.locale);
		removePagesWithoutContent(out, content);
	}
	removeUnusedFilms(out, sources);
	const exported = filesBelow(out);
	const broken = brokenAssumptions(fileAssumptions, exported);
	if (broken.length > 0) throw new ExportError(broken.join("\n"));
	const { entry, packages } = await step("islands", () => bundleIslands(root, out, runtime));
	// Before the pages, whose addresses get the folder only if they are those of files.
	const inWorker = await bundleFirstAidWorker(root, out, original.clinic.firstAidOffline);
	const site = {
		entry,
		firstPaint: readFileSync(join(root, FIRST_PAINT_FILE), "utf8"),
		mapOrigins: mapOriginsOf(original.clinic),
		readPicture: (src: string) => readFileSync(join(out, src), "utf8"),
		addBasePath: folder ? basePathAdder(folder, out) : undefined,
	};
	const pages = exported.filter((name) => name.endsWith(".html") && !isRouterCopy(name));
	await step("pages", () => finishPages(root, out, pages, site, { folder, compress }));
	addBasePathToData(folder, out);
	writeFileSync(join(out, LICENCES), licences(root, [...packages, ...inWorker]));
	await step("unused files", () => removeUnusedNextFiles(out));
}
