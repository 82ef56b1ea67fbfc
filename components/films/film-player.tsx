import type { FinishedFilm } from "@/lib/site/films";
import { captionsLanguage, type Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { LineIcon } from "../ui/line-icon";
import "./films.css";

declare module "react" {
	// Not yet in React's types. Browsers that know it let poster and captions wait until the film comes near.
	interface VideoHTMLAttributes<T> {
		loading?: "lazy";
	}
}

export type FilmPlayerProps = {
	film: FinishedFilm;
	loop?: boolean;
	/** Whether a button on its poster starts it, which the island `film-list` shows in place of the controls. */
	withButton?: boolean;
	/** Whether it stands in the first view, so that its poster is fetched at once. */
	inFirstView?: boolean;
	page: Page;
};

/** The `lang` attribute of a film's captions; none if they are in the language of the page. */
function captionsLang({ captions }: FinishedFilm, page: Page): { lang?: string } {
	const lang = captionsLanguage(page, captions);
	return lang === page.clinic.language ? {} : { lang };
}

/**
 * A short film, silent, in the island `captions`. Below its picture stands what it says at the moment; until it is played,
 * what it says first.
 */
export function FilmPlayer({ film, loop = false, withButton = false, inFirstView = false, page }: FilmPlayerProps) {
	const { title, sources, poster, captions, captionTexts } = film;
	const inCaptions = captionsLanguage(page, captions);
	const [first] = captionTexts;
	return (
		<>
			<div className="relative mt-3">
				<video
					controls
					loop={loop}
					muted
					playsInline
					preload="none"
					loading={inFirstView ? undefined : "lazy"}
					poster={poster}
					width={960}
					height={540}
					aria-label={title}
					className="aspect-video rounded-card bg-sand"
				>
					{sources.map((source) => (
						<source key={source.type} {...source} />
					))}
					<track kind="captions" src={captions} srcLang={inCaptions} label={inCaptions} default />
				</video>
				{/* The whole poster starts the film; the sign stands where it hides least of the drawing. */}
				{withButton && (
					<button
						type="button"
						hidden
						className="absolute inset-0 flex items-end rounded-card px-4 py-3"
						aria-label={fill(page.labels.films.play, { title })}
					>
						<span className="round-button bg-pine text-paper">
							<LineIcon name="play" fill="currentColor" />
						</span>
					</button>
				)}
			</div>
			{/* Screen readers find all of it in the text to unfold. */}
			{first && (
				<p className="film-caption" {...captionsLang(film, page)} aria-hidden="true">
					{first}
				</p>
			)}
		</>
	);
}

/** All that a film says, to unfold; nothing where its captions say nothing. */
export function FilmText({ film, page }: Pick<FilmPlayerProps, "film" | "page">) {
	const { captionTexts } = film;
	if (captionTexts.length === 0) return null;
	return (
		<details>
			<summary className="text-link inline-flex min-h-11 items-center text-small">{page.labels.films.text}</summary>
			<p className="text-small" {...captionsLang(film, page)}>
				{captionTexts.join(" ")}
			</p>
		</details>
	);
}
