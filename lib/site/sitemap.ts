import type { MetadataRoute } from "next";
import type { SiteContent } from "../content";
import { mapTexts } from "../text/deep";
import { wholeAddress } from "./address";
import { type PageMedia, pageMedia } from "./page-media";
import { routeTable } from "./routes";

type Entry = MetadataRoute.Sitemap[number];

/** A text in an XML document: Next writes texts there as they are. */
const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The sitemap (sitemaps.org, with Google's extensions for pictures and films): every canonical page; aliases point to
 * theirs and are left out.
 * @param changed gives the date of a page's last change, where it is known
 */
export function sitemapEntries(content: SiteContent, changed: (path: string) => string | undefined): Entry[] {
	const address = (path: string) => wholeAddress(content.clinic, path);
	const media = pageMedia(content);
	const entry = (path: string): Entry => {
		const { pictures, films }: PageMedia = media.get(path) ?? { pictures: [], films: [] };
		const lastModified = changed(path);
		return {
			url: address(path),
			...(lastModified && { lastModified }),
			...(pictures.length > 0 && { images: pictures.map(({ src }) => address(src)) }),
			...(films.length > 0 && {
				videos: films.map(({ title, description, src, poster, seconds }) => ({
					title,
					description,
					thumbnail_loc: address(poster),
					content_loc: address(src),
					duration: seconds,
				})),
			}),
		};
	};
	return routeTable(content)
		.filter(({ path, canonical }) => path === canonical)
		.map(({ path }) => mapTexts(entry(path), asXml) as Entry);
}
