import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { notFoundPage } from "@/lib/site/routes";

/**
 * The folders of the router below `folder` that answer for a segment: its own name first, then groups, which take none,
 * then parameters.
 */
function foldersFor(folder: string, segment: string | undefined): { name: string; taken: boolean }[] {
	const entries = readdirSync(folder, { withFileTypes: true });
	const names = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []));
	const groups = names.filter((name) => /^\(.*\)$/.test(name)).map((name) => ({ name, taken: false }));
	if (segment === undefined) return groups;
	const own = names.filter((name) => name === segment).map((name) => ({ name, taken: true }));
	const parameters = names.filter((name) => /^\[.*\]$/.test(name)).map((name) => ({ name, taken: true }));
	return [...own, ...groups, ...parameters];
}

function find(root: string, folder: string, segments: string[]): string | undefined {
	const page = `${folder}/page.tsx`;
	if (segments.length === 0 && existsSync(join(root, page))) return page;
	for (const { name, taken } of foldersFor(join(root, folder), segments[0])) {
		const found = find(root, `${folder}/${name}`, taken ? segments.slice(1) : segments);
		if (found) return found;
	}
	return undefined;
}

/**
 * The source of a page, as Next's router finds it: `app/[menu]/page.tsx` for `hand-surgery/index.html`.
 * @param root the repository's root
 * @param file the page's file in the export
 * @returns the source's path from the root, or the folder of all pages where none is found
 */
export function pageSource(root: string, file: string): string {
	const path = file === notFoundPage.file ? notFoundPage.path : `/${file}`;
	return find(root, "app", path.split("/").slice(1, -1)) ?? "app/";
}
