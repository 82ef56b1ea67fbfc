import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the build notes when each page was changed last; nothing of it is published as it is. */
export const PAGE_DATES = ".cache/page-dates.json";

/** The calendar dates in India on which pages were changed last, `2026-11-21`, by canonical path. */
export type PageDates = Record<string, string>;

/** Notes when pages were changed last. */
export function writePageDates(root: string, dates: PageDates): void {
	const file = join(root, PAGE_DATES);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(dates));
}

/**
 * When pages were changed last, as the last build noted it; nothing where none has yet.
 * @param root the repository's root
 */
export function readPageDates(root: string): PageDates {
	const file = join(root, PAGE_DATES);
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PageDates) : {};
}
