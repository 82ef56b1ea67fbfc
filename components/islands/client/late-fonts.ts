/** Pixels of movement that are too small to notice. */
const TOLERANCE = 1;

/** The typefaces that the page preloads, with their files. */
function preloaded(): { face: FontFace; url: string }[] {
	return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].flatMap(({ href }) => {
		const face = [...document.fonts].find(({ family }) => href.includes(`/${family}`));
		return face ? [{ face, url: href }] : [];
	});
}

/** Waits for the first paint, and gives its time in milliseconds. */
function firstPaint(): Promise<number> {
	return new Promise((resolve) => {
		new PerformanceObserver((list, observer) => {
			const paint = list.getEntriesByName("first-contentful-paint")[0];
			if (!paint) return;
			observer.disconnect();
			resolve(paint.startTime);
		}).observe({ type: "paint", buffered: true });
	});
}

/** Whether a file had arrived at a time. */
function hadArrived(url: string, time: number): boolean {
	const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
	// The file may still be on its way.
	return (file?.responseEnd || time) < time;
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
 * Applies the page's typefaces when they arrive late, unless that moves something in the window. They are optional
 * (`font-display`), so a page that is painted without them would keep the device's typefaces until the visitor leaves it.
 * On many connections they arrive a moment later.
 * @returns whether it has applied any
 */
export async function applyLateFonts(): Promise<boolean> {
	const painted = await firstPaint();
	const late = preloaded()
		.filter(({ url }) => !hadArrived(url, painted))
		.map(({ face, url }) => new FontFace(face.family, `url(${url})`, { weight: face.weight }));
	if (late.length === 0) return false;
	await Promise.all(late.map((face) => face.load()));
	const before = positionsInWindow();
	for (const face of late) document.fonts.add(face);
	const after = positionsInWindow();
	const moved = [...before].some(([element, top]) => Math.abs((after.get(element) ?? Infinity) - top) > TOLERANCE);
	// Nothing has been painted yet.
	if (moved) for (const face of late) document.fonts.delete(face);
	return !moved;
}
