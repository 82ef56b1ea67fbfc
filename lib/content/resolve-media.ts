import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Focus } from "../model/schema/shared";
import { isDrawing, readText } from "./files";

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
	/** What stays in sight where a page crops the picture; without it, the centre. */
	focus?: Focus;
};

/** The path of the optional WebM beside an MP4. */
export const webmOf = (mp4: string): string => mp4.replace(/\.mp4$/, ".webm");

/** The path of captions in another language: `/films/door.vtt` as `/films/door.mr.vtt`. */
export const fileIn = (file: string, language: string): string => file.replace(/\.\w+$/, `.${language}$&`);

const references: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&nbsp;": "\u00a0",
	"&lrm;": "\u200e",
	"&rlm;": "\u200f",
};

/** The texts of a file of captions (W3C, WebVTT), each on one line and without tags. */
export const captionTexts = (webVtt: string): string[] =>
	webVtt
		.split(/(?:\r?\n){2,}/)
		.flatMap((block) => {
			const [, text] = block.split(/^.*-->.*$/m);
			return text === undefined ? [] : [text];
		})
		.map((text) =>
			text
				.replace(/<[^>]*>/g, "")
				.replace(/&\w+;/g, (reference) => references[reference] ?? reference)
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter(Boolean);

/** The attributes of a film's `<source>` element. */
type FilmSource = { src: string; type: string };

/** Added to a picture of the content; undefined if the clinic has no picture there yet. */
export type WithPicture = { built?: BuiltPicture };

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

/** How to find built files: pictures by their paths in the content, films and captions below the root. */
type BuiltFiles = { root: string; language: string; picture: (src: string) => BuiltPicture };

/**
 * The files of a film for its `<source>` elements, the smaller format first.
 * @param src the MP4's path under `public/`; a WebM of the same name comes first
 */
function filmSources(root: string, src: string): FilmSource[] {
	const mp4 = { src, type: "video/mp4" };
	const webm = webmOf(src);
	return existsSync(join(root, "public", webm)) ? [{ src: webm, type: "video/webm" }, mp4] : [mp4];
}

function resolveEntry(value: object, { root, language, picture }: BuiltFiles): object | undefined {
	if (!("src" in value) || typeof value.src !== "string") return undefined;
	if (!("poster" in value)) {
		const { focus } = value as { focus?: Focus };
		return { ...value, built: { ...picture(value.src), ...(focus && { focus }) } };
	}
	const given = String(value.poster);
	const poster = isDrawing(given) ? picture(given).src : given;
	const built = { ...value, poster, sources: filmSources(root, value.src) };
	if (!("captions" in value)) return built;
	const original = String(value.captions);
	const translated = fileIn(original, language);
	const captions = existsSync(join(root, "public", translated)) ? translated : original;
	return { ...built, captions, captionTexts: captionTexts(readText(root, `public${captions}`)) };
}

/** A copy of content with the built files of its pictures and films. Captions are in the language, if it has them. */
export function resolveMedia<T>(value: T, files: BuiltFiles): WithMedia<T>;
export function resolveMedia(value: unknown, files: BuiltFiles): unknown {
	if (Array.isArray(value)) return value.map((entry) => resolveMedia(entry, files));
	if (value === null || typeof value !== "object") return value;
	const resolved = Object.entries(value).map(([field, entry]) => [field, resolveMedia(entry, files)]);
	return resolveEntry(value, files) ?? Object.fromEntries(resolved);
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
