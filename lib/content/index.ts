import "server-only";
import { filesIn, isDrawing, isText, stateOf } from "./files";
import { filmSources } from "./film-sources";
import { type Finished, finish } from "./finished";
import { whenChanged } from "./fresh";
import { loadContent } from "./load";
import { notedContent } from "./noted";
import { PICTURE_LIST, readPictureList } from "./picture-list";
import type { Content } from "./sources";

const root = process.cwd();

/** All content of the site, its pictures and films finished: what pages are made from. */
export type SiteContent = Finished<Content>;

/** The files that what pages are made from depends on: the content, the list of pictures, and which films there are. */
function filesBehind(): string[] {
	const films = filesIn(root, "public").filter((file) => file.endsWith(".webm"));
	return [...filesIn(root, "content").filter(isText), PICTURE_LIST, ...films];
}

/**
 * The site's content, read once for a build; in development read anew when a file has changed.
 * @throws {ContentError} when the content has mistakes
 * @throws when a picture that it names has not been finished
 */
export const getContent: () => SiteContent = whenChanged(
	() => stateOf(root, filesBehind()),
	() => {
		const picture = readPictureList(root);
		return finish(notedContent(root) ?? loadContent(root), {
			picture,
			poster: (src) => (isDrawing(src) ? picture(src).src : src),
			film: (src) => filmSources(root, src),
		});
	},
);
