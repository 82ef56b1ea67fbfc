import type { SiteContent } from "../content";
import type { Finished, FinishedPicture } from "../content/finished";
import type { Film } from "../content/schema/shared";
import { galleryGroups } from "./gallery";
import { doctorPath, paths, treatmentPath } from "./routes";

export type FinishedFilm = Finished<Film>;

/** The media of a page. */
export type PageMedia = { pictures: FinishedPicture[]; films: FinishedFilm[] };

const isFilm = (value: object): value is FinishedFilm => "poster" in value && "captions" in value;

/** All media in a value, each once, in order. */
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

/** The media of each canonical page by path, without those of other pages on cards. */
export function pageMedia(content: SiteContent): Map<string, PageMedia> {
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
