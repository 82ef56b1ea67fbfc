import { LOADED_FONTS_KEY } from "@/lib/site/first-paint";
import { afterPaint } from "./render-offscreen-sections";

/** Pixels of movement that are too small to notice. */
const TOLERANCE = 1;

/** The distance of each element in the window from its top. */
function positionsInWindow(): Map<Element, number> {
	const positions = new Map<Element, number>();
	const visit = (element: Element) => {
		for (const child of element.children) {
			const { top, bottom, left } = child.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight || left > innerWidth) continue;
			positions.set(child, top);
			if (child.tagName !== "svg") visit(child);
		}
	};
	visit(document.body);
	return positions;
}

/**
 * Fetches the page's typefaces after the first paint, which they would delay, and applies them unless that moves something
 * in the window. Those that the visit has loaded before are in the first paint (`cached-fonts.ts`).
 * @returns whether it has applied any
 */
export async function applyLateFonts(): Promise<boolean> {
	await new Promise<void>(afterPaint);
	const { lateFonts: late = [] } = window;
	if (late.length === 0) return false;
	await Promise.all(late.map(({ face }) => face.load()));
	try {
		sessionStorage[LOADED_FONTS_KEY] = [sessionStorage[LOADED_FONTS_KEY], ...late.map(({ file }) => file)].join(" ");
	} catch {
		// The browser blocks storage.
	}
	// A device that has no typeface for the page's script shows boxes, so ours are needed even if they move something.
	const hasLetters = ![...document.fonts].some(
		({ family, status }) => family.includes("fallback") && status === "error",
	);
	const before = positionsInWindow();
	const scrolled = scrollY;
	// A new layout takes long on a phone, so a tap may come before it.
	await new Promise((resolve) => setTimeout(resolve));
	for (const { face } of late) document.fonts.add(face);
	const after = positionsInWindow();
	const hasMoved = [...before].some(([element, top]) => Math.abs((after.get(element) ?? Infinity) - top) > TOLERANCE);
	if ((hasMoved || scrollY !== scrolled) && hasLetters) {
		// Nothing has been painted yet.
		for (const { face } of late) document.fonts.delete(face);
		return false;
	}
	return true;
}
