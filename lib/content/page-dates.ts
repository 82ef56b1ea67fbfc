import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { outputFile } from "./files";

/** Where the build writes the date of each page's last change; the file is not published. */
export const PAGE_DATES = ".cache/page-dates.json";

/** The dates on which pages last changed, `2026-11-21`, by canonical path. */
export type PageDates = Record<string, string>;

export const writePageDates = (root: string, dates: PageDates): void =>
	outputFile(join(root, PAGE_DATES), JSON.stringify(dates));

/** The dates of the pages' last changes from the last build; empty before the first build. */
export function readPageDates(root: string): PageDates {
	const file = join(root, PAGE_DATES);
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PageDates) : {};
}
