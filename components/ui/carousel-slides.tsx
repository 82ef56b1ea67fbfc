import { Children, type ReactNode } from "react";
import { getContent } from "@/lib/content";
import { fill } from "@/lib/text/fill";
import type { CarouselProps } from "../islands/carousel/carousel";
import { Island } from "../islands/island";

type CarouselSlidesProps = Omit<CarouselProps, "words" | "count" | "children"> & { children: ReactNode };

/** A carousel whose slides are server-rendered; each child is one. */
export function CarouselSlides({ children, ...props }: CarouselSlidesProps) {
	const { words } = getContent();
	const slides = Children.toArray(children);
	return (
		<Island name="carousel" wake="visible" props={{ ...props, words: words.carousel, count: slides.length }}>
			<div className="carousel-track">
				{slides.map((slide, index) => (
					// biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names its slides so
					<div
						// biome-ignore lint/suspicious/noArrayIndexKey: slides never move
						key={index}
						role="group"
						aria-roledescription={words.carousel.slide}
						aria-label={fill(words.carousel.count, { number: index + 1, count: slides.length })}
						className="carousel-slide"
					>
						{slide}
					</div>
				))}
			</div>
		</Island>
	);
}
