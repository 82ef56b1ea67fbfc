import { Island } from "../islands/island";
import { FilmPlayer, type FilmPlayerProps, FilmText } from "./film-player";
import "../ui/paired-rows.css";

type FilmsProps = Pick<FilmPlayerProps, "loop" | "page"> & {
	films: FilmPlayerProps["film"][];
	/** Whether buttons on their posters start them: then they stand in the island `film-list`. */
	withButtons?: boolean;
	/** Whether the first film stands in the first view, so that its poster is fetched at once. */
	firstInView?: boolean;
	/** Level of the films' headings: one below the heading they stand under. */
	headingLevel: 2 | 3;
};

/**
 * Short films, silent and captioned; nothing of them but poster and captions is fetched before they are played. Nothing
 * where there are none.
 */
export function Films({ films, loop, withButtons, firstInView = false, headingLevel, ...shared }: FilmsProps) {
	if (films.length === 0) return null;
	const Heading = headingLevel === 2 ? "h2" : "h3";
	return (
		<Island name="captions" wake="visible">
			<ul className="paired-rows mt-11 gap-x-6 gap-y-10">
				{films.map((film, index) => (
					<li key={film.src}>
						<FilmPlayer
							film={film}
							loop={loop}
							withButton={withButtons}
							inFirstView={firstInView && index === 0}
							{...shared}
						/>
						<Heading className="mt-4 text-[1.3125rem] leading-snug">{film.title}</Heading>
						<p className="mt-1 text-small">{film.description}</p>
						<FilmText film={film} {...shared} />
					</li>
				))}
			</ul>
		</Island>
	);
}
