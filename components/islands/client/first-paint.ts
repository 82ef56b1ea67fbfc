/**
 * The inline script of every page, for what must be settled before the first paint. It runs where it lies: below the
 * notices, the loading screen and the header, which has the links to other languages. `bundle-islands.ts` bundles it.
 */
import { localDate } from "@/lib/hours/calendar";
import { VISIT_KEY } from "@/lib/pages/first-paint";
import { NIGHT_KEY } from "../../emergency/night-switch.island";

/** Whether the clinic's site has a loading screen; set when this file is bundled. */
declare const HAS_LOADING_SCREEN: boolean;

/**
 * Shows the loading screen on the first page of a visit, until its animation or the visitor ends it. The animation starts
 * at 0 of the document's timeline, the start of the navigation, however late the page arrives; on a page that the browser
 * has prerendered, when the page is shown.
 */
function showLoadingScreen(): void {
	if (sessionStorage[VISIT_KEY]) return;
	const screen = document.querySelector<HTMLElement>(".loading-screen");
	const hide = () => {
		if (screen) screen.hidden = true;
	};
	for (const event of ["pointerdown", "keydown", "wheel", "touchmove", "scroll"]) {
		addEventListener(event, hide, { once: true, passive: true });
	}
	if (screen) screen.hidden = false;
	const start = (time: number) => {
		sessionStorage[VISIT_KEY] = 1;
		// In the frame, which computes its style anyway.
		requestAnimationFrame(() => {
			const [animation] = screen?.getAnimations() ?? [];
			if (!animation) return hide();
			animation.onfinish = hide;
			animation.startTime = time;
		});
	};
	const { prerendering } = document as Document & { prerendering?: boolean };
	if (prerendering) document.addEventListener("prerenderingchange", () => start(performance.now()));
	else start(0);
}

/** Shows and hides what has a first and a last date, in the clinic's time zone: the page may be older than the visit. */
function showDatedParts(): void {
	const today = localDate(new Date(), document.documentElement.dataset.timeZone);
	for (const part of document.querySelectorAll<HTMLElement>("[data-until]")) {
		const { from = "", until = "" } = part.dataset;
		part.hidden = today < from || today > until;
	}
}

/** Lets the link to the page in the visitor's first language offer it in its own words, unless the page is in that. */
function offerLanguage(): void {
	for (const language of navigator.languages) {
		const [code] = language.split("-");
		const link = document.querySelector<HTMLElement>(`.languages [hreflang="${code}"]`);
		if (!link) continue;
		if (!link.hasAttribute("aria-current")) {
			const { offer = "" } = link.dataset;
			// The bar has no room for the sentence.
			link.ariaLabel = offer;
			link.title = offer;
			link.classList.add("underline");
		}
		break;
	}
}

/** Moves the contents of the menu's panels into them when the visitor first reaches for the header, or once they have come. */
function fillMenuOnUse(): void {
	const filled = new AbortController();
	const { signal } = filled;
	const fill = () => {
		const deferred = document.querySelector<HTMLTemplateElement>("body > template");
		if (!deferred) {
			addEventListener("DOMContentLoaded", fill, { signal });
			return;
		}
		const panels = document.querySelectorAll(".menu-panel");
		for (const [index, { children }] of [...deferred.content.children].entries()) {
			const [intro = "", links] = children;
			panels[index]?.prepend(intro);
			panels[index]?.lastElementChild?.prepend(...(links?.children ?? []));
		}
		deferred.remove();
		filled.abort();
	};
	// A group can also be opened by the browser's search in the page; `toggle` does not bubble.
	for (const type of ["pointerover", "focusin", "toggle"]) {
		document.querySelector(".site-header")?.addEventListener(type, fill, { capture: true, signal });
	}
}

// The place of a part depends on the heights above it.
if (location.hash) document.documentElement.dataset.eager = "";
try {
	// Only pages with first aid have the style for it.
	if (sessionStorage[NIGHT_KEY]) document.documentElement.toggleAttribute("data-night", true);
	if (HAS_LOADING_SCREEN) showLoadingScreen();
} catch {
	// The browser blocks storage.
}
showDatedParts();
addEventListener("DOMContentLoaded", showDatedParts);
offerLanguage();
fillMenuOnUse();
