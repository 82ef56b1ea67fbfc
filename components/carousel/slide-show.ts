import { plainKey } from "../islands/plain-key";

/** What moves the slides: a library, or the browser's scrolling. */
type Engine = {
	/** Shows the slide after the current one (1), or before it (-1). */
	step: (by: 1 | -1) => void;
	/** Whether all slides are in view, so that none moves. */
	isGrid?: () => boolean;
};

export type SlideShow = {
	/** Counts this slide as the one in view. */
	select: (slide: HTMLElement | undefined) => void;
	/** Stops it until the visitor starts it again. */
	pause: () => void;
	/** Gives the slide in view its whole time again. */
	restart: () => void;
	end: () => void;
};

/**
 * The buttons and the clock of a carousel (APG carousel pattern): the next slide every `delay` milliseconds, except while it
 * is hovered, focused, out of sight or below the loading screen. It begins paused if the visitor prefers reduced motion; a
 * button pauses it for good.
 * @param root the island, which has one carousel
 */
export function slideShow(root: HTMLElement, delay: number, { step, isGrid = () => false }: Engine): SlideShow {
	const find = (selector: string) => root.querySelector(selector) as HTMLElement;
	const carousel = find(".carousel");
	const toggle = find("[data-pause]");
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	let playing = true;
	let hovered = false;
	// The focus may already be here.
	let focused = carousel.contains(document.activeElement);
	let inWindow = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let progress: Animation | undefined;

	const restart = () => {
		clearTimeout(timer);
		progress?.cancel();
		const running = playing && !hovered && !focused && inWindow && !document.hidden && !isGrid();
		find(".carousel-viewport").setAttribute("aria-live", running ? "off" : "polite");
		if (!running) return;
		progress = find(".carousel-progress-bar").animate({ scale: ["0 1", "1 1"] }, delay);
		timer = setTimeout(() => {
			step(1);
			restart();
		}, delay);
	};
	const play = (value: boolean) => {
		playing = value;
		toggle.setAttribute("aria-label", toggle.dataset[value ? "pause" : "play"] ?? "");
		for (const [index, icon] of [...toggle.children].entries()) icon.toggleAttribute("hidden", value === index > 0);
		restart();
	};
	const pause = () => play(false);
	const move = (by: 1 | -1) => {
		pause();
		step(by);
	};

	const end = new AbortController();
	const listen = (target: EventTarget, types: string[], listener: (event: never) => void) => {
		for (const type of types) target.addEventListener(type, listener as EventListener, { signal: end.signal });
	};
	listen(find("[data-step='-1']"), ["click"], () => move(-1));
	listen(find("[data-step='1']"), ["click"], () => move(1));
	listen(toggle, ["click"], () => play(!playing));
	listen(find(".carousel-controls"), ["keydown"], (event: KeyboardEvent) => {
		const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[plainKey(event) as "ArrowLeft"];
		if (!by) return;
		event.preventDefault();
		move(by);
	});
	listen(carousel, ["pointerenter", "pointerleave"], ({ type, pointerType }: PointerEvent) => {
		if (pointerType !== "mouse") return;
		hovered = type === "pointerenter";
		restart();
	});
	listen(carousel, ["focusin", "focusout"], ({ type, relatedTarget }: FocusEvent) => {
		focused = type === "focusin" || carousel.contains(relatedTarget as Node | null);
		restart();
	});
	listen(document, ["visibilitychange"], restart);
	listen(still, ["change"], () => still.matches && pause());
	const observer = new IntersectionObserver((entries) => {
		inWindow = entries.at(-1)?.isIntersecting === true;
		restart();
	});
	// The first slide gets its whole time after the loading screen, which covers it.
	const watch = () => observer.observe(carousel);
	const screen = document.querySelector(".loading-screen:not([hidden])");
	Promise.resolve(screen?.getAnimations()[0]?.finished).then(watch, watch);
	play(!still.matches);
	carousel.classList.add("carousel-awake");
	return {
		select: (slide) => {
			find(".carousel-count").textContent = slide?.getAttribute("aria-label") ?? "";
		},
		pause,
		restart,
		end: () => {
			end.abort();
			observer.disconnect();
			clearTimeout(timer);
		},
	};
}
