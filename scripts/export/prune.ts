import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** Every file below `folder`, as a path from it with forward slashes. */
export function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(folder.length + 1)
				.replaceAll("\\", "/"),
		);
}

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
	const pages = files.filter((file) => file.endsWith(".html")).map((file) => readFileSync(join(out, file), "utf8"));
	for (const file of files) {
		const unused = file.startsWith("_next/") && !pages.some((page) => page.includes(`/${file}`));
		if (unused || isRouterData(file)) rmSync(join(out, file));
	}
	removeEmptyFolders(out, files);
}

/** Removes the folders of `files` that hold nothing any more, the deepest first. */
function removeEmptyFolders(out: string, files: string[]): void {
	const folders = new Set<string>();
	for (const file of files) {
		for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);
	}
	for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
		const path = join(out, folder);
		if (existsSync(path) && readdirSync(path).length === 0) rmSync(path, { recursive: true });
	}
}
