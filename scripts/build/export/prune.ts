import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { isRouterData, routerFolders } from "./next-reliances";

/** The files that a style sheet names, as paths from the export's root; its addresses are relative to itself. */
function namedInStyle(css: string, sheet: string): string[] {
	const base = new URL(sheet, "http://site/");
	const addresses = [...css.matchAll(/(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g)].map(([, address = ""]) => address);
	return addresses.flatMap((address) => {
		if (!URL.canParse(address, base)) return [];
		const { origin, pathname } = new URL(address, base);
		return origin === base.origin ? [decodeURI(pathname).slice(1)] : [];
	});
}

/** The files below `_next/` that pages name, and those that style sheets among these name. */
function namedFiles(out: string, files: string[]): Set<string> {
	const read = (file: string) => readFileSync(join(out, file), "utf8");
	const there = new Set(files);
	const named = new Set<string>();
	for (const page of files.filter((file) => file.endsWith(".html"))) {
		for (const [, file = ""] of read(page).matchAll(/\/(_next\/[^"'()\s<>&?#\\]+)/g))
			if (there.has(file)) named.add(file);
	}
	for (const file of named) {
		if (file.endsWith(".css")) for (const other of namedInStyle(read(file), file)) named.add(other);
	}
	return named;
}

/**
 * Removes from the export what no page needs any more: Next's router data, its chunks and manifests.
 * What a page names under `_next/` stays, and what a style sheet among that names; so does everything outside it.
 */
export function prune(out: string): void {
	for (const folder of routerFolders) rmSync(join(out, folder), { recursive: true, force: true });
	const files = filesBelow(out);
	const named = namedFiles(out, files);
	for (const file of files) {
		if (isRouterData(file) || (file.startsWith("_next/") && !named.has(file))) rmSync(join(out, file));
	}
	removeEmptyFolders(out);
}

/** Removes the folders that hold no file, at any depth. */
function removeEmptyFolders(folder: string): void {
	for (const entry of readdirSync(folder, { withFileTypes: true })) {
		if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
	}
	if (readdirSync(folder).length === 0) rmdirSync(folder);
}
