import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type ContentFiles, referencedFiles } from "@/lib/content/content";
import { FIRST_PAINT_FILE, filesBelow, isDrawing, outputFile } from "@/lib/content/files";
import { fileIn, webmOf } from "@/lib/content/resolve-media";
import type { SiteLocales } from "@/lib/languages/locales";
import { hasPage, type Locale } from "@/lib/model/locales";
import { LICENCES, notFoundPage, routeTable } from "@/lib/model/routes";
import { codeHash, diskCache } from "../disk-cache";
import { shortHash } from "../files";
import { mapParallel, step } from "../steps";
import { bundleFirstAidWorker, bundleIslands } from "./bundle-islands";
import { contentSecurityPolicy, foreignOrigins } from "./content-security-policy";
import { ExportError, refuseProblems } from "./export-error";
import { finishPage, jsonBelow, type SiteParts } from "./finish-page";
import { licences } from "./licences";
import { brokenAssumptions, fileAssumptions, isRouterCopy, isRouterData, routerFolders } from "./next-contract";
import { precompressFile } from "./precompress";
import { printStyle } from "./print-style";

/** The folder of films, their posters and captions, which Next copies from `public/` as a whole. */
const FILMS = "films";

/**
 * Removes films, posters and captions that the content does not name, and drawn posters, of which pages show a copy. A
 * WebM stays with its MP4, captions in other languages with those of the original.
 */
export function removeUnusedFilms(out: string, files: ContentFiles): void {
	const named = referencedFiles(files, "film", "poster", "captions").map(({ name }) => name);
	const languages = files.clinic.data?.translations ?? [];
	const used = new Set(
		named.flatMap((name) => [name, webmOf(name), ...languages.map((language) => fileIn(name, language))]),
	);
	for (const file of filesBelow(join(out, FILMS))) {
		const name = `/${FILMS}/${file}`;
		if (!used.has(name) || isDrawing(name)) rmSync(join(out, name));
	}
}

/** Pages, and the files below `_next/` that they name, or the style for print that they share. */
function usedFiles(out: string, files: string[]): Set<string> {
	const existing = new Set(files);
	const used = new Set(files.filter((file) => file.endsWith(".html")));
	// The loop also visits what it adds.
	for (const file of used) {
		if (!/\.(html|css)$/.test(file)) continue;
		for (const [, other = ""] of readFileSync(join(out, file), "utf8").matchAll(/\/(_next\/[^"'()\s<>&?#\\]+)/g)) {
			if (existing.has(other)) used.add(other);
		}
	}
	return used;
}

function removeEmptyFolders(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
	}
	if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Removes Next's router data, and the files below `_next/` that no page needs. */
export function removeUnusedNextFiles(out: string): void {
	for (const folder of routerFolders) rmSync(join(out, folder), { recursive: true, force: true });
	const files = filesBelow(out);
	const used = usedFiles(out, files);
	for (const file of files) {
		if (isRouterData(file) || (file.startsWith("_next/") && !used.has(file))) rmSync(join(out, file));
	}
	removeEmptyFolders(out);
}

/**
 * Removes pages without content: Next makes a page of every folder below `app/`, for which a language may have none.
 * @throws {ExportError} if a page with content was not made
 */
function selectPages(out: string, contents: SiteLocales["contents"]): void {
	const paths = contents.flatMap((content) => {
		const { locale } = content;
		const known = routeTable(content).filter(({ path }) => hasPage(locale, path));
		return [...known, notFoundPage].map(({ path }) => locale.root + path);
	});
	const missing = paths.filter((path) => !existsSync(join(out, path, "index.html")));
	if (missing.length > 0) throw new ExportError(`No page was made for ${missing.join(", ")}`);
	const pages = new Set(paths.map((path) => `${path}index.html`.slice(1)));
	for (const file of filesBelow(out).filter((name) => basename(name) === "index.html")) {
		// Next writes data for its router beside each of its pages.
		const isPage = !isRouterCopy(file) && existsSync(join(out, dirname(file), "index.txt"));
		if (isPage && !pages.has(file)) rmSync(join(out, file));
	}
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

/** Writes the style for print, whose name carries a hash, and returns its address. */
function writePrintStyle(out: string, pages: string[]): string {
	// One by one: a match keeps the whole page in memory, which 5,000 pages do not have room for.
	const styles = new Set<string>();
	for (const page of pages) {
		for (const [, style = ""] of readFileSync(join(out, page), "utf8").matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
			styles.add(style);
		}
	}
	const css = printStyle([...styles]);
	const name = `_next/static/css/print-${shortHash(css)}.css`;
	outputFile(join(out, name), css);
	return `/${name}`;
}

/** Adds the base path to the addresses in all search data and in the web app manifest, which also sets its scope. */
export function addBasePathToData(out: string, site: Pick<SiteParts, "folder" | "hasFile">): void {
	if (!site.folder) return;
	for (const file of filesBelow(out)) {
		if (!["search.json", "manifest.webmanifest"].includes(basename(file))) continue;
		writeFileSync(join(out, file), jsonBelow(site, readFileSync(join(out, file), "utf8")));
	}
}

/** Finishes pages, or takes them from the cache. Another thread compresses a page while this one finishes the next. */
async function finishPages(
	root: string,
	out: string,
	files: string[],
	site: SiteParts,
	compress: boolean,
): Promise<void> {
	// Functions are left out: what they read depends on the files, and the names of pictures contain a hash of their content.
	const common = [
		codeHash("scripts/pipeline/export"),
		JSON.stringify(site),
		contentSecurityPolicy(site.origins, { scripts: [], styles: [] }),
		...(site.folder ? filesBelow(out) : []),
	];
	const pages = await mapParallel(files, async (file) => {
		const path = join(out, file);
		const exported = readFileSync(path, "utf8");
		const { html, problems } = await diskCache("pages", [...common, exported], () => finishPage(exported, site));
		writeFileSync(path, html);
		if (compress) await precompressFile(path);
		return { file, problems };
	});
	refuseProblems(root, pages);
}

/**
 * Turns Next's export in `out` into the finished site. `contents` begins with the original language; `runtime` renders
 * islands in the browser; `folder` is that of the host, "" at the top. Throws an ExportError with the problems of all
 * pages.
 */
export async function finishExport(
	root: string,
	out: string,
	files: ContentFiles,
	contents: SiteLocales["contents"],
	{ runtime, folder, compress }: { runtime: "preact" | "react"; folder: string; compress: boolean },
): Promise<void> {
	const [original] = contents;
	placeOriginal(out, original.locale);
	selectPages(out, contents);
	for (const { locale } of contents) placeNotFoundPage(out, locale);
	removeUnusedFilms(out, files);
	const exported = filesBelow(out);
	const broken = brokenAssumptions(fileAssumptions, exported);
	if (broken.length > 0) throw new ExportError(broken.join("\n"));
	const { entry, packages } = await step("islands", () => bundleIslands(root, out, runtime));
	const pages = exported.filter((name) => name.endsWith(".html") && !isRouterCopy(name));
	// Before the pages, whose addresses get the folder only if they are those of files.
	const inWorker = await bundleFirstAidWorker(root, out, original.clinic.firstAidOffline);
	const site = {
		entry,
		firstPaint: readFileSync(join(root, FIRST_PAINT_FILE), "utf8"),
		printStyle: writePrintStyle(out, pages),
		origins: foreignOrigins(original.clinic),
		readPicture: (src: string) => readFileSync(join(out, src), "utf8"),
		folder,
		hasFile: (path: string) => existsSync(join(out, path)),
	};
	await step("pages", () => finishPages(root, out, pages, site, compress));
	addBasePathToData(out, site);
	writeFileSync(join(out, LICENCES), licences(root, [...packages, ...inWorker]));
	await step("unused files", () => removeUnusedNextFiles(out));
}
