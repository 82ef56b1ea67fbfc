import { Children, type ReactNode } from "react";
import type { Page } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { LineIcon } from "../ui/line-icon";
import type { CarouselProps } from "./carousel.island";

type CarouselSlidesProps = CarouselProps & {
	page: Page;
	/** The accessible name. */
	label: string;
	/** Selects the style in `carousel.css`; `cards` move by the browser's own scrolling. */
	variant: "hero" | "cards" | "phone-cards";
	/** Shown before the slides; does not move with them. */
	heading?: ReactNode;
	children: ReactNode;
};

/**
 * A carousel of one slide for each child. Until its script is there, and without JavaScript, the slides are a row that
 * scrolls sideways. A single slide has no controls.
 */
export function CarouselSlides({ page, label, variant, heading, children, ...props }: CarouselSlidesProps) {
	const slides = Children.toArray(children);
	if (slides.length < 2) {
		return (
			<div className={`carousel carousel-${variant} relative`}>
				<div className="carousel-track">
					<div className="carousel-slide">{slides}</div>
				</div>
			</div>
		);
	}
	const labels = page.labels.carousel;
	const count = (number: number) => fill(labels.count, { number, count: slides.length }, page.locale.tag);
	const content = (
		<section
			aria-roledescription={labels.carousel}
			aria-label={label}
			className={`carousel carousel-${variant} relative`}
		>
			<div className="carousel-controls items-center">
				<button type="button" data-step="-1" className="round-button" aria-label={labels.previous}>
					<LineIcon name="previous" />
				</button>
				<span className="carousel-count min-w-16 text-center text-small even-figures">{count(1)}</span>
				<button type="button" data-step="1" className="round-button" aria-label={labels.next}>
					<LineIcon name="next" />
				</button>
				<button
					type="button"
					data-play={labels.play}
					data-pause={labels.pause}
					className="round-button"
					aria-label={labels.pause}
				>
					<LineIcon name="pause" />
					<LineIcon name="play" />
				</button>
				<span className="carousel-progress flex-1 overflow-hidden" aria-hidden="true">
					<span className="carousel-progress-bar block" />
				</span>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be in the tab order (WCAG 2.1.1) */}
			<div className="carousel-viewport" aria-live="polite" tabIndex={0}>
				{/*
				 * Embla measures the slides in view against the track's parent, which therefore needs a box. It measures offsets
				 * from the positioned ancestor, which is the track once it has moved, so track and parent must start alike.
				 */}
				<div className="carousel-row relative">
					{heading}
					<div className="carousel-track">
						{slides.map((slide, index) => (
							// biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names its slides so
							<div
								// biome-ignore lint/suspicious/noArrayIndexKey: slides have no other names
								key={index}
								role="group"
								aria-roledescription={labels.slide}
								aria-label={count(index + 1)}
								className="carousel-slide"
							>
								{slide}
							</div>
						))}
					</div>
				</div>
			</div>
		</section>
	);
	if (variant === "cards")
		return (
			<Island name="slider" wake="visible" props={{ delay: props.delay }}>
				{content}
			</Island>
		);
	return (
		<Island name="carousel" wake="visible" props={props}>
			{content}
		</Island>
	);
}
