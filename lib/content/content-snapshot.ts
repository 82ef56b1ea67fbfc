import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import { outputFile } from "./files";

/** Where the build writes the checked content; it is not published. */
const SNAPSHOT = ".cache/content.json";

/** Set for Next's worker processes: read the content snapshot instead of loading and validating again. */
export const USE_CONTENT_SNAPSHOT = "USE_CONTENT_SNAPSHOT";

/**
 * Writes the content of all languages for Next's worker processes. Without it, each would load and validate it again.
 */
export const writeSnapshot = (root: string, contents: Content[]): void =>
	outputFile(join(root, SNAPSHOT), JSON.stringify(contents));

/** The content of all languages that the last build checked; undefined if there is none. */
export function lastSnapshot(root: string): Content[] | undefined {
	const file = join(root, SNAPSHOT);
	return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Content[]) : undefined;
}

/** The same in processes that a build has started; undefined in others. */
export const readSnapshot = (root: string): Content[] | undefined =>
	process.env[USE_CONTENT_SNAPSHOT] ? lastSnapshot(root) : undefined;
