import { LOADED_FONTS_KEY } from "@/lib/site/first-paint";
import { afterPaint } from "./render-offscreen-sections";

/** Pixels of movement that are too small to notice. */
const TOLERANCE = 1;

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

/** The elements in the window, each with its distance from the window's top. */
function positionsInWindow(): [Element, number][] {
	const positions: [Element, number][] = [];
	const visit = (element: Element) => {
		for (const child of element.children) {
			const { top, bottom, left } = child.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight || left > innerWidth) continue;
			positions.push([child, top]);
			if (child.tagName !== "svg") visit(child);
		}
	};
	visit(document.body);
	return positions;
}

/**
 * Fetches the page's typefaces after the first paint, which they would delay, and applies them unless that moves something
 * in the window. If the visit has loaded them before, the first paint has them (`early-fonts.ts`).
 */
export async function applyLateFonts(): Promise<void> {
	await new Promise<void>(afterPaint);
	const style = document.querySelector<HTMLStyleElement>('style[media*="scripting"]');
	if (!style?.sheet) return;
	const late = [...style.sheet.cssRules].map((rule) => faceOf(rule as CSSFontFaceRule));
	await Promise.all(late.map((face) => face.load()));
	// A device that has no typeface for the page's script shows boxes, so ours are needed even if they move something.
	const hasLetters = ![...document.fonts].some(
		({ family, status }) => family.includes("fallback") && status === "error",
	);
	const before = positionsInWindow();
	// A new layout takes long on a phone, so a tap may come before it.
	await new Promise((resolve) => setTimeout(resolve));
	for (const face of late) document.fonts.add(face);
	const hasMoved = before.some(([element, top]) => Math.abs(element.getBoundingClientRect().top - top) > TOLERANCE);
	// Nothing has been painted yet.
	if (hasMoved && hasLetters) for (const face of late) document.fonts.delete(face);
	// Last, since it throws if the browser blocks storage.
	sessionStorage[LOADED_FONTS_KEY] = [sessionStorage[LOADED_FONTS_KEY], style.textContent];
}
