import { slideShow } from "./slide-show";

/** The share of a slide that makes it the one in view. */
const IN_VIEW = 0.6;

/**
 * An autoplaying, looping slider on the browser's own scrolling (CSS scroll snap), for cards of which several may be in view.
 * It has fewer bytes than the carousel. Only what is in view can be reached.
 */
export default function slider(root: HTMLElement, { delay }: { delay: number }): () => void {
	const row = root.querySelector(".carousel-viewport") as HTMLElement;
	const track = row.querySelector(".carousel-track") as HTMLElement;
	const first = () => track.firstElementChild as HTMLElement;
	const offset = (slide: HTMLElement) => slide.offsetLeft - first().offsetLeft;
	let current = first();
	/** Whether the row is on its way to the current slide. */
	let moving = false;

	const step = (by: 1 | -1) => {
		// The row goes round: slides out of view on the left follow the last one, or the last one comes first.
		if (by > 0) while (first() !== current) track.append(first());
		else if (first() === current) track.prepend(track.lastElementChild as HTMLElement);
		row.scrollTo({ left: offset(current), behavior: "instant" });
		current = (by > 0 ? current.nextElementSibling : current.previousElementSibling) as HTMLElement;
		moving = true;
		const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
		row.scrollTo({ left: offset(current), behavior });
		show.select(current);
	};
	const show = slideShow(root, delay, { step });

	const slides = [...track.children] as HTMLElement[];
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, intersectionRatio } of entries) (target as HTMLElement).inert = intersectionRatio < IN_VIEW;
			const seen = ([...track.children] as HTMLElement[]).find(({ inert }) => !inert);
			if (seen === current) moving = false;
			if (!seen || seen === current || moving) return;
			// The visitor has scrolled it.
			current = seen;
			show.pause();
			show.select(seen);
		},
		{ root: row, threshold: IN_VIEW },
	);
	for (const slide of slides) observer.observe(slide);
	const hold = () => {
		moving = false;
		show.pause();
	};
	row.addEventListener("pointerdown", hold);
	return () => {
		show.end();
		observer.disconnect();
		row.removeEventListener("pointerdown", hold);
	};
}
