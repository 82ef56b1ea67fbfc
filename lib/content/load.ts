import { type Content, contentOf } from "./content-of";
import { crossCheck } from "./cross-check";
import { ContentError, type Problem } from "./problem";
import { allSources, readSources, type Sources } from "./sources";
import { readEditions } from "./translation/editions";

/**
 * Reads and checks everything under `content/`; what comes back can tell where each field stands.
 * @param root the repository's root
 * @returns what was read, without the data of files that have problems, and every mistake of every file
 */
export function readContent(root: string): { sources: Sources; problems: Problem[] } {
	const { sources, missing } = readSources(root);
	return {
		sources,
		problems: [...missing, ...allSources(sources).flatMap((source) => source.problems), ...crossCheck(root, sources)],
	};
}

/**
 * As `readContent`, for content that must have no mistakes.
 * @throws {ContentError} listing every mistake of every file at once
 */
export function loadSources(root: string): Sources {
	const { sources, problems } = readContent(root);
	if (problems.length > 0) throw new ContentError(problems);
	return sources;
}

/** As `loadSources`, but only the content itself, in its original language. */
export const loadContent = (root: string): Content => contentOf(loadSources(root));

/**
 * The content in each of its languages, the original first.
 * @throws {ContentError} listing every mistake of every file at once, of translations only where the originals have none
 */
export function loadEditions(root: string): Content[] {
	const { contents, problems } = readEditions(root, loadSources(root));
	if (problems.length > 0) throw new ContentError(problems);
	return contents;
}
