import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "../brand/symbols";
import { cachedUntilFilesChange } from "../memoize";
import { FIRST_PAINT_FILE, stateOf } from "./files";
import { PAGE_DATES, readPageDates } from "./page-dates";

const root = process.cwd();

/** The text of a file that the build generates before Next runs. */
const generated = (file: string): (() => string) =>
	cachedUntilFilesChange(
		() => stateOf(root, [file]),
		() => readFileSync(join(root, file), "utf8"),
	);

/** The markup of the `<symbol>`s of the brand's drawings. */
export const brandSymbols = generated(SYMBOLS_FILE);

export const firstPaintScript = generated(FIRST_PAINT_FILE);

/** The dates of all pages, cached because every page reads them. */
const dates = cachedUntilFilesChange(
	() => (existsSync(join(root, PAGE_DATES)) ? stateOf(root, [PAGE_DATES]) : ""),
	() => readPageDates(root),
);

/**
 * The date on which a page last changed, such as `2026-11-21`, for the sitemap (`lastmod`) and structured data
 * (`dateModified`). Undefined if it is unknown.
 * @param path the page's canonical path
 */
export const pageChanged = (path: string): string | undefined => dates()[path];
