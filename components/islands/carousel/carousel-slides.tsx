import { Children, type ReactNode } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { pageTag } from "@/lib/site/page-language";
import { fill } from "@/lib/text/fill";
import { Island } from "../island";
import type { CarouselProps } from "./carousel";
import "./carousel.css";

type CarouselSlidesProps = Omit<CarouselProps, "words" | "language" | "count" | "children"> & {
	words: Pick<InterfaceWords, "carousel">;
	/** What stands before the slides and does not move with them. */
	heading?: ReactNode;
	children: ReactNode;
};

/** A carousel whose slides are server-rendered; each child is one. A single slide has nothing to move to, and no controls. */
export function CarouselSlides({ words, heading, children, ...props }: CarouselSlidesProps) {
	const slides = Children.toArray(children);
	if (slides.length < 2) return <SingleSlide variant={props.variant}>{slides}</SingleSlide>;
	const language = pageTag();
	return (
		<Island name="carousel" wake="visible" props={{ ...props, words: words.carousel, language, count: slides.length }}>
			{heading}
			<div className="carousel-track">
				{slides.map((slide, index) => (
					// biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names its slides so
					<div
						// biome-ignore lint/suspicious/noArrayIndexKey: slides never move
						key={index}
						role="group"
						aria-roledescription={words.carousel.slide}
						aria-label={fill(words.carousel.count, { number: index + 1, count: slides.length }, language)}
						className="carousel-slide"
					>
						{slide}
					</div>
				))}
			</div>
		</Island>
	);
}

function SingleSlide({ variant, children }: Pick<CarouselProps, "variant" | "children">) {
	return (
		<div className={`carousel carousel-${variant}`}>
			<div className="carousel-track">
				<div className="carousel-slide">{children}</div>
			</div>
		</div>
	);
}
