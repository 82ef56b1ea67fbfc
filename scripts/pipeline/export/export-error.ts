import { filesIn } from "@/lib/content/files";
import { notFoundPage } from "@/lib/model/routes";

/** Why an export cannot be finished. */
export class ExportError extends Error {}

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
			.sort((first, second) => anyNames(first) - anyNames(second))
			.find((source) => new RegExp(`^${pattern(source)}$`).test(page)) ?? "app/"
	);
}

/** Pages that a message names; the rest are counted. */
const MAX_NAMED = 5;

/**
 * Refuses pages with problems. Each problem is listed once for the source that it comes from, with the pages that have it.
 * @param pages the files of pages, such as `hand-surgery/index.html`, with their problems
 * @throws {ExportError} if there is any problem
 */
export function refuseProblems(root: string, pages: { file: string; problems: string[] }[]): void {
	const filesByMessage = new Map<string, string[]>();
	for (const { file, problems } of pages) {
		for (const problem of problems) {
			const message = `${pageSource(root, file)}: ${problem}`;
			filesByMessage.set(message, [...(filesByMessage.get(message) ?? []), file]);
		}
	}
	const lines = [...filesByMessage].map(([message, files]) => {
		const more = files.length - MAX_NAMED;
		return `${message}\n\ton ${files.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
	});
	if (lines.length > 0) throw new ExportError(lines.join("\n"));
}
