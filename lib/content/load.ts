import { type Content, originalContent } from "./content";
import { allContentFiles, type ContentFiles, readContentFiles } from "./content-files";
import { crossCheck } from "./cross-check";
import { ContentError, type Problem } from "./problem";
import { unreadFiles } from "./unread-files";

/**
 * Reads and checks every file under `content/`.
 * @returns the files, without the data of files that have problems, and the problems of all files
 */
export function readContent(root: string): { files: ContentFiles; problems: Problem[] } {
	const { files, missing } = readContentFiles(root);
	const problems = [...missing, ...allContentFiles(files).flatMap((file) => file.problems), ...crossCheck(root, files)];
	// A file that is not read is often the cause.
	return { files, problems: problems.length > 0 ? [...problems, ...unreadFiles(root, files)] : [] };
}

/**
 * Like `readContent`, but throws if there are problems.
 * @throws {ContentError} listing the problems of all files
 */
export function loadContentFiles(root: string): ContentFiles {
	const { files, problems } = readContent(root);
	if (problems.length > 0) throw new ContentError(problems);
	return files;
}

/** The data of `loadContentFiles`, in the original language. */
export const loadContent = (root: string): Content => originalContent(loadContentFiles(root));
