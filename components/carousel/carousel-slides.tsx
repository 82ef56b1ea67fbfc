import { Children, type ReactNode } from "react";
import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import type { CarouselProps } from "./carousel.island";
import "./carousel.css";

type CarouselSlidesProps = Omit<CarouselProps, "labels" | "language" | "count" | "children"> & {
	page: Page;
	/** Shown before the slides; does not move with them. */
	heading?: ReactNode;
	children: ReactNode;
};

/** A carousel of server-rendered slides, one for each child. A single slide has no controls. */
export function CarouselSlides({ page, heading, children, ...props }: CarouselSlidesProps) {
	const slides = Children.toArray(children);
	if (slides.length < 2) {
		return (
			<div className={`carousel carousel-${props.variant}`}>
				<div className="carousel-track">
					<div className="carousel-slide">{slides}</div>
				</div>
			</div>
		);
	}
	const language = page.locale.tag;
	return (
		<Island
			name="carousel"
			wake="visible"
			props={{ ...props, labels: page.labels.carousel, language, count: slides.length }}
		>
			{heading}
			<div className="carousel-track">
				{slides.map((slide, index) => (
					// biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names its slides so
					<div
						// biome-ignore lint/suspicious/noArrayIndexKey: slides never move
						key={index}
						role="group"
						aria-roledescription={page.labels.carousel.slide}
						aria-label={fill(page.labels.carousel.count, { number: index + 1, count: slides.length }, language)}
						className="carousel-slide"
					>
						{slide}
					</div>
				))}
			</div>
		</Island>
	);
}
