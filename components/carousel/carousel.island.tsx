"use client";

import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { slideShow } from "./slide-show";

export type CarouselProps = {
	/** Milliseconds between slides. */
	delay: number;
	/** Embla's scroll duration (no unit); its default is 25. */
	duration?: number;
	/** A media query for which the slides are a static grid. */
	gridAt?: string;
};

type Embla = NonNullable<UseEmblaCarouselType[1]>;

type EngineProps = {
	/** The server-rendered row. */
	row: HTMLElement;
	options: Parameters<typeof useEmblaCarousel>[0];
	/** @returns clean-up */
	onReady: (embla: Embla) => () => void;
};

/** Embla on a row that React did not render. It renders nothing. */
function Engine({ row, options, onReady }: EngineProps) {
	const [attach, embla] = useEmblaCarousel(options);
	useEffect(() => attach(row), [attach, row]);
	useEffect(() => embla && onReady(embla), [embla, onReady]);
	return null;
}

/** An autoplaying, looping carousel with swipe, arrow keys and buttons. Only what is in view can be reached. */
export default function carousel(root: HTMLElement, { delay, duration, gridAt }: CarouselProps): () => void {
	const row = root.querySelector(".carousel-viewport") as HTMLElement;
	const isGrid = () => gridAt !== undefined && matchMedia(gridAt).matches;
	const options = {
		loop: true,
		align: "start",
		container: ".carousel-track",
		duration,
		inViewThreshold: 0.5,
		...(gridAt && { breakpoints: { [gridAt]: { active: false } } }),
	} as const;

	function onReady(embla: Embla): () => void {
		// The visitor may have scrolled the row before.
		row.scrollLeft = 0;
		const step = (by: 1 | -1) => (by > 0 ? embla.scrollNext() : embla.scrollPrev());
		const show = slideShow(root, delay, { step, isGrid });
		const hideOutOfView = () => {
			const visible = embla.slidesInView();
			// Embla gets the visible slides a moment after it starts.
			if (visible.length === 0 && !isGrid()) return;
			embla.slideNodes().forEach((slide, index) => {
				slide.inert = !isGrid() && !visible.includes(index);
			});
		};
		embla
			.on("select", () => show.select(embla.slideNodes()[embla.selectedScrollSnap()]))
			.on("slidesInView", hideOutOfView)
			// Embla restarts when the window is resized.
			.on("reInit", () => {
				hideOutOfView();
				show.restart();
			})
			.on("pointerDown", show.pause);
		hideOutOfView();
		// No longer scrollable; the row keeps a focus that it has.
		const leaveTabOrder = () => row.removeAttribute("tabindex");
		if (row === document.activeElement) row.addEventListener("focusout", leaveTabOrder, { once: true });
		else leaveTabOrder();
		return show.end;
	}

	const engine = createRoot(document.createElement("div"));
	engine.render(<Engine row={row} options={options} onReady={onReady} />);
	return () => engine.unmount();
}
