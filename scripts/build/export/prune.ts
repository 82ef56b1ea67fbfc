import { readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";

/** Folders that Next makes for its own router; `404.html` is the not-found page that hosts know. */
const ROUTER_FOLDERS = ["404", "_not-found"];

/** The data that Next's router would fetch: `index.txt` beside each page and `__next.*.txt`. */
const isRouterData = (file: string) => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file);

/**
 * Removes from the export what no page needs any more: Next's router data, its chunks and manifests.
 * What a page or a style sheet names under `_next/` stays, as does everything outside it.
 */
export function prune(out: string): void {
	for (const folder of ROUTER_FOLDERS) rmSync(join(out, folder), { recursive: true, force: true });
	const files = filesBelow(out);
	const pages = files.filter((file) => /\.(html|css)$/.test(file)).map((file) => readFileSync(join(out, file), "utf8"));
	for (const file of files) {
		const unused = file.startsWith("_next/") && !pages.some((page) => page.includes(`/${file}`));
		if (unused || isRouterData(file)) rmSync(join(out, file));
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
