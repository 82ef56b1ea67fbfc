import type { SiteContent } from "../content";
import type { Finished } from "../content/finished";
import type { TreatmentPlace } from "../content/place";
import type { Film } from "../content/schema/shared";
import type { Topic } from "./topics";
import { treatmentId } from "./treatments";

/** A film as pages show it. */
export type FinishedFilm = Finished<Film>;

/** A film on the page of a treatment, and the section in which it stands. */
export type PlacedFilm = { film: FinishedFilm; topic: Topic };

/** The films of the gallery that a treatment shows on its own page, too. */
export const filmsOf = ({ gallery }: Pick<SiteContent, "gallery">, treatment: TreatmentPlace): PlacedFilm[] =>
	(gallery?.videos?.items ?? []).flatMap((film) =>
		(film.alsoIn ?? [])
			.filter((place) => place.treatment === treatmentId(treatment))
			.map(({ topic }) => ({ film, topic })),
	);
