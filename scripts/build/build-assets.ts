import { contentOf } from "@/lib/content/load";
import type { Sources } from "@/lib/content/sources";
import { checkedContent } from "../content/checked-content";
import { buildBrand } from "./brand/build-brand";
import { buildSocialPictures } from "./brand/build-social-pictures";
import { buildFonts } from "./fonts/build-fonts";
import { buildPictures } from "./pictures/build-pictures";

/**
 * Checks the content and makes what pages need of it before Next can build them: finished pictures, fonts, and what the
 * brand gives to pages.
 * @param root the repository's root
 * @param socialPictures whether the pictures that shared links show are made: development, where nobody shares a link,
 *   need not wait for them
 * @throws {ContentError} listing every mistake, before anything is written
 */
export async function buildAssets(root: string, { socialPictures = true } = {}): Promise<Sources> {
	const { sources, pictures, drawings } = await checkedContent(root);
	const content = contentOf(sources);
	await buildPictures(root, pictures);
	await buildFonts(root, content);
	await buildBrand(root, content.brand, drawings, content.clinic.wordmark);
	if (socialPictures) await buildSocialPictures(root, content, pictures, drawings);
	return sources;
}
