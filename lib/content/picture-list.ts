import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FinishedPicture } from "./finished";

/** Where the build lists the built pictures; it is not published. */
export const PICTURE_LIST = ".cache/pictures.json";

/**
 * Reads the list of built pictures.
 * @param root the repository's root
 * @returns a lookup by a picture's path in the content, such as `plates/hand-surgery/hand-lumps.svg`; it throws if that
 *   picture has not been built
 */
export function readPictureList(root: string): (src: string) => FinishedPicture {
	const list = JSON.parse(readFileSync(join(root, PICTURE_LIST), "utf8")) as Record<string, FinishedPicture>;
	return (src) => {
		const picture = list[src];
		if (!picture) throw new Error(`${src} has not been built; build the pictures with "npm run assets"`);
		return picture;
	};
}
