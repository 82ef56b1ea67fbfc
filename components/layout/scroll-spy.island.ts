/** Pixels below the scroll target within which a heading counts as reached. */
const NEAR = 9;

/** Marks the current section in the table of contents. */
export default function scrollSpy(root: HTMLElement): () => void {
	const entries = [...root.querySelectorAll("a")];
	// Measure the section: measuring the heading would lay out the whole section.
	const parts = entries.map((entry) => {
		const heading = document.getElementById((entry.getAttribute("href") as string).slice(1)) as Element;
		return heading.closest("article > section") ?? heading;
	});
	let current: HTMLAnchorElement | undefined;
	const update = () => {
		const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + NEAR;
		const reached = entries.findLast((_, at) => (parts[at] as Element).getBoundingClientRect().top < line);
		if (reached === current) return;
		current = reached;
		for (const entry of entries) entry.setAttribute("aria-current", `${entry.hash === reached?.hash}`);
	};
	// Scroll events fire once a frame at most.
	addEventListener("scroll", update, { passive: true });
	// With the layout of the next frame: now it would force one.
	requestAnimationFrame(update);
	return () => removeEventListener("scroll", update);
}
