import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A built picture: the attributes of an `<img>`, and smaller formats for browsers that support them. */
export type FinishedPicture = {
	src: string;
	/** Size in pixels; for a drawing, whole numbers with its aspect ratio. */
	width: number;
	height: number;
	/** Photographs only: each format with its `srcset`, the smallest format first. */
	sources?: { type: string; srcSet: string }[];
};

/** The attributes of a film's `<source>` element. */
export type FilmSource = { src: string; type: string };

/** Added to a picture of the content; undefined if the clinic has no picture there yet. */
type WithPicture = { finished?: FinishedPicture };

/** Added to a film of the content. */
type WithSources = {
	sources: FilmSource[];
	/** The texts of its captions. */
	captionTexts: string[];
};

/**
 * Content with the built files of its pictures and films. An object with `src` and `poster` is a film; with `src` alone,
 * a picture.
 */
export type Finished<T> = T extends unknown[]
	? { [Index in keyof T]: Finished<T[Index]> }
	: T extends { src: string; poster: string }
		? T & WithSources
		: T extends { src?: string; alt: string } | { src: string }
			? T & WithPicture
			: T extends object
				? { [Field in keyof T]: Finished<T[Field]> }
				: T;

/** Looks up the built files of the content. */
export type Lookup = {
	/** The built picture for a path of the content. */
	picture: (src: string) => FinishedPicture;
	/** The address of a poster; a drawn poster is built like a picture. */
	poster: (src: string) => string;
	/** The files of the film whose MP4 has this path. */
	film: (src: string) => FilmSource[];
	/** The path of the captions in the language of the content, or else the given path. */
	captions: (src: string) => string;
	/** The texts of the captions at this path. */
	captionTexts: (src: string) => string[];
};

function finishEntry(value: object, { picture, poster, film, captions, captionTexts }: Lookup): object | undefined {
	if (!("src" in value) || typeof value.src !== "string") return undefined;
	if (!("poster" in value)) return { ...value, finished: picture(value.src) };
	const finished = { ...value, poster: poster(String(value.poster)), sources: film(value.src) };
	if (!("captions" in value)) return finished;
	const shown = captions(String(value.captions));
	return { ...finished, captions: shown, captionTexts: captionTexts(shown) };
}

/** A copy of content with the built files of its pictures and films. */
export function finish<T>(value: T, lookup: Lookup): Finished<T>;
export function finish(value: unknown, lookup: Lookup): unknown {
	if (Array.isArray(value)) return value.map((entry) => finish(entry, lookup));
	if (value === null || typeof value !== "object") return value;
	return (
		finishEntry(value, lookup) ??
		Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, finish(entry, lookup)]))
	);
}

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
