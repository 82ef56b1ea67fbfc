import { getContent } from "@/lib/content";
import type { Film } from "@/lib/content/schema/doctor";
import { filmSources } from "@/lib/site/films";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { LineIcon } from "./line-icon";

declare module "react" {
	// Not yet in React's types. Browsers that know it let poster and captions wait until the film comes near.
	interface VideoHTMLAttributes<T> {
		loading?: "lazy";
	}
}

type FilmsProps = {
	films: Film[];
	loop?: boolean;
	/** Whether the first film stands in the first view, so that its poster is fetched at once. */
	firstInView?: boolean;
	/** Level of the films' headings: one below the heading they stand under. */
	headingLevel: 2 | 3;
};

/**
 * Short films, silent and captioned; nothing of them but poster and captions is fetched before
 * they are played, and one plays at a time.
 */
export function Films({ films, loop = false, firstInView = false, headingLevel }: FilmsProps) {
	const { clinic, words } = getContent();
	const Heading = headingLevel === 2 ? "h2" : "h3";
	return (
		<Island name="film-list" wake="visible" props={{}}>
			<ul className="film-grid">
				{films.map(({ title, description, src, poster, captions }, index) => (
					<li key={src}>
						<div className="film-frame">
							<video
								controls
								loop={loop}
								muted
								playsInline
								preload="none"
								loading={firstInView && index === 0 ? undefined : "lazy"}
								poster={poster}
								width={960}
								height={540}
								aria-label={title}
								className="film"
							>
								{filmSources(src).map((source) => (
									<source key={source.type} {...source} />
								))}
								<track kind="captions" src={captions} srcLang={clinic.language} label={clinic.language} default />
							</video>
							<button type="button" hidden className="film-play" aria-label={fill(words.films.play, { title })}>
								<span className="film-play-sign">
									<LineIcon name="play" />
								</span>
							</button>
						</div>
						<Heading className="mt-4 text-[1.3125rem] leading-snug">{title}</Heading>
						<p className="mt-1 text-small">{description}</p>
					</li>
				))}
			</ul>
		</Island>
	);
}
