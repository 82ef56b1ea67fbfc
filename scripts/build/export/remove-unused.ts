import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@/lib/content/content-files";
import { filesBelow, isDrawing } from "@/lib/content/files";
import { captionsIn, webmOf } from "@/lib/content/film-files";
import { referencedFiles } from "@/lib/content/referenced-files";
import { isRouterData, routerFolders } from "./next-contract";

/** The folder of films, their posters and captions, which Next copies from `public/` as a whole. */
const FILMS = "films";

/**
 * Removes films, posters and captions that the content does not name. A WebM stays with its MP4, captions in other
 * languages with those of the original. Pages show what was made of drawn posters, so these are removed too.
 */
export function removeUnusedFilms(out: string, sources: ContentFiles): void {
	const named = referencedFiles(sources, "film", "poster", "captions").map(({ name }) => name);
	const languages = sources.clinic.data?.translations ?? [];
	const used = new Set(
		named.flatMap((name) => [name, webmOf(name), ...languages.map((language) => captionsIn(name, language))]),
	);
	for (const file of filesBelow(join(out, FILMS))) {
		const name = `/${FILMS}/${file}`;
		if (!used.has(name) || isDrawing(name)) rmSync(join(out, name));
	}
}

/** The files that a style sheet names, as paths from the export's root. */
function filesInStyle(css: string, sheet: string): string[] {
	const base = new URL(sheet, "http://site/");
	return [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].flatMap(([, address = ""]) => {
		if (!URL.canParse(address, base)) return [];
		const { origin, pathname } = new URL(address, base);
		return origin === base.origin ? decodeURI(pathname).slice(1) : [];
	});
}

/** The files below `_next/` that pages name, or style sheets among these. */
function usedNextFiles(out: string, files: string[]): Set<string> {
	const read = (file: string) => readFileSync(join(out, file), "utf8");
	const existing = new Set(files);
	const used = new Set<string>();
	for (const page of files.filter((file) => file.endsWith(".html"))) {
		for (const [, file = ""] of read(page).matchAll(/\/(_next\/[^"'()\s<>&?#\\]+)/g)) {
			if (existing.has(file)) used.add(file);
		}
	}
	for (const file of used) {
		if (file.endsWith(".css")) for (const other of filesInStyle(read(file), file)) used.add(other);
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
	const used = usedNextFiles(out, files);
	for (const file of files) {
		if (isRouterData(file) || (file.startsWith("_next/") && !used.has(file))) rmSync(join(out, file));
	}
	removeEmptyFolders(out);
}
