import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { notFoundPage } from "@/lib/model/routes";

/** Why an export cannot be finished. */
export class ExportError extends Error {}

/** A page that cannot be finished. */
export class PageError extends Error {
	/** `page` is its file, such as `hand-surgery/index.html`; each problem includes its remedy. */
	constructor(
		readonly page: string,
		readonly problems: string[],
	) {
		super(`${page}: ${problems.join("; ")}`);
	}
}

/** Folders of Next's router that can match a path segment: its own name, then groups (which match none), then parameters. */
function foldersFor(folder: string, segment: string | undefined): { name: string; matches: boolean }[] {
	const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const named = (matches: boolean, isMatch: (name: string) => boolean) =>
		entries.flatMap(({ name }) => (isMatch(name) ? { name, matches } : []));
	const groups = named(false, (name) => /^\(.*\)$/.test(name));
	if (segment === undefined) return groups;
	return [...named(true, (name) => name === segment), ...groups, ...named(true, (name) => /^\[.*\]$/.test(name))];
}

function findSource(root: string, folder: string, segments: string[]): string | undefined {
	const page = `${folder}/page.tsx`;
	if (segments.length === 0 && existsSync(join(root, page))) return page;
	for (const { name, matches } of foldersFor(join(root, folder), segments[0])) {
		const found = findSource(root, `${folder}/${name}`, matches ? segments.slice(1) : segments);
		if (found) return found;
	}
	return undefined;
}

/** Finds the source of a page, such as `app/[menu]/page.tsx` for `hand-surgery/index.html`; `app/` if there is none. */
export function pageSource(root: string, file: string): string {
	const path = file === notFoundPage.file ? notFoundPage.path : `/${file}`;
	return findSource(root, "app", path.split("/").slice(1, -1)) ?? "app/";
}

/** Pages that a message names; the rest are counted. */
const MAX_NAMED = 5;

/** Lists every problem once for the source that it comes from, with the pages that have it. */
export function exportErrorOf(root: string, failed: PageError[]): ExportError {
	const pagesByMessage = new Map<string, string[]>();
	for (const { page, problems } of failed) {
		for (const problem of problems) {
			const message = `${pageSource(root, page)}: ${problem}`;
			pagesByMessage.set(message, [...(pagesByMessage.get(message) ?? []), page]);
		}
	}
	const lines = [...pagesByMessage].map(([message, pages]) => {
		const more = pages.length - MAX_NAMED;
		return `${message}\n\ton ${pages.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	});
	return new ExportError(lines.join("\n"));
}
