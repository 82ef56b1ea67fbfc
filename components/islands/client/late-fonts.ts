import { afterPaint } from "./render-offscreen-sections";

/** Pixels of movement that are too small to notice. */
const TOLERANCE = 1;

/** A typeface of the page, by its rule in the style sheet of typefaces. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
	const descriptors: Record<string, string> = {};
	for (const property of style) {
		const name = property.replace("font-", "").replace(/-./g, ([, letter = ""]) => letter.toUpperCase());
		descriptors[name] = style.getPropertyValue(property).replaceAll('"', "");
	}
	return new FontFace(descriptors.family as string, descriptors.src as string, descriptors);
}

/** The distance of each element in the window from its top. */
function positionsInWindow(): Map<Element, number> {
	const positions = new Map<Element, number>();
	const visit = (element: Element) => {
		for (const child of element.children) {
			const { top, bottom, left } = child.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight || left > innerWidth) continue;
			positions.set(child, top);
			visit(child);
		}
	};
	visit(document.body);
	return positions;
}

/**
 * Fetches the page's typefaces after the first paint, which they would delay, and applies them unless that moves something
 * in the window. If the first paint has them, from the browser's cache, there is nothing to do.
 * @returns whether it has applied any
 */
export async function applyLateFonts(): Promise<boolean> {
	await new Promise<void>(afterPaint);
	const style = document.querySelector<HTMLStyleElement>("style[media]");
	if (!style || (style.media === "all" && document.fonts.status === "loaded")) return false;
	const late = [...(style.sheet as CSSStyleSheet).cssRules].map((rule) => faceOf(rule as CSSFontFaceRule));
	await Promise.all(late.map((face) => face.load()));
	// A device that has no typeface for the page's script shows boxes, so ours are needed even if they move something.
	const hasLetters = ![...document.fonts].some(
		({ family, status }) => family.includes("fallback") && status === "error",
	);
	for (const face of late) {
		const before = positionsInWindow();
		document.fonts.add(face);
		const after = positionsInWindow();
		const hasMoved = [...before].some(([element, top]) => Math.abs((after.get(element) ?? Infinity) - top) > TOLERANCE);
		// Nothing has been painted yet.
		if (hasMoved && hasLetters) {
			for (const added of late) document.fonts.delete(added);
			return false;
		}
		// The new layout takes long on a phone, so a tap may come between two typefaces.
		await new Promise((resolve) => setTimeout(resolve));
	}
	return true;
}
