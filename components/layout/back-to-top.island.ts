/** Pixels of scroll after which the link appears (specification, section 9). */
const THRESHOLD = 200;

/** Shows the link to the top after scrolling. It moves the focus as well and leaves `#top` out of the address. */
export default function backToTop(root: HTMLElement): () => void {
	const link = root.querySelector("a");
	const update = () => link?.classList.toggle("back-to-top-shown", window.scrollY > THRESHOLD);
	const scrollToTop = (event: MouseEvent) => {
		event.preventDefault();
		// The style sheet decides between smooth and instant.
		window.scrollTo({ top: 0 });
		document.querySelector<HTMLElement>("#top")?.focus({ preventScroll: true });
	};
	update();
	const end = new AbortController();
	addEventListener("scroll", update, { passive: true, signal: end.signal });
	link?.addEventListener("click", scrollToTop, { signal: end.signal });
	return () => end.abort();
}
