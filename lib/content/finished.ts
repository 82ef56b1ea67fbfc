/** A finished picture: what an `<img>` needs, and better formats for browsers that know them. */
export type FinishedPicture = {
	src: string;
	/** Size in pixels; of a drawing, whole numbers in its proportion. */
	width: number;
	height: number;
	/** Photographs only: each format with its `srcset`, the smallest format first. */
	sources?: { type: string; srcSet: string }[];
};

/** A file of a film, as a `<source>` element names it. */
export type FilmSource = { src: string; type: string };

/** What the build adds to a picture of the content; nothing while the clinic has no picture there yet. */
type WithPicture = { finished?: FinishedPicture };

/** What the build adds to a film of the content. */
type WithSources = {
	sources: FilmSource[];
	/** What its captions say, caption by caption. */
	captionTexts: string[];
};

/**
 * Content as components show it: every picture and film in it finished. What names a file by `src` is a film if it has a
 * poster, else a picture.
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

/** How the files that content names are looked up. */
export type Lookup = {
	/** What was made of the picture at this path of the content. */
	picture: (src: string) => FinishedPicture;
	/** The address of the poster at this path: a drawn one is finished as pictures are. */
	poster: (src: string) => string;
	/** The files of the film whose MP4 has this path. */
	film: (src: string) => FilmSource[];
	/** The captions in the language of the content, or else those at this path. */
	captions: (src: string) => string;
	/** What the captions at this path say. */
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

/** Content with its pictures and films finished. The content given stays as it is. */
export function finish<T>(value: T, lookup: Lookup): Finished<T>;
export function finish(value: unknown, lookup: Lookup): unknown {
	if (Array.isArray(value)) return value.map((entry) => finish(entry, lookup));
	if (value === null || typeof value !== "object") return value;
	return (
		finishEntry(value, lookup) ??
		Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, finish(entry, lookup)]))
	);
}
