"use client";

import type { KeyboardEvent, ReactNode } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { fill } from "@/lib/text/fill";
import { LineIcon } from "../../ui/line-icon";
import { useCarousel } from "./use-carousel";

export type CarouselProps = {
	/** What the carousel shows, for screen readers. */
	label: string;
	words: InterfaceWords["carousel"];
	/** Of the page, for the digits of the count. */
	language?: string;
	/** Names the variant: see `styles/carousel.css`. */
	variant: "hero" | "cards" | "phone-cards";
	/** Milliseconds that a slide stays. */
	delay: number;
	/** Embla's measure of how long a movement takes; 25 is its own default. */
	duration?: number;
	/** A media query under which the slides are a grid and nothing moves. */
	gridAt?: string;
	/** Number of slides, for the count beside the controls. */
	count: number;
	/** The track with its slides, rendered on the server. */
	children?: ReactNode;
};

/**
 * Slides that move by themselves, by swipe, by keys and by buttons, after the APG's carousel pattern.
 * Before it wakes, and without script, the same slides are a row to scroll sideways.
 */
export default function Carousel({
	label,
	words,
	language,
	variant,
	delay,
	duration = 25,
	gridAt,
	count,
	children,
}: CarouselProps) {
	const { viewport, root, selected, playing, running, round, awake, rowStop, previous, next, toggle } = useCarousel({
		delay,
		duration,
		gridAt,
	});

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "ArrowLeft") previous();
		else if (event.key === "ArrowRight") next();
		else return;
		event.preventDefault();
	}

	return (
		<section
			ref={root}
			aria-roledescription={words.carousel}
			aria-label={label}
			className={`carousel carousel-${variant}${awake ? " carousel-awake" : ""}`}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a convenience beside the buttons in it */}
			<div className="carousel-controls" onKeyDown={onKeyDown}>
				<button type="button" onClick={toggle} className="round-button" aria-label={playing ? words.pause : words.play}>
					<LineIcon name={playing ? "pause" : "play"} />
				</button>
				<button type="button" onClick={previous} className="round-button" aria-label={words.previous}>
					<LineIcon name="previous" />
				</button>
				<span className="min-w-16 text-center text-small/[1.6] even-figures">
					{fill(words.count, { number: selected + 1, count }, language)}
				</span>
				<button type="button" onClick={next} className="round-button" aria-label={words.next}>
					<LineIcon name="next" />
				</button>
				<span className="carousel-progress" aria-hidden="true">
					{/* A new round is a new element, so that its animation begins anew. */}
					<span
						key={round}
						className={running ? "carousel-progress-bar carousel-running" : "carousel-progress-bar"}
						// Set by script, once it is awake: the policy forbids a style attribute in the page's HTML.
						style={running ? { animationDuration: `${delay}ms` } : undefined}
					/>
				</span>
			</div>
			<div
				ref={viewport}
				className="carousel-viewport"
				aria-live={running ? "off" : "polite"}
				// Until it wakes it is a row that the keyboard scrolls.
				tabIndex={rowStop ? 0 : undefined}
			>
				{children}
			</div>
		</section>
	);
}
