/** Pixels of scroll after which the link appears (specification, section 9). */
const THRESHOLD = 200;

/**
 * A link to the top of the page that shows once the visitor has scrolled. The address keeps no `#top`, and the focus
 * goes to the top as well; without this, it is an ordinary link.
 */
export default function backToTop(root: HTMLElement): () => void {
	const link = root.querySelector("a");
	const update = () => link?.classList.toggle("back-to-top-shown", window.scrollY > THRESHOLD);
	const scrollToTop = (event: MouseEvent) => {
		event.preventDefault();
		// Smooth or instant as the style sheet says, which asks for reduced motion.
		window.scrollTo({ top: 0 });
		document.querySelector<HTMLElement>("#top")?.focus({ preventScroll: true });
	};
	update();
	const end = new AbortController();
	addEventListener("scroll", update, { passive: true, signal: end.signal });
	link?.addEventListener("click", scrollToTop, { signal: end.signal });
	return () => end.abort();
}
