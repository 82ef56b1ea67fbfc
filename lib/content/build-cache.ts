/** Files in `.cache` that the build writes for the processes that render pages. They are not published. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../model/schema/brand";
import type { Content } from "./content";
import { outputFile } from "./files";

/** The checked content of all languages. */
const SNAPSHOT = ".cache/content.json";

/** The dates on which pages last changed. */
export const PAGE_DATES = ".cache/page-dates.json";

/** The brand as the build has checked it. */
export const BUILT_BRAND = ".cache/brand/brand.json";

/** The data of a file of JSON; undefined if there is none. */
const readJson = <T>(root: string, file: string): T | undefined =>
	existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), "utf8")) : undefined;

/** Set for Next's worker processes: read the content snapshot instead of loading and validating again. */
export const USE_CONTENT_SNAPSHOT = "USE_CONTENT_SNAPSHOT";

export const writeSnapshot = (root: string, contents: Content[]): void =>
	outputFile(join(root, SNAPSHOT), JSON.stringify(contents));

/** The content of all languages that the last build checked; undefined if there is none. */
export const lastSnapshot = (root: string): Content[] | undefined => readJson(root, SNAPSHOT);

/** The same in processes that a build has started; undefined in others. */
export const readSnapshot = (root: string): Content[] | undefined =>
	process.env[USE_CONTENT_SNAPSHOT] ? lastSnapshot(root) : undefined;

/** The dates on which pages last changed, `2026-11-21`, by canonical path. */
export type PageDates = Record<string, string>;

export const writePageDates = (root: string, dates: PageDates): void =>
	outputFile(join(root, PAGE_DATES), JSON.stringify(dates));

/** The dates of the pages' last changes from the last build; empty before the first build. */
export const readPageDates = (root: string): PageDates => readJson(root, PAGE_DATES) ?? {};

/**
 * The brand of the last build without mistakes. Tailwind reads it, and not the content: Turbopack stores an error of a
 * configuration, on disk too, and would show it after the mistake is corrected.
 */
export const builtBrand = (root: string): Brand => JSON.parse(readFileSync(join(root, BUILT_BRAND), "utf8"));
