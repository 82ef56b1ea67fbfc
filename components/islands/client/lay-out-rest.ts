import { whenIdle } from "./when-idle";

/**
 * Lays out the sections that the style sheet leaves out of the first paint (`content-visibility`), one after the other
 * while the browser is idle: from then on all heights of the page are known, and a search within the page or a reader of
 * the screen that jumps to a heading meets it where it stands.
 */
export function layOutRest(): void {
	const left = [...document.querySelectorAll("section")].filter(
		(section) => getComputedStyle(section).contentVisibility === "auto",
	);
	const next = () => {
		const section = left.shift();
		if (!section) return;
		section.style.contentVisibility = "visible";
		whenIdle(next);
	};
	whenIdle(next);
}
