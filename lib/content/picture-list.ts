import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FinishedPicture } from "./finished";

/** Where the build says what it has made of each picture; nothing of it is published. */
export const PICTURE_LIST = ".cache/pictures.json";

/**
 * What the build made of pictures.
 * @param root the repository's root
 * @returns looks up a picture by its path in the content, such as `plates/hand-surgery/hand-lumps.svg`; it throws if the
 *   pictures have not been built since that one was named
 */
export function readPictureList(root: string): (src: string) => FinishedPicture {
	const list = JSON.parse(readFileSync(join(root, PICTURE_LIST), "utf8")) as Record<string, FinishedPicture>;
	return (src) => {
		const picture = list[src];
		if (!picture) throw new Error(`${src} is not among the finished pictures; build them again with "npm run assets"`);
		return picture;
	};
}
