/**
 * An inline script in the head of every page. It applies those of the page's typefaces that the visit has loaded, before
 * the first paint: they come from the browser's cache, so text waits for them (`block`) and is never painted in another
 * typeface. `late-fonts.ts` applies the others after the first paint.
 */
import { LOADED_FONTS_KEY } from "@/lib/site/first-paint";

/** A typeface of the page, with the name of its file, which changes when the file does. */
export type PageFont = { file: string; face: FontFace };

/** The page's typefaces, by the rules that the export has put into a style sheet that applies only without script. */
function pageFonts(): PageFont[] {
	const sheet = document.querySelector<HTMLStyleElement>("head style[media]")?.sheet;
	return [...(sheet?.cssRules ?? [])].map((rule) => {
		const { style } = rule as CSSFontFaceRule;
		const descriptors: Record<string, string> = {};
		for (const property of style) {
			const name = property.replace("font-", "").replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
			descriptors[name] = style.getPropertyValue(property);
		}
		const { family = "", src = "" } = descriptors;
		const [file = src] = /[\w.-]+\.woff2/.exec(src) ?? [];
		return { file, face: new FontFace(family.replaceAll('"', ""), src, { ...descriptors, display: "block" }) };
	});
}

let loaded = "";
try {
	loaded = sessionStorage[LOADED_FONTS_KEY] ?? "";
} catch {
	// The browser blocks storage.
}
const fonts = pageFonts();
const isCached = ({ file }: PageFont) => loaded.includes(file);
for (const { face } of fonts.filter(isCached)) {
	document.fonts.add(face);
	// If the file has gone from the cache and does not arrive, text is shown in the device's typeface.
	face.load().catch(() => {});
}
window.lateFonts = fonts.filter((font) => !isCached(font));

declare global {
	interface Window {
		/** The page's typefaces that the visit has not loaded; absent on a page without typefaces of its own. */
		lateFonts?: PageFont[];
	}
}
