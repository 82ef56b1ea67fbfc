import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "./content-of";

/** Where the build notes the content that it has read and checked; nothing of it is published. */
const NOTED = ".cache/content.json";

/** Set for the processes of a build that may rely on what was noted: it notes the content at its own beginning. */
export const RELY_ON_NOTED = "CONTENT_IS_NOTED";

/**
 * Notes the content of all languages for the processes in which Next makes the pages: each would take as long to read and check it as the
 * build has taken.
 * @param root the repository's root
 */
export function noteContent(root: string, contents: Content[]): void {
	const file = join(root, NOTED);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, JSON.stringify(contents));
}

/** The content of all languages that the build has noted; undefined in processes that no build has started. */
export function notedContent(root: string): Content[] | undefined {
	if (!process.env[RELY_ON_NOTED]) return undefined;
	return JSON.parse(readFileSync(join(root, NOTED), "utf8")) as Content[];
}
