/**
 * An inline script in the head of every page. If the visit has loaded the page's typefaces, the browser has them in its
 * cache, and this script applies them before the first paint. Else `late-fonts.ts` does so after it.
 */
import { LOADED_FONTS_KEY } from "@/lib/site/first-paint";

/** The rules of the page's typefaces, which the export lets apply only without script. */
const style = document.querySelector("style[media]") as HTMLStyleElement;
try {
	if (sessionStorage[LOADED_FONTS_KEY].includes(style.textContent)) {
		style.media = "all";
		// Now, and not when text needs them: Chromium's first paint waits for these. The device's faces have a space.
		for (const face of document.fonts) if (!face.family.includes(" ")) face.load().catch(() => {});
	}
} catch {
	// The visit has loaded none, or the browser blocks storage.
}
