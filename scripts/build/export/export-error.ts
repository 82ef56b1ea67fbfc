import { filesIn } from "@/lib/content/files";
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

/**
 * Finds the source of a page, such as `app/[language]/[menu]/page.tsx` for `hand-surgery/index.html`; `app/` if there is
 * none. Pages of the original language are not in a folder of their language; a first folder of two or three letters is
 * taken for a language.
 */
export function pageSource(root: string, file: string): string {
	const page = file.replace(notFoundPage.file, `${notFoundPage.path.slice(1)}index.html`);
	const sources = filesIn(root, "app").filter((source) => source.endsWith("/page.tsx"));
	const pattern = (source: string) =>
		source
			.replace("app/[language]/", "([a-z]{2,3}/)?")
			.replaceAll(/\[\w+\]/g, "[^/]+")
			.replace("page.tsx", "index.html");
	// A folder for one name precedes those for any.
	const anyNames = (source: string) => source.split("[").length;
	return (
		sources
			.sort((one, other) => anyNames(one) - anyNames(other))
			.find((source) => new RegExp(`^${pattern(source)}$`).test(page)) ?? "app/"
	);
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
