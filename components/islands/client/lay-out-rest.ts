import { whenIdle } from "./when-idle";

/** Pixels below the window within which a section is laid out. As far ahead a browser fetches pictures on a slow line. */
const AHEAD = 2500;

/** Calls `run` when what has been changed so far is laid out. */
const whenLaidOut = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** How often it was begun: one that was begun before the last leaves the rest to that. */
let begun = 0;

const setVisibility = (section: Element, value: "visible" | "") => {
	(section as HTMLElement).style.contentVisibility = value;
};

/**
 * Lays out each section that the style sheet leaves out of the first paint (`content-visibility: auto`) once, one after
 * the other while the browser is idle. It remembers their heights (`contain-intrinsic-height: auto`), so that a search
 * within the page, or a reader of the screen that jumps to a heading, meets it where it stands. Those far down are left
 * out again until they are less far, since taps are answered sooner on a page that has less in it. Called again, it
 * starts over: with another typeface heights are others.
 */
export function layOutRest(): void {
	begun += 1;
	const own = begun;
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
		const section = own === begun ? left.shift() : undefined;
		if (!section) return;
		setVisibility(section, "visible");
		whenLaidOut(() => {
			if (section.getBoundingClientRect().top > innerHeight + AHEAD) {
				setVisibility(section, "");
				nearer.observe(section);
			}
			whenIdle(next);
		});
	};
	whenIdle(next);
}
