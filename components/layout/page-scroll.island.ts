/** Pixels of scroll after which the link to the top appears (specification, section 9), and the header may hide. */
const THRESHOLD = 200;

/**
 * Follows the scroll of the page: shows the link to the top, which moves the focus as well and leaves `#top` out of the
 * address, and on phones hides the header while the visitor scrolls down.
 * @param root contains the link alone
 */
export default function pageScroll(root: HTMLElement): () => void {
	const { classList } = document.documentElement;
	// More than any position: a page that opens scrolled has not been scrolled down.
	let last = 1e9;
	const update = () => {
		const { scrollY } = window;
		const isDown = scrollY > THRESHOLD;
		classList.toggle("scrolled", isDown);
		classList.toggle("scrolled-down", isDown && scrollY > last);
		last = scrollY;
	};
	const scrollToTop = (event: MouseEvent) => {
		event.preventDefault();
		// The style sheet decides between smooth and instant.
		window.scrollTo({ top: 0 });
		document.querySelector<HTMLElement>("#top")?.focus({ preventScroll: true });
	};
	update();
	addEventListener("scroll", update);
	root.addEventListener("click", scrollToTop);
	return () => removeEventListener("scroll", update);
}
