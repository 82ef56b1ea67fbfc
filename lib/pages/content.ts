import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "../brand/symbols";
import { PAGE_DATES, readPageDates, readSnapshot } from "../content/build-cache";
import type { Content } from "../content/content";
import { FIRST_PAINT_FILE, filesIn, isText, stateOf } from "../content/files";
import { PICTURE_LIST, readPictureList, resolveMedia, type WithMedia } from "../content/resolve-media";
import { loadLocales } from "../languages/locales";
import { cachedUntilFilesChange } from "../memoize";

const root = process.cwd();

/** The site's content in one language, with the built files of its pictures and films. Pages are rendered from it. */
export type SiteContent = WithMedia<Content>;

/** The files that page content is computed from: the content, the list of built pictures, and the films. */
function filesBehind(): string[] {
	const films = filesIn(root, "public").filter((file) => /\.(webm|vtt)$/.test(file));
	return [...filesIn(root, "content").filter(isText), PICTURE_LIST, ...films];
}

/**
 * The site's content in each of its languages, the original first. Read once per build; in development, read again when a
 * file changes.
 * @throws {ContentError} when the content has mistakes
 * @throws when the build has no file for a picture that the content names
 */
export const getContents: () => SiteContent[] = cachedUntilFilesChange(
	() => stateOf(root, filesBehind()),
	() => {
		const picture = readPictureList(root);
		return (readSnapshot(root) ?? loadLocales(root)).map((content) =>
			resolveMedia(content, { root, language: content.locale.code, picture }),
		);
	},
);

export function getContent(): SiteContent {
	const [original] = getContents();
	if (!original) throw new Error("The site has no content in its original language.");
	return original;
}

/** The props that Next passes to a page below `app/[language]/`. */
export type LanguageParams = { params: Promise<{ language: string }> };

/**
 * The content in one language of the site.
 * @param language its code, the first segment of the page's path
 * @throws if the site does not have it
 */
export function contentIn(language: string): SiteContent {
	const content = getContents().find(({ locale }) => locale.code === language);
	if (!content) throw new Error(`The site has no content in the language "${language}".`);
	return content;
}

/** The content in the language of a page. */
export const pageContent = async ({ params }: LanguageParams): Promise<SiteContent> =>
	contentIn((await params).language);

/** The text of a file that the build generates before Next runs. */
const generated = (file: string): (() => string) =>
	cachedUntilFilesChange(
		() => stateOf(root, [file]),
		() => readFileSync(join(root, file), "utf8"),
	);

/** The markup of the `<symbol>`s of the brand's drawings. */
export const brandSymbols = generated(SYMBOLS_FILE);

export const firstPaintScript = generated(FIRST_PAINT_FILE);

/** The dates of all pages, cached because every page reads them. */
const dates = cachedUntilFilesChange(
	() => (existsSync(join(root, PAGE_DATES)) ? stateOf(root, [PAGE_DATES]) : ""),
	() => readPageDates(root),
);

/**
 * The date on which a page last changed, such as `2026-11-21`, for the sitemap (`lastmod`) and structured data
 * (`dateModified`). Undefined if it is unknown.
 * @param path the page's canonical path
 */
export const pageChanged = (path: string): string | undefined => dates()[path];
