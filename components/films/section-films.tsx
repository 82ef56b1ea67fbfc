import { Island } from "../islands/island";
import { FilmPlayer, type FilmPlayerProps, FilmText } from "./film-player";

type SectionFilmsProps = Pick<FilmPlayerProps, "page"> & { films: FilmPlayerProps["film"][] };

/** The films that show what a section of a treatment's page tells; nothing where there are none. */
export function SectionFilms({ films, ...shared }: SectionFilmsProps) {
	if (films.length === 0) return null;
	return (
		<Island name="captions" wake="visible">
			{films.map((film) => (
				<div key={film.src} className="mt-8 max-w-measure print:hidden">
					<h3 className="font-sans font-semibold">{film.title}</h3>
					<FilmPlayer film={film} {...shared} />
					<FilmText film={film} {...shared} />
				</div>
			))}
		</Island>
	);
}
