import type { MetadataRoute } from "next";
import { hasPage, localPath } from "../model/locales";
import { routeTable } from "../model/routes";
import type { SiteContent } from "../pages/content";
import { wholeAddress } from "../pages/deployment";
import { type PageMedia, pageMedia } from "../pages/page-media";
import { mapTexts } from "../text/nested-texts";
import { alternatesOf } from "./metadata";

type Entry = MetadataRoute.Sitemap[number];

/** Escapes a text for XML, which Next does not. */
const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The sitemap's entries in one language: every canonical page (sitemaps.org, with Google's extensions for images, videos
 * and languages).
 * @param changed the date of a page's last change, if known, by its path
 */
export function sitemapEntries(content: SiteContent, changed: (path: string) => string | undefined): Entry[] {
	const { locale, locales } = content;
	const address = (path: string) => wholeAddress(content.clinic, path);
	const media = pageMedia(content);
	const entry = (path: string): Entry => {
		const { pictures, films }: PageMedia = media.get(path) ?? { pictures: [], films: [] };
		const local = localPath(locale, path);
		const lastModified = changed(local);
		const languages = Object.entries(alternatesOf(locales, path)).map(([code, href]) => [code, address(href)]);
		return {
			url: address(local),
			...(languages.length > 0 && { alternates: { languages: Object.fromEntries(languages) } }),
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
		.filter(({ path, canonical }) => path === canonical && hasPage(locale, path))
		.map(({ path }) => mapTexts(entry(path), asXml) as Entry);
}
