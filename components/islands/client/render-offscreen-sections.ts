/** Distance below the window, in pixels, within which sections stay rendered. Browsers fetch pictures as far ahead. */
const AHEAD = 2500;

/** Calls `run` when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
	else setTimeout(run, 200);
}

/** Calls `run` when all changes so far are laid out and painted. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

const setVisibility = (section: Element, value: "visible" | "") => {
	(section as HTMLElement).style.contentVisibility = value;
};

// Shows the part of the page to which a link has led before the heights of all sections above it are known.
window.onhashchange = () => {
	document.documentElement.dataset.eager = "";
	document.querySelector(":target")?.scrollIntoView();
};

/**
 * Renders each section with `content-visibility: auto` once, one after the other while the browser is idle. The browser then
 * remembers their heights (`contain-intrinsic-height: auto`), so that a search within the page, or a screen reader that
 * jumps to a heading, finds it in its place. Sections far below the window are hidden again until the visitor comes nearer,
 * since a page with less in it answers taps sooner.
 */
export async function renderOffscreenSections(): Promise<void> {
	const nearer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting) continue;
				nearer.unobserve(target);
				setVisibility(target, "visible");
			}
		},
		{ rootMargin: `${AHEAD}px 0px` },
	);
	for (const section of document.querySelectorAll("section")) {
		if (getComputedStyle(section).contentVisibility !== "auto") continue;
		await new Promise<void>(whenIdle);
		setVisibility(section, "visible");
		await new Promise<void>(afterPaint);
		if (section.getBoundingClientRect().top <= innerHeight + AHEAD) continue;
		setVisibility(section, "");
		nearer.observe(section);
	}
	window.onhashchange = null;
}
