import { contentOf, type Sources } from "@/lib/content/load";
import { buildFonts } from "./fonts/build-fonts";
import { buildPictures } from "./pictures/build-pictures";

/**
 * Makes what pages need of the content before Next can build them: finished pictures and fonts.
 * @throws {ContentError} for pictures that cannot be used
 */
export async function buildAssets(root: string, sources: Sources): Promise<void> {
	await buildPictures(root, sources);
	await buildFonts(root, contentOf(sources));
}
