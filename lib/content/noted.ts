import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "./content-of";

/** Where the build writes the checked content; it is not published. */
const NOTED = ".cache/content.json";

/** Set for Next's worker processes: read the content snapshot instead of loading and validating again. */
export const RELY_ON_NOTED = "CONTENT_IS_NOTED";

/**
 * Writes the content of all languages for Next's worker processes. Without it, each would load and validate it again.
 * @param root the repository's root
 */
export function noteContent(root: string, contents: Content[]): void {
	const file = join(root, NOTED);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(contents));
}

/** The content of all languages from the snapshot; undefined in processes that a build has not started. */
export function notedContent(root: string): Content[] | undefined {
	if (!process.env[RELY_ON_NOTED]) return undefined;
	return JSON.parse(readFileSync(join(root, NOTED), "utf8")) as Content[];
}
