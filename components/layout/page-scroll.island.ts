/** Pixels of scroll after which the link to the top appears (specification, section 9), and the header may hide. */
const THRESHOLD = 200;

/**
 * Follows the scroll of the page: shows the link to the top, which moves the focus as well and leaves `#top` out of the
 * address, and on phones hides the header while the visitor scrolls down.
 * @param root contains the link alone
 */
export default function pageScroll(root: HTMLElement): undefined {
	const { documentElement: page } = document;
	// Pixels to the page's ends at the last scroll; none at first: a page that opens scrolled has not been scrolled down.
	let above: number;
	let below: number;
	const update = () => {
		const { scrollY } = window;
		const left = page.scrollHeight - scrollY;
		const isDown = scrollY > THRESHOLD;
		page.classList.toggle("scrolled", isDown);
		// Both: browsers change one of them, too, to stay in place when a part of the page gets another height.
		page.classList.toggle("scrolled-down", isDown && scrollY > above && left < below);
		above = scrollY;
		below = left;
	};
	const scrollToTop = (event: MouseEvent) => {
		event.preventDefault();
		// The style sheet decides between smooth and instant.
		window.scrollTo({ top: 0 });
		document.querySelector<HTMLElement>("#top")?.focus({ preventScroll: true });
	};
	// With the layout of the next frame: now it would force one.
	requestAnimationFrame(update);
	window.onscroll = update;
	root.onclick = scrollToTop;
}
