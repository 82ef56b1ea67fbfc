import type { MetadataRoute } from "next";
import type { SiteContent } from "../content";
import type { FinishedPicture } from "../content/finished";
import { mapTexts } from "../text/deep";
import { wholeAddress } from "./address";
import { hasPage, localPath } from "./editions";
import type { FinishedFilm } from "./films";
import { galleryGroups } from "./gallery";
import { alternatesOf } from "./metadata";
import { doctorPath, paths, routeTable, treatmentPath } from "./routes";

type Entry = MetadataRoute.Sitemap[number];

type PageMedia = { pictures: FinishedPicture[]; films: FinishedFilm[] };

const isFilm = (value: object): value is FinishedFilm => "poster" in value && "captions" in value;

/** The finished pictures and films in a value, at any depth, each once. */
function mediaIn(value: unknown): PageMedia {
	const pictures = new Map<string, FinishedPicture>();
	const films = new Map<string, FinishedFilm>();
	const look = (entry: unknown): void => {
		if (entry === null || typeof entry !== "object") return;
		if (isFilm(entry)) films.set(entry.src, entry);
		else if ("finished" in entry && entry.finished) {
			const finished = entry.finished as FinishedPicture;
			pictures.set(finished.src, finished);
		} else Object.values(entry).forEach(look);
	};
	look(value);
	return { pictures: [...pictures.values()], films: [...films.values()] };
}

/** The pictures and films of each canonical page, by path. */
function pageMedia(content: SiteContent): Map<string, PageMedia> {
	const { clinicPage, doctors, gallery, home, treatments } = content;
	return new Map([
		[paths.home, mediaIn(home)],
		[paths.clinic, mediaIn(clinicPage)],
		[paths.beforeAfter, mediaIn(galleryGroups(content))],
		[paths.videos, mediaIn(gallery?.videos)],
		...doctors.map((doctor) => [doctorPath(doctor.slug), mediaIn(doctor)] as const),
		...treatments.map((treatment) => [treatmentPath(treatment), mediaIn(treatment)] as const),
	]);
}

/** Escapes a text for XML, which Next does not. */
const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * The sitemap's entries in one language: every canonical page (sitemaps.org, with Google's extensions for images, videos
 * and languages).
 * @param changed the date of a page's last change, if known, by its path
 */
export function sitemapEntries(content: SiteContent, changed: (path: string) => string | undefined): Entry[] {
	const { edition, editions } = content;
	const address = (path: string) => wholeAddress(content.clinic, path);
	const media = pageMedia(content);
	const entry = (path: string): Entry => {
		const { pictures, films }: PageMedia = media.get(path) ?? { pictures: [], films: [] };
		const local = localPath(edition, path);
		const lastModified = changed(local);
		const languages = Object.entries(alternatesOf(editions, path)).map(([code, other]) => [code, address(other)]);
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
		.filter(({ path, canonical }) => path === canonical && hasPage(edition, path))
		.map(({ path }) => mapTexts(entry(path), asXml) as Entry);
}
