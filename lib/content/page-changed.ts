import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cachedUntilFilesChange } from "../memoize";
import { stateOf } from "./files";
import { PAGE_DATES, readPageDates } from "./page-dates";

const root = process.cwd();

/** The dates of all pages, cached because every page reads them. */
const dates = cachedUntilFilesChange(
	() =>
		stateOf(
			root,
			[PAGE_DATES].filter((file) => existsSync(join(root, file))),
		),
	() => readPageDates(root),
);

/**
 * The date on which a page last changed, such as `2026-11-21`, for the sitemap (`lastmod`) and structured data
 * (`dateModified`). Undefined if it is unknown.
 * @param path the page's canonical path
 */
export const pageChanged = (path: string): string | undefined => dates()[path];
