/** Pixels that a half moves per pixel of scroll (specification, section 9). */
const FACTOR = 0.6;

/** Slides the two halves of a title apart on scroll, unless the visitor prefers reduced motion. */
export default function slidingTitle(root: HTMLElement): () => void {
	const [left, right] = root.querySelectorAll("span");
	const reduced = matchMedia("(prefers-reduced-motion: reduce)");
	const update = () => {
		const offset = reduced.matches ? 0 : window.scrollY * FACTOR;
		if (left) left.style.transform = offset ? `translateX(${-offset}px)` : "";
		if (right) right.style.transform = offset ? `translateX(${offset}px)` : "";
	};
	update();
	const end = new AbortController();
	addEventListener("scroll", update, { passive: true, signal: end.signal });
	reduced.addEventListener("change", update, { signal: end.signal });
	return () => end.abort();
}
