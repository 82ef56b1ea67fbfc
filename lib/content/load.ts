import { crossCheck } from "./cross-check";
import { ContentError, type Problem } from "./problem";
import type { Source } from "./source";
import { allSources, type Content, readSources, type Sources } from "./sources";

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

/** The content of sources that have no mistakes. */
export function contentOf(sources: Sources): Content {
	const data = (source: Source<unknown> | Source<unknown>[]) =>
		Array.isArray(source) ? source.map((entry) => entry.data) : source.data;
	return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, data(source)])) as Content;
}

/** As `loadSources`, but only the content itself. */
export function loadContent(root: string): Content {
	return contentOf(loadSources(root));
}
