"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { fill } from "@/lib/text/fill";
import { LineIcon } from "../ui/line-icon";

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

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Slides out of view cannot be reached by Tab or by a screen reader; in a grid none is out of view. */
function hideOutOfView(embla: Embla, inGrid: boolean): void {
	const visible = new Set(embla.slidesInView());
	// Embla learns it from the browser a moment after it began.
	if (visible.size === 0 && !inGrid) return;
	embla.slideNodes().forEach((slide, index) => {
		slide.inert = !inGrid && !visible.has(index);
	});
}

/** True while any of the element is in the window, and its tab is not hidden. */
function useInSight(root: { current: HTMLElement | null }): boolean {
	const [inWindow, setInWindow] = useState(false);
	const [hidden, setHidden] = useState(false);

	useEffect(() => {
		if (!root.current) return;
		const observer = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting === true));
		observer.observe(root.current);
		return () => observer.disconnect();
	}, [root]);

	useEffect(() => {
		const update = () => setHidden(document.hidden);
		update();
		document.addEventListener("visibilitychange", update);
		return () => document.removeEventListener("visibilitychange", update);
	}, []);

	return inWindow && !hidden;
}

/** Calls `stop` where reduced motion is wished for, now or later. */
function useReducedMotion(stop: () => void): void {
	useEffect(() => {
		const query = matchMedia("(prefers-reduced-motion: reduce)");
		const update = () => query.matches && stop();
		update();
		query.addEventListener("change", update);
		return () => query.removeEventListener("change", update);
	}, [stop]);
}

/** True while the visitor's pointer or focus is in the element. */
function useAtRest(root: { current: HTMLElement | null }): boolean {
	const [held, setHeld] = useState({ hover: false, focus: false });

	useEffect(() => {
		const element = root.current;
		if (!element) return;
		const hold = (change: Partial<typeof held>) => setHeld((before) => ({ ...before, ...change }));
		// Touch is no hover; Embla reports what a finger does to the carousel.
		const enter = (event: PointerEvent) => event.pointerType === "mouse" && hold({ hover: true });
		const leave = () => hold({ hover: false });
		const focusIn = () => hold({ focus: true });
		const focusOut = (event: FocusEvent) => hold({ focus: element.contains(event.relatedTarget as Node | null) });
		// The focus may have come before this woke.
		hold({ focus: element.contains(document.activeElement) });
		element.addEventListener("pointerenter", enter);
		element.addEventListener("pointerleave", leave);
		element.addEventListener("focusin", focusIn);
		element.addEventListener("focusout", focusOut);
		return () => {
			element.removeEventListener("pointerenter", enter);
			element.removeEventListener("pointerleave", leave);
			element.removeEventListener("focusin", focusIn);
			element.removeEventListener("focusout", focusOut);
		};
	}, [root]);

	return held.hover || held.focus;
}

/**
 * Whether the keyboard can stop at the row of slides: until it wakes, when it is a row to scroll. If it has the focus at
 * that moment, it keeps its place until it loses it, or the focus would fall to the page.
 */
function useRowStop(embla: Embla | undefined): boolean {
	const [stop, setStop] = useState(true);

	useEffect(() => {
		if (!embla) return;
		const row = embla.rootNode();
		const end = () => setStop(false);
		if (row !== document.activeElement) return end();
		row.addEventListener("focusout", end);
		return () => row.removeEventListener("focusout", end);
	}, [embla]);

	return stop;
}

type CarouselOptions = {
	/** Milliseconds that a slide stays. */
	delay: number;
	/** Embla's measure of how long a movement takes. */
	duration: number;
	/** A media query under which the slides are a grid and nothing moves. */
	gridAt?: string;
};

/**
 * A looping carousel that moves on every `delay` milliseconds, unless it was paused or is at rest; where reduced motion is
 * wished for, it begins paused. Out of sight nothing of it moves; a swipe or a button stops it for good.
 */
function useCarousel({ delay, duration, gridAt }: CarouselOptions) {
	const root = useRef<HTMLElement>(null);
	const [viewport, embla] = useEmblaCarousel({
		loop: true,
		align: "start",
		container: ".carousel-track",
		duration,
		inViewThreshold: 0.5,
		...(gridAt && { breakpoints: { [gridAt]: { active: false } } }),
	});
	const [selected, setSelected] = useState(0);
	const [playing, setPlaying] = useState(true);
	const [round, setRound] = useState(0);
	const [running, setRunning] = useState(false);
	// Embla starts over when the window's size changes, and the time of the slide with it.
	const [start, setStart] = useState(0);
	const atRest = useAtRest(root);
	const inSight = useInSight(root);
	const rowStop = useRowStop(embla);
	const pause = useCallback(() => setPlaying(false), []);
	useReducedMotion(pause);

	useEffect(() => {
		if (!embla) return;
		// A visitor may have scrolled the row sideways before it woke.
		embla.rootNode().scrollLeft = 0;
		const update = () => hideOutOfView(embla, gridAt !== undefined && matchMedia(gridAt).matches);
		embla
			.on("select", () => setSelected(embla.selectedScrollSnap()))
			.on("slidesInView", update)
			.on("reInit", () => {
				update();
				setStart((before) => before + 1);
			})
			.on("pointerDown", pause);
		update();
	}, [embla, gridAt, pause]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new start, too, begins the slide's time anew
	useEffect(() => {
		if (!embla || !playing || atRest || !inSight || (gridAt && matchMedia(gridAt).matches)) return;
		setRunning(true);
		const timer = setTimeout(() => {
			embla.scrollNext();
			setRound((before) => before + 1);
		}, delay);
		return () => {
			clearTimeout(timer);
			setRunning(false);
		};
	}, [embla, playing, atRest, inSight, gridAt, delay, round, start]);

	const move = useCallback(
		(step: "scrollPrev" | "scrollNext") => {
			pause();
			embla?.[step]();
		},
		[embla, pause],
	);

	return {
		root,
		viewport,
		selected,
		/** Whether the visitor lets it play. */
		playing,
		/** Whether the time of the present slide is running. */
		running,
		/** Counts the slides' turns, to begin each one's progress line anew. */
		round,
		awake: embla !== undefined,
		/** Whether the keyboard stops at the row itself. */
		rowStop,
		previous: () => move("scrollPrev"),
		next: () => move("scrollNext"),
		toggle: () => setPlaying((before) => !before),
	};
}
