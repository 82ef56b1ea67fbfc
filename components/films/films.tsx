import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Film } from "@/lib/content/schema/shared";
import { languageOfCaptions } from "@/lib/site/page-language";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { LineIcon } from "../ui/line-icon";
import "../ui/paired-rows.css";
import "./films.css";

declare module "react" {
	// Not yet in React's types. Browsers that know it let poster and captions wait until the film comes near.
	interface VideoHTMLAttributes<T> {
		loading?: "lazy";
	}
}

type FilmsProps = {
	films: Finished<Film>[];
	loop?: boolean;
	/** Whether the first film stands in the first view, so that its poster is fetched at once. */
	firstInView?: boolean;
	/** Level of the films' headings: one below the heading they stand under. */
	headingLevel: 2 | 3;
	/** The language of the captions. */
	language: string;
	words: Pick<InterfaceWords, "films">;
};

/**
 * Short films, silent and captioned; nothing of them but poster and captions is fetched before
 * they are played, and one plays at a time. Nothing where there are none.
 */
export function Films({ films, loop = false, firstInView = false, headingLevel, language, words }: FilmsProps) {
	if (films.length === 0) return null;
	const Heading = headingLevel === 2 ? "h2" : "h3";
	return (
		<Island name="film-list" wake="visible">
			<ul className="paired-rows mt-11 gap-x-6 gap-y-10">
				{films.map(({ title, description, src, sources, poster, captions }, index) => (
					<li key={src}>
						<div className="relative">
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
								className="block aspect-video h-auto w-full rounded-card bg-sand"
							>
								{sources.map((source) => (
									<source key={source.type} {...source} />
								))}
								<track
									kind="captions"
									src={captions}
									srcLang={languageOfCaptions(captions, language)}
									label={languageOfCaptions(captions, language)}
									default
								/>
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
