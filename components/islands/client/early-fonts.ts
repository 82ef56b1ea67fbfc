/**
 * An inline script in the head of every page. It applies the page's typefaces before the first paint where they do not delay
 * it: in wide windows, whose devices are fast, and if the visit has loaded them, so that the browser has them in its cache.
 * Elsewhere `late-fonts.ts` applies them after it.
 */
import { LOADED_FONTS_KEY } from "@/lib/pages/first-paint";

/** The rules of the page's typefaces. By themselves they apply in wide windows, and without script. */
const style = document.querySelector("style[media]") as HTMLStyleElement;

try {
	// Storage last, since it throws if the browser blocks it or the visit has loaded none.
	if (matchMedia(style.media).matches || sessionStorage[LOADED_FONTS_KEY].includes(style.textContent)) {
		// The window may become narrower.
		style.media = "all";
		// Now, and not when text needs them: Chromium's first paint waits for these. The device's faces have a space.
		for (const face of document.fonts) if (!face.family.includes(" ")) face.load().catch(() => {});
	}
} catch {}
