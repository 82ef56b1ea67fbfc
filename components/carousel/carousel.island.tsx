"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Labels } from "@/lib/model/schema/interface";
import { fill } from "@/lib/text/fill";
import { LineIcon } from "../ui/line-icon";

export type CarouselProps = {
	/** The accessible name. */
	label: string;
	labels: Labels["carousel"];
	/** Of the page; sets the digits of the count. */
	language?: string;
	/** Selects the style in `carousel.css`. */
	variant: "hero" | "cards" | "phone-cards";
	/** Milliseconds between slides. */
	delay: number;
	/** Embla's scroll duration (no unit); its default is 25. */
	duration?: number;
	/** A media query for which the slides are a static grid. */
	gridAt?: string;
	count: number;
	/** The server-rendered track. */
	children?: ReactNode;
};

/**
 * An autoplaying carousel with swipe, arrow keys and buttons (APG carousel pattern). Until it wakes, and without
 * JavaScript, the slides are a row that scrolls sideways.
 */
export default function Carousel({
	label,
	labels,
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
			aria-roledescription={labels.carousel}
			aria-label={label}
			className={`carousel carousel-${variant}${awake ? " carousel-awake" : ""}`}
		>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a convenience beside the buttons in it */}
			<div className="carousel-controls" onKeyDown={onKeyDown}>
				<button type="button" onClick={previous} className="round-button" aria-label={labels.previous}>
					<LineIcon name="previous" />
				</button>
				<span className="min-w-16 text-center text-small even-figures">
					{fill(labels.count, { number: selected + 1, count }, language)}
				</span>
				<button type="button" onClick={next} className="round-button" aria-label={labels.next}>
					<LineIcon name="next" />
				</button>
				<button
					type="button"
					onClick={toggle}
					className="round-button"
					aria-label={playing ? labels.pause : labels.play}
				>
					<LineIcon name={playing ? "pause" : "play"} />
				</button>
				<span className="carousel-progress" aria-hidden="true">
					{/* A new round is a new element, to restart the animation. */}
					<span
						key={round}
						className={running ? "carousel-progress-bar carousel-running" : "carousel-progress-bar"}
						// The CSP forbids style attributes in the HTML, so this is only set once the island is awake.
						style={running ? { animationDuration: `${delay}ms` } : undefined}
					/>
				</span>
			</div>
			<div
				ref={viewport}
				className="carousel-viewport"
				aria-live={running ? "off" : "polite"}
				// The row is keyboard-scrollable until the island wakes.
				tabIndex={rowStop ? 0 : undefined}
			>
				{children}
			</div>
		</section>
	);
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** Makes slides out of view inert. In a grid all slides are in view. */
function hideOutOfView(embla: Embla, inGrid: boolean): void {
	const visible = new Set(embla.slidesInView());
	// Embla gets the visible slides a moment after it starts.
	if (visible.size === 0 && !inGrid) return;
	embla.slideNodes().forEach((slide, index) => {
		slide.inert = !inGrid && !visible.has(index);
	});
}

/** True while the element is in the viewport and the tab is visible. */
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

/** Calls `stop` if the visitor prefers reduced motion, now or later. */
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
		// Ignore touch: Embla reports it.
		const enter = (event: PointerEvent) => event.pointerType === "mouse" && hold({ hover: true });
		const leave = () => hold({ hover: false });
		const focusIn = () => hold({ focus: true });
		const focusOut = (event: FocusEvent) => hold({ focus: element.contains(event.relatedTarget as Node | null) });
		// The focus may already be here.
		hold({ focus: element.contains(document.activeElement) });
		const end = new AbortController();
		const { signal } = end;
		element.addEventListener("pointerenter", enter, { signal });
		element.addEventListener("pointerleave", leave, { signal });
		element.addEventListener("focusin", focusIn, { signal });
		element.addEventListener("focusout", focusOut, { signal });
		return () => end.abort();
	}, [root]);

	return held.hover || held.focus;
}

/**
 * Whether the row of slides is in the tab order: until the island wakes, or, if the row is focused then, until it loses
 * the focus.
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

type CarouselOptions = Pick<CarouselProps, "delay" | "gridAt"> & { duration: number };

/**
 * A looping carousel that advances every `delay` milliseconds. It waits while hovered, focused or out of sight; it
 * starts paused if the visitor prefers reduced motion; a swipe or a button pauses it for good.
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
	// Embla restarts when the window is resized, and so must the timer.
	const [start, setStart] = useState(0);
	const atRest = useAtRest(root);
	const inSight = useInSight(root);
	const rowStop = useRowStop(embla);
	const pause = useCallback(() => setPlaying(false), []);
	useReducedMotion(pause);

	useEffect(() => {
		if (!embla) return;
		// The visitor may have scrolled the row before.
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new start also restarts the slide's time
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
		/** False once paused. */
		playing,
		/** Whether the timer of the current slide runs. */
		running,
		/** Counts slides shown; restarts the progress bar. */
		round,
		awake: embla !== undefined,
		/** Whether the row is in the tab order. */
		rowStop,
		previous: () => move("scrollPrev"),
		next: () => move("scrollNext"),
		toggle: () => setPlaying((before) => !before),
	};
}
