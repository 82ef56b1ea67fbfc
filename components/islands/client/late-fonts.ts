/** Pixels within which a part of the page counts as not having moved. */
const STILL = 1;

/** The typefaces that the page has asked for ahead, each with its file. */
function preloaded(): { face: FontFace; url: string }[] {
	return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].flatMap(({ href }) => {
		const face = [...document.fonts].find(({ family }) => href.includes(`/${family}`));
		return face ? [{ face, url: href }] : [];
	});
}

/** When the page was first painted, in milliseconds from its start; waits for it. */
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

/** Whether a file was there at that time, and so is in use since the page was painted. */
function wasThere(url: string, time: number): boolean {
	const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
	return file !== undefined && file.responseEnd > 0 && file.responseEnd < time;
}

/** Where everything in the window stands. */
function placesInWindow(): Map<Element, number> {
	const places = new Map<Element, number>();
	const visit = (element: Element) => {
		for (const child of element.children) {
			const { top, bottom } = child.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight) continue;
			places.set(child, top);
			visit(child);
		}
	};
	visit(document.body);
	return places;
}

/**
 * Sets the page in its own typefaces when they come late, unless something in the window would move. They are optional
 * (`font-display`): a page that begins without them keeps the faces of the device until it is left. On connections
 * that are neither fast nor slow they come a moment after the first paint; then this sets them.
 * @returns whether it has set any
 */
export async function setLateFonts(): Promise<boolean> {
	const painted = await firstPaint();
	const late = preloaded()
		.filter(({ url }) => !wasThere(url, painted))
		.map(({ face, url }) => new FontFace(face.family, `url(${url})`, { weight: face.weight }));
	if (late.length === 0) return false;
	await Promise.all(late.map((face) => face.load()));
	const before = placesInWindow();
	for (const face of late) document.fonts.add(face);
	const after = placesInWindow();
	const moved = [...before].some(([element, top]) => Math.abs((after.get(element) ?? Infinity) - top) > STILL);
	// Not painted yet, so nobody has seen it.
	if (moved) for (const face of late) document.fonts.delete(face);
	return !moved;
}
