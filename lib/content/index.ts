import { filesIn, isText, stateOf } from "./files";
import { whenChanged } from "./fresh";
import { loadContent } from "./load";
import type { Content } from "./sources";

const root = process.cwd();

/**
 * The site's content, read once for a build; in development read anew when a file has changed.
 * @throws {ContentError} when the content has mistakes
 */
export const getContent: () => Content = whenChanged(
	() => stateOf(root, filesIn(root, "content").filter(isText)),
	() => loadContent(root),
);

export type { Content };
