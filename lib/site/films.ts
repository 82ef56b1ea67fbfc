import type { SiteContent } from "../content";
import type { TreatmentPlace } from "../content/place";
import type { FinishedFilm } from "./page-media";
import type { Topic } from "./topics";
import { treatmentId } from "./treatments";

/** A film on the page of a treatment, and the section in which it stands. */
export type PlacedFilm = { film: FinishedFilm; topic: Topic };

/** The films of the gallery that a treatment shows on its own page, too. */
export const filmsOf = ({ gallery }: Pick<SiteContent, "gallery">, treatment: TreatmentPlace): PlacedFilm[] =>
	(gallery?.videos?.items ?? []).flatMap((film) =>
		(film.alsoIn ?? [])
			.filter((place) => place.treatment === treatmentId(treatment))
			.map(({ topic }) => ({ film, topic })),
	);
