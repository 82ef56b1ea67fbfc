import { type Content, contentOf } from "./content-of";
import { crossCheck } from "./cross-check";
import { ContentError, type Problem } from "./problem";
import { allSources, readSources, type Sources } from "./sources";
import { readEditions } from "./translation/editions";

/**
 * Reads and checks every file under `content/`.
 * @param root the repository's root
 * @returns the files, without the data of files that have problems, and the problems of all files
 */
export function readContent(root: string): { sources: Sources; problems: Problem[] } {
	const { sources, missing } = readSources(root);
	return {
		sources,
		problems: [...missing, ...allSources(sources).flatMap((source) => source.problems), ...crossCheck(root, sources)],
	};
}

/**
 * Like `readContent`, but throws if there are problems.
 * @throws {ContentError} listing the problems of all files
 */
export function loadSources(root: string): Sources {
	const { sources, problems } = readContent(root);
	if (problems.length > 0) throw new ContentError(problems);
	return sources;
}

/** The data of `loadSources`, in the original language. */
export const loadContent = (root: string): Content => contentOf(loadSources(root));

/**
 * The content in each of its languages, the original first.
 * @throws {ContentError} listing the problems of all files; those of translations only if the originals have none
 */
export function loadEditions(root: string): Content[] {
	const { contents, problems } = readEditions(root, loadSources(root));
	if (problems.length > 0) throw new ContentError(problems);
	return contents;
}
