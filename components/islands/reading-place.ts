/**
 * Says in the folded list of contents where on the page one is, and folds the list again once an entry is chosen.
 * The section that one reads is the last whose heading has passed the upper third of the window.
 */
export default function readingPlace(root: HTMLElement): () => void {
	const end = new AbortController();
	const { signal } = end;
	const list = root.querySelector("details");
	const here = root.querySelector("[data-here]");
	const entries = [...root.querySelectorAll<HTMLAnchorElement>("ol a")];
	const headings = entries.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
	let waiting = false;
	const look = () => {
		waiting = false;
		const place = headings.findLastIndex((heading) => (heading?.getBoundingClientRect().top ?? 0) < innerHeight / 3);
		for (const [index, entry] of entries.entries()) {
			if (index === place) entry.setAttribute("aria-current", "true");
			else entry.removeAttribute("aria-current");
		}
		if (here) here.textContent = entries[place]?.textContent ?? "";
	};
	const soon = () => {
		if (!waiting) requestAnimationFrame(look);
		waiting = true;
	};
	addEventListener("scroll", soon, { signal, passive: true });
	root.addEventListener(
		"click",
		({ target }) => {
			if (list && target instanceof Element && target.closest("a")) list.open = false;
		},
		{ signal },
	);
	look();
	return () => end.abort();
}
