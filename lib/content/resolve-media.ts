import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Focus } from "../model/schema/shared";

/** A built picture: the attributes of an `<img>`, and smaller formats for browsers that support them. */
export type BuiltPicture = {
	src: string;
	/** Size in pixels; for a drawing, whole numbers with its aspect ratio. */
	width: number;
	height: number;
	/** Photographs only: smaller formats than that of `src` with their `srcset`, the smallest first. */
	sources?: { type: string; srcSet: string }[];
	/** A photograph with a transparent ground. */
	cutOut?: boolean;
	/** What stays in sight of the picture in this place; without it, the centre. */
	focus?: Focus;
};

/** The attributes of a film's `<source>` element. */
export type FilmSource = { src: string; type: string };

/** Added to a picture of the content; undefined if the clinic has no picture there yet. */
type WithPicture = { built?: BuiltPicture };

/** Added to a film of the content. */
type WithSources = {
	sources: FilmSource[];
	captionTexts: string[];
};

/**
 * Content with the built files of its pictures and films. An object with `src` and `poster` is a film; with `src` alone,
 * a picture.
 */
export type WithMedia<T> = T extends unknown[]
	? { [Index in keyof T]: WithMedia<T[Index]> }
	: T extends { src: string; poster: string }
		? T & WithSources
		: T extends { src?: string; alt: string } | { src: string }
			? T & WithPicture
			: T extends object
				? { [Field in keyof T]: WithMedia<T[Field]> }
				: T;

/** Looks up the built files of the content. */
export type MediaIndex = {
	picture: (src: string) => BuiltPicture;
	/** The address of a poster; a drawn poster is built like a picture. */
	poster: (src: string) => string;
	/** The files of the film whose MP4 has this path. */
	film: (src: string) => FilmSource[];
	/** The path of the captions in the language of the content, or else the given path. */
	captions: (src: string) => string;
	captionTexts: (src: string) => string[];
};

function resolveEntry(
	value: object,
	{ picture, poster, film, captions, captionTexts }: MediaIndex,
): object | undefined {
	if (!("src" in value) || typeof value.src !== "string") return undefined;
	if (!("poster" in value)) {
		const { focus } = value as { focus?: Focus };
		return { ...value, built: { ...picture(value.src), ...(focus && { focus }) } };
	}
	const built = { ...value, poster: poster(String(value.poster)), sources: film(value.src) };
	if (!("captions" in value)) return built;
	const shown = captions(String(value.captions));
	return { ...built, captions: shown, captionTexts: captionTexts(shown) };
}

/** A copy of content with the built files of its pictures and films. */
export function resolveMedia<T>(value: T, lookup: MediaIndex): WithMedia<T>;
export function resolveMedia(value: unknown, lookup: MediaIndex): unknown {
	if (Array.isArray(value)) return value.map((entry) => resolveMedia(entry, lookup));
	if (value === null || typeof value !== "object") return value;
	const resolved = Object.entries(value).map(([field, entry]) => [field, resolveMedia(entry, lookup)]);
	return resolveEntry(value, lookup) ?? Object.fromEntries(resolved);
}

/** Where the build lists the built pictures; it is not published. */
export const PICTURE_LIST = ".cache/pictures.json";

/**
 * Reads the list of built pictures.
 * @returns a lookup by a picture's path in the content, such as `illustrations/hand-surgery/hand-lumps.svg`; it throws if that
 *   picture has not been built
 */
export function readPictureList(root: string): (src: string) => BuiltPicture {
	const list = JSON.parse(readFileSync(join(root, PICTURE_LIST), "utf8")) as Record<string, BuiltPicture>;
	return (src) => {
		const picture = list[src];
		if (!picture) throw new Error(`${src} has not been built; build the site with "npm run build"`);
		return picture;
	};
}
