import { type Content, loadContent } from "./load";

let loaded: Content | undefined;

/**
 * The site's content. Read once for a build; under `next dev` read anew for each request, so
 * that an edit shows on reload.
 * @throws {ContentError} when the content has mistakes
 */
export function getContent(): Content {
	if (!loaded || process.env.NODE_ENV === "development") loaded = loadContent(process.cwd());
	return loaded;
}

export type { Content };
