/**
 * Marks in the list of contents where on the page one is, says it on the folded list, and folds that again once an entry
 * is chosen. One is at the last heading that has passed the middle of the window.
 */
export default function readingPlace(root: HTMLElement): () => void {
	const here = root.querySelector("[data-here]") as Element;
	const entries = [...root.querySelectorAll("a")];
	const isPassed = ({ hash }: HTMLAnchorElement) => {
		const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
		return heading && heading.getBoundingClientRect().top < innerHeight / 2;
	};
	const look = () => {
		const place = entries.findLast(isPassed);
		for (const entry of entries) entry.setAttribute("aria-current", `${entry.hash === place?.hash}`);
		here.textContent = place?.textContent ?? "";
	};
	// A browser tells of scrolling once a frame at most.
	addEventListener("scroll", look, { passive: true });
	root.onclick = ({ target }) => {
		if ((target as Element).closest("a")) root.querySelector("details")?.removeAttribute("open");
	};
	look();
	return () => removeEventListener("scroll", look);
}
