import "server-only";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { cachedUntilFilesChange } from "../memoize";
import { stateOf } from "./files";
import { PAGE_DATES, readPageDates } from "./page-dates";

const root = process.cwd();

/** The dates of all pages, which hundreds of pages ask for. */
const dates = cachedUntilFilesChange(
	() =>
		stateOf(
			root,
			[PAGE_DATES].filter((file) => existsSync(join(root, file))),
		),
	() => readPageDates(root),
);

/**
 * The calendar date in India on which a page was changed last, such as `2026-11-21`, for search engines: of the sitemap
 * (`lastmod`) and of structured data (`dateModified`). Undefined where nothing tells it surely.
 * @param path the page's canonical path
 */
export const pageChanged = (path: string): string | undefined => dates()[path];
