import type { PageError } from "./page-error";
import { pageSource } from "./page-source";

/** Why an export cannot be finished, in words for whoever builds the site. */
export class ExportError extends Error {}

/** Pages that are named with a problem before the rest is counted. */
const NAMED = 5;

function pagesInWords(pages: string[]): string {
	const more = pages.length - NAMED;
	return pages.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/**
 * All problems of all pages, each once for the source that it comes from, with the pages that have it.
 * @param root the repository's root
 */
export function exportErrorOf(root: string, failed: PageError[]): ExportError {
	const pagesBySaying = new Map<string, string[]>();
	for (const { page, problems } of failed) {
		for (const problem of problems) {
			const saying = `${pageSource(root, page)}: ${problem}`;
			pagesBySaying.set(saying, [...(pagesBySaying.get(saying) ?? []), page]);
		}
	}
	const lines = [...pagesBySaying].map(([saying, pages]) => `${saying}\n\ton ${pagesInWords(pages)}`);
	return new ExportError(lines.join("\n"));
}
