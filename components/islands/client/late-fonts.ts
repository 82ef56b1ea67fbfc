import { LOADED_FONTS_KEY } from "@/lib/pages/first-paint";
import { afterPaint } from "./render-offscreen-sections";

/** A typeface of the page, by its rule. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
	const descriptors: Record<string, string> = {};
	for (const property of style) {
		const name = property.replace("font-", "").replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
		descriptors[name] = style.getPropertyValue(property);
	}
	const { family = "", src = "" } = descriptors;
	return new FontFace(family.replaceAll('"', ""), src, descriptors);
}

/** The elements in the window, but for the parts of drawings. */
function elementsInWindow(): Element[] {
	const elements = [document.body as Element];
	for (const element of elements) {
		for (const child of element.tagName === "svg" ? [] : element.children) {
			const { top, bottom, left } = child.getBoundingClientRect();
			if (bottom >= 0 && top <= innerHeight && left <= innerWidth) elements.push(child);
		}
	}
	return elements;
}

/**
 * Fetches the page's typefaces after the first paint, which they would delay, and applies them unless that moves something
 * in the window. If the visit has loaded them before, the first paint has them (`early-fonts.ts`).
 */
export async function applyLateFonts(): Promise<void> {
	await new Promise<void>(afterPaint);
	const style = document.querySelector<HTMLStyleElement>('style[media*="scripting"]');
	if (!style?.sheet) return;
	const { fonts } = document;
	const late = [...style.sheet.cssRules].map((rule) => faceOf(rule as CSSFontFaceRule));
	await Promise.all(late.map((face) => face.load()));
	// A device that has no typeface for the page's script shows boxes, so ours are needed even if they move something.
	const hasLetters = ![...fonts].some(({ family, status }) => family.includes("fallback") && status === "error");
	const elements = elementsInWindow();
	const positions = () => elements.map((element) => element.getBoundingClientRect().top);
	// A new layout takes long on a phone, so a tap may come before it.
	await new Promise((resolve) => setTimeout(resolve));
	// Both in this task, so that only the typefaces, and no animation or other script, move anything between them.
	const before = positions();
	for (const face of late) fonts.add(face);
	// Nobody notices a pixel.
	const hasMoved = positions().some((top, index) => Math.abs(top - (before[index] as number)) > 1);
	// Nothing has been painted yet.
	if (hasMoved && hasLetters) for (const face of late) fonts.delete(face);
	// Last, since it throws if the browser blocks storage.
	sessionStorage[LOADED_FONTS_KEY] = [sessionStorage[LOADED_FONTS_KEY], style.textContent];
}
