/**
 * Says in the folded list of contents where on the page one is, and folds the list again once an entry is chosen.
 * The section that one reads is the last whose heading has passed the upper third of the window.
 */
export default function readingPlace(root: HTMLElement): () => void {
	const end = new AbortController();
	const { signal } = end;
	const here = root.querySelector("[data-here]") as Element;
	const entries = [...root.querySelectorAll("a")];
	const isPassed = ({ hash }: HTMLAnchorElement) => {
		const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
		return heading && heading.getBoundingClientRect().top < innerHeight / 3;
	};
	const look = () => {
		const place = entries.findLast(isPassed);
		for (const entry of entries) entry.ariaCurrent = entry === place ? "true" : null;
		here.textContent = place?.textContent ?? "";
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
