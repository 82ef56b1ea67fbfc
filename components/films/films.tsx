import type { BuiltFilm } from "@/lib/pages/gallery";
import { captionsLanguage, type Page } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { LineIcon } from "../ui/line-icon";

type FilmsProps = {
	films: BuiltFilm[];
	/** On the page of films: inside the island `film-list`, with play buttons; the first poster loads at once. */
	inGallery?: boolean;
	page: Page;
};

/** Short silent films with captions. Only posters and captions load before playing. Nothing if there are none. */
export function Films({ films, inGallery = false, page }: FilmsProps) {
	if (films.length === 0) return null;
	const Heading = inGallery ? "h2" : "h3";
	return (
		<Island name="captions" wake="visible">
			<ul className="paired-rows mt-11 gap-x-6 gap-y-10">
				{films.map((film, index) => (
					<li key={film.src}>
						<Heading className="text-[1.3125rem] snug-lines">{film.title}</Heading>
						<FilmPlayer
							film={film}
							loop={!inGallery}
							withButton={inGallery}
							inFirstView={inGallery && index === 0}
							page={page}
						/>
						<p className="mt-1 text-small">{film.description}</p>
						<FilmText film={film} page={page} />
					</li>
				))}
			</ul>
		</Island>
	);
}

declare module "react" {
	// Missing from React's types. Defers poster and captions in browsers that support it.
	interface VideoHTMLAttributes<T> {
		loading?: "lazy";
	}
}

type FilmPlayerProps = {
	film: BuiltFilm;
	loop?: boolean;
	/** Adds a play button, which the island `film-list` shows instead of the controls. */
	withButton?: boolean;
	/** Loads the poster at once. */
	inFirstView?: boolean;
	page: Page;
};

/** The `lang` attribute of a film's captions; none if they are in the language of the page. */
function captionsLang({ captions }: BuiltFilm, page: Page): { lang?: string } {
	const lang = captionsLanguage(page, captions);
	return lang === page.clinic.language ? {} : { lang };
}

/** A short silent film, inside the island `captions`, with the current caption, at first the first one, below it. */
export function FilmPlayer({ film, loop = false, withButton = false, inFirstView = false, page }: FilmPlayerProps) {
	const { title, sources, poster, captions, captionTexts } = film;
	const inCaptions = captionsLanguage(page, captions);
	const [first] = captionTexts;
	return (
		<>
			<div className="relative mt-3 print:hidden">
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
				{/* The whole poster starts the film. The icon is where it hides least of the drawing. */}
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
			{/*
			 * Screen readers read the transcript instead; without scripts the video shows its captions natively. Three lines
			 * are reserved, to avoid layout shift.
			 */}
			{first && (
				<p
					className="film-caption mt-3 min-h-[4.8em] noscript:hidden print:hidden"
					{...captionsLang(film, page)}
					aria-hidden="true"
				>
					{first}
				</p>
			)}
		</>
	);
}

/** The transcript of a film, folded. Nothing if it has no captions. */
export function FilmText({ film, page }: Pick<FilmPlayerProps, "film" | "page">) {
	const { captionTexts } = film;
	if (captionTexts.length === 0) return null;
	return (
		<details className="print:hidden">
			<summary className="text-link inline-flex min-h-11 items-center text-small">{page.labels.films.text}</summary>
			<p className="text-small" {...captionsLang(film, page)}>
				{captionTexts.join(" ")}
			</p>
		</details>
	);
}
