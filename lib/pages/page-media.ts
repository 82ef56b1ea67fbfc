import type { BuiltPicture, WithMedia } from "../content/resolve-media";
import { doctorPath, ownPagePath, paths, treatmentPath } from "../model/routes";
import type { Film } from "../model/schema/shared";
import type { SiteContent } from "./content";
import { galleryGroups } from "./gallery";

export type BuiltFilm = WithMedia<Film>;

export type PageMedia = { pictures: BuiltPicture[]; films: BuiltFilm[] };

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
export function pageMedia(content: SiteContent): Map<string, PageMedia> {
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
