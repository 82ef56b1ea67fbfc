import "server-only";
import { readPageDates } from "./page-dates";

/**
 * The calendar date in India on which a page was changed last, such as `2026-11-21`, for search engines: of the sitemap
 * (`lastmod`) and of structured data (`dateModified`). Undefined where nothing tells it surely.
 * @param path the page's canonical path
 */
export const pageChanged = (path: string): string | undefined => readPageDates(process.cwd())[path];
