/** Pixels within which a part of the page counts as not having moved. */
const STILL = 1;

/** The typefaces that the page has asked for ahead, each with its file. */
function preloaded(): { face: FontFace; url: string }[] {
	return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")].flatMap(({ href }) => {
		const face = [...document.fonts].find(({ family }) => href.includes(`/${family}`));
		return face ? [{ face, url: href }] : [];
	});
}

/** Whether a file was there before the page was painted, and so is in use. */
function wasInTime(url: string): boolean {
	const [paint] = performance.getEntriesByName("first-contentful-paint");
	const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
	return Boolean(paint && file && file.responseEnd > 0 && file.responseEnd < paint.startTime);
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
 * (`font-display`): a page that begins without them keeps the faces of the device, on a slow line for the whole visit of
 * the page; this is for the lines between.
 */
export async function setLateFonts(): Promise<void> {
	const late = preloaded()
		.filter(({ url }) => !wasInTime(url))
		.map(({ face, url }) => new FontFace(face.family, `url(${url})`, { weight: face.weight }));
	await Promise.all(late.map((face) => face.load()));
	const before = placesInWindow();
	for (const face of late) document.fonts.add(face);
	const after = placesInWindow();
	const moved = [...before].some(([element, top]) => Math.abs((after.get(element) ?? Infinity) - top) > STILL);
	// Not painted yet, so nobody has seen it.
	if (moved) for (const face of late) document.fonts.delete(face);
}
