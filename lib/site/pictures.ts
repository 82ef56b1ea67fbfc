import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stateOf } from "../content/files";
import { whenChanged } from "../content/fresh";

/** Where the build says what it has made of each picture; nothing of it is published. */
export const PICTURE_LIST = ".cache/pictures.json";

/** A finished picture: what an `<img>` needs, and better formats for browsers that know them. */
export type FinishedPicture = {
	src: string;
	/** Size in pixels; of a drawing, whole numbers in its proportion. */
	width: number;
	height: number;
	/** Photographs only: each format with its `srcset`, the smallest format first. */
	sources?: { type: string; srcSet: string }[];
};

const root = process.cwd();
const pictureList = whenChanged(
	() => stateOf(root, [PICTURE_LIST]),
	() => JSON.parse(readFileSync(join(root, PICTURE_LIST), "utf8")) as Record<string, FinishedPicture>,
);

/**
 * What the build made of a picture.
 * @param src the picture's path in the content, such as `plates/hand-surgery/hand-lumps.svg`
 * @throws if the pictures have not been built since it was named
 */
export function finishedPicture(src: string): FinishedPicture {
	const picture = pictureList()[src];
	if (!picture) throw new Error(`${src} is not among the finished pictures; build them again with "npm run assets"`);
	return picture;
}
