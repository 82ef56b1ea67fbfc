/** Pixels within which a heading counts as reached, below the place to which a link scrolls it. */
const NEAR = 9;

/**
 * Marks in the list of contents where on the page one is, says it on the folded list, and folds that again once an entry
 * is chosen.
 */
export default function scrollSpy(root: HTMLElement): () => void {
	const here = root.querySelector("[data-here]") as Element;
	const entries = [...root.querySelectorAll("a")];
	// A section's own place: to find its heading's, all of the section would have to be laid out.
	const parts = entries.map((entry) => {
		const heading = document.getElementById((entry.getAttribute("href") as string).slice(1)) as Element;
		return heading.closest("article > section") ?? heading;
	});
	let shown: HTMLAnchorElement | undefined;
	const look = () => {
		const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + NEAR;
		const place = entries.findLast((_, at) => (parts[at] as Element).getBoundingClientRect().top < line);
		if (place === shown) return;
		shown = place;
		here.textContent = place?.textContent ?? "";
		for (const entry of entries) entry.setAttribute("aria-current", `${entry.hash === place?.hash}`);
	};
	// A browser tells of scrolling once a frame at most.
	addEventListener("scroll", look, { passive: true });
	root.onclick = ({ target }) => {
		if ((target as Element).closest("a")) root.querySelector("details")?.removeAttribute("open");
	};
	look();
	return () => removeEventListener("scroll", look);
}
