/** Distance below the window, in pixels, within which sections stay rendered. Browsers fetch pictures as far ahead. */
const AHEAD = 2500;

/** Calls `run` when the browser is idle, after two seconds at the latest. */
export function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2000 });
	else setTimeout(run, 200);
}

/** Calls `run` when all changes so far are laid out and painted. */
export const afterPaint = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** The number of calls so far: an earlier call stops when a later one starts. */
let calls = 0;

const setVisibility = (section: Element, value: "visible" | "") => {
	(section as HTMLElement).style.contentVisibility = value;
};

/**
 * Renders each section with `content-visibility: auto` once, one after the other while the browser is idle. The browser then
 * remembers their heights (`contain-intrinsic-height: auto`), so that a search within the page, or a screen reader that
 * jumps to a heading, finds it in its place. Sections far below the window are hidden again until the visitor comes nearer,
 * since a page with less in it answers taps sooner. Call it again when heights change, as with another typeface.
 */
export function renderOffscreenSections(): void {
	calls += 1;
	const call = calls;
	const left = [...document.querySelectorAll("section")].filter(
		(section) => getComputedStyle(section).contentVisibility === "auto",
	);
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
	const next = () => {
		const section = call === calls ? left.shift() : undefined;
		if (!section) return;
		setVisibility(section, "visible");
		afterPaint(() => {
			if (section.getBoundingClientRect().top > innerHeight + AHEAD) {
				setVisibility(section, "");
				nearer.observe(section);
			}
			whenIdle(next);
		});
	};
	whenIdle(next);
}
