import type { ContentFiles } from "@/lib/content/content-files";
import { ContentError } from "@/lib/content/problem";
import { readLocales, type SiteLocales } from "@/lib/content/translation/load-locales";
import { loadCheckedContent } from "../content/checked-content";
import { buildBrand } from "./brand/build-brand";
import { buildFirstPaint } from "./first-paint";
import { buildFonts } from "./fonts/build-fonts";
import { buildPictures } from "./pictures/build-pictures";

/**
 * Checks the content and makes what pages need of it before Next can build them: pictures, fonts, and the brand's parts.
 * @param root the repository's root
 * @param socialPictures whether to make the pictures for shared links, which development does not need
 * @returns the files of the original, and what was read of all languages
 * @throws {ContentError} listing every mistake, before anything is written
 */
export async function buildAssets(
	root: string,
	{ socialPictures = true } = {},
): Promise<{ sources: ContentFiles; locales: SiteLocales }> {
	const { sources, pictures, drawings } = await loadCheckedContent(root);
	const locales = readLocales(root, sources);
	const { contents, problems } = locales;
	if (problems.length > 0) throw new ContentError(problems);
	const [content] = contents;
	// sharp works on native threads while this thread makes the fonts.
	const social = socialPictures
		? import("./brand/social-pictures").then(({ buildSocialPictures }) =>
				buildSocialPictures(root, contents, pictures, drawings),
			)
		: undefined;
	await Promise.all([
		social,
		buildPictures(root, pictures),
		buildFonts(root, contents),
		buildFirstPaint(root, content.brand.loadingScreen > 0),
		buildBrand(root, content.brand, drawings, content.clinic.wordmark),
	]);
	return { sources, locales };
}
