import type { MetadataRoute } from "next";
import type { BuiltPicture } from "../content/resolve-media";
import { hasPage, localPath } from "../model/locales";
import { doctorPath, ownPagePath, paths, routeTable, treatmentPath } from "../model/routes";
import type { SiteContent } from "../pages/content";
import { wholeAddress } from "../pages/deployment";
import { type BuiltFilm, galleryGroups } from "../pages/gallery";
import { mapTexts } from "../text/nested-texts";
import { alternatesOf } from "./metadata";

type Entry = MetadataRoute.Sitemap[number];

/** Escapes a text for XML, which Next does not. */
const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type PageMedia = { pictures: BuiltPicture[]; films: BuiltFilm[] };

const isFilm = (value: object): value is BuiltFilm => "poster" in value && "captions" in value;

function mediaIn(value: unknown): PageMedia {
	const pictures = new Map<string, BuiltPicture>();
	const films = new Map<string, BuiltFilm>();
	const look = (entry: unknown): void => {
		if (entry === null || typeof entry !== "object") return;
		if (isFilm(entry)) films.set(entry.src, entry);
		else if ("built" in entry && entry.built) {
			const built = entry.built as BuiltPicture;
			pictures.set(built.src, built);
		} else Object.values(entry).forEach(look);
	};
	look(value);
	return { pictures: [...pictures.values()], films: [...films.values()] };
}

/** The media of each canonical page by path, without those of other pages on cards. */
function pageMedia(content: SiteContent): Map<string, PageMedia> {
	const { clinicPage, doctors, gallery, home, ownPages, treatments } = content;
	return new Map([
		[paths.home, mediaIn(home)],
		[paths.clinic, mediaIn(clinicPage)],
		[paths.beforeAfter, mediaIn(galleryGroups(content))],
		[paths.videos, mediaIn(gallery?.videos)],
		...doctors.map((doctor) => [doctorPath(doctor.slug), mediaIn(doctor)] as const),
		...ownPages.map((page) => [ownPagePath(page), mediaIn(page)] as const),
		...treatments.map((treatment) => [treatmentPath(treatment), mediaIn(treatment)] as const),
	]);
}

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
