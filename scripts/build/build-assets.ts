import { ContentError } from "@/lib/content/problem";
import type { Sources } from "@/lib/content/sources";
import { type Editions, readEditions } from "@/lib/content/translation/editions";
import { checkedContent } from "../content/checked-content";
import { buildBrand } from "./brand/build-brand";
import { buildSocialPictures } from "./brand/build-social-pictures";
import { buildFirstPaint } from "./first-paint";
import { buildFonts } from "./fonts/build-fonts";
import { buildPictures } from "./pictures/build-pictures";

/**
 * Checks the content and makes what pages need of it before Next can build them: finished pictures, fonts, and what the
 * brand gives to pages.
 * @param root the repository's root
 * @param socialPictures whether the pictures that shared links show are made: development, where nobody shares a link,
 *   need not wait for them
 * @returns the files of the original, and what was read of all languages
 * @throws {ContentError} listing every mistake, before anything is written
 */
export async function buildAssets(
	root: string,
	{ socialPictures = true } = {},
): Promise<{ sources: Sources; editions: Editions }> {
	const { sources, pictures, drawings } = await checkedContent(root);
	const editions = readEditions(root, sources);
	const { contents, problems } = editions;
	if (problems.length > 0) throw new ContentError(problems);
	const [content] = contents;
	await buildPictures(root, pictures);
	await buildFonts(root, contents);
	await buildFirstPaint(root, content.brand.loadingScreen > 0);
	await buildBrand(root, content.brand, drawings, content.clinic.wordmark);
	if (socialPictures) await buildSocialPictures(root, contents, pictures, drawings);
	return { sources, editions };
}
