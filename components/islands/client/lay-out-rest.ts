import { whenIdle } from "./when-idle";

/** Calls `run` when what has been changed so far is laid out. */
const whenLaidOut = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * Lays out each section that the style sheet leaves out of the first paint (`content-visibility: auto`) once, one after
 * the other while the browser is idle. It remembers their heights (`contain-intrinsic-height: auto`), so that a search
 * within the page, or a reader of the screen that jumps to a heading, meets it where it stands.
 */
export function layOutRest(): void {
	const left = [...document.querySelectorAll("section")].filter(
		(section) => getComputedStyle(section).contentVisibility === "auto",
	);
	const next = () => {
		const section = left.shift();
		if (!section) return;
		section.style.contentVisibility = "visible";
		whenLaidOut(() => {
			section.style.removeProperty("content-visibility");
			whenIdle(next);
		});
	};
	whenIdle(next);
}
