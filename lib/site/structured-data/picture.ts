import type { ImageObjectLeaf } from "schema-dts";
import type { FinishedPicture } from "../../content/finished";
import { absolute, partId, type Site } from "./ids";

/** A picture as a page shows it; nothing was made of it while the clinic has none there yet. */
export type ShownPicture = { alt: string; caption?: string; finished?: FinishedPicture };

/**
 * The chief picture of the page at `path` (schema.org/ImageObject); undefined while there is none. Who made it and under
 * which licence no page says, so neither do we here.
 */
export function pictureNode(site: Site, path: string, picture: ShownPicture | undefined): ImageObjectLeaf | undefined {
	if (!picture?.finished) return undefined;
	const { src, width, height } = picture.finished;
	return {
		"@type": "ImageObject",
		"@id": partId(site, path, "picture"),
		contentUrl: absolute(site, src),
		description: picture.alt,
		caption: picture.caption,
		// schema.org's Distance: a number with its unit.
		width: `${width} px`,
		height: `${height} px`,
	};
}
