/** Pixels below the place to which a link scrolls a heading, within which the heading counts as reached. */
const NEAR = 24;

/**
 * Marks in the list of contents where on the page one is, says it on the folded list, and folds that again once an entry
 * is chosen.
 */
export default function readingPlace(root: HTMLElement): () => void {
	const end = new AbortController();
	const { signal } = end;
	const here = root.querySelector("[data-here]") as Element;
	const entries = [...root.querySelectorAll("a")];
	const headingOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)));
	const look = () => {
		const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + NEAR;
		const place = entries.findLast((entry) => (headingOf(entry)?.getBoundingClientRect().top ?? line) < line)?.hash;
		here.textContent = "";
		for (const entry of entries) {
			const isHere = entry.hash === place;
			entry.setAttribute("aria-current", `${isHere}`);
			if (isHere) here.textContent = entry.textContent;
		}
	};
	const fold = ({ target }: Event) => {
		if ((target as Element).closest("a")) root.querySelector("details")?.removeAttribute("open");
	};
	// A browser tells of scrolling once a frame at most.
	addEventListener("scroll", look, { signal, passive: true });
	root.addEventListener("click", fold, { signal });
	look();
	return () => end.abort();
}
