import type { Browser, Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";
import { phone } from "@/tests/support/windows";
import { median } from "./median";
import { slowPhone } from "./slow-phone";
import { table } from "./table";

/** Milliseconds from the start of the navigation. */
type Uncovered = {
	/** The first paint of anything, be it the loading screen. */
	painted: number;
	/** The end of the first frame in which all of the main heading can be seen. */
	heading: number;
};

/** Notes in the page when all corners and the middle of the main heading, or what of it is in the window, lie open. */
const watchHeading = (page: Page) =>
	page.addInitScript(() => {
		const isOpen = (heading: Element) => {
			const { left, right, top, bottom } = heading.getBoundingClientRect();
			const [first, last] = [Math.max(left, 0) + 1, Math.min(right, innerWidth) - 1];
			const [upper, lower] = [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1];
			const points = [
				...[first, last].flatMap((x) => [upper, lower].map((y) => [x, y] as const)),
				[(first + last) / 2, (upper + lower) / 2] as const,
			];
			return points.every(([x, y]) => {
				const there = document.elementFromPoint(x, y);
				return there !== null && (heading.contains(there) || there.contains(heading));
			});
		};
		// A message sent from a frame's callback arrives once that frame is painted.
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => performance.mark("heading uncovered");
		const look = () => {
			const heading = document.querySelector("main :is(h1, h2):not(.sr-only)");
			if (heading && isOpen(heading)) port2.postMessage(undefined);
			else requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});

/**
 * How soon a visitor with a slow phone on a slow line sees a page's main heading, with nothing above it. The page comes
 * without a cache.
 * @param visited whether it is not the visit's first page, so that no loading screen covers it
 */
async function headingUncovered(browser: Browser, url: string, visited: boolean): Promise<Uncovered> {
	const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
	if (visited) await context.addInitScript((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
	const page = await context.newPage();
	// Functions that are handed to the page come with calls of this, by which tsx keeps their names.
	await page.addInitScript("globalThis.__name = (named) => named");
	await watchHeading(page);
	const devtools = await context.newCDPSession(page);
	await slowPhone(devtools);
	await page.goto(url, { waitUntil: "commit" });
	const measured = await page.evaluate(async () => {
		const seen = (type: string, name: string) =>
			new Promise<number>((resolve) => {
				new PerformanceObserver((list) => {
					for (const { startTime } of list.getEntriesByName(name)) resolve(startTime);
				}).observe({ type, buffered: true });
			});
		return {
			painted: await seen("paint", "first-contentful-paint"),
			heading: await seen("mark", "heading uncovered"),
		};
	});
	await context.close();
	return measured;
}

/**
 * Measures when the main heading of pages lies open, on a visit's first page, which the loading screen covers, and on a
 * later one, which nothing covers.
 * @param site the address at which the built site is served
 * @param runs how often each is measured
 * @returns the medians as a table in Markdown
 */
export async function tableOfHeadings(
	browser: Browser,
	site: string,
	pages: { name: string; path: string }[],
	runs: number,
): Promise<string> {
	const rows: string[][] = [];
	for (const { name, path } of pages) {
		for (const visited of [false, true]) {
			const measured: Uncovered[] = [];
			for (let run = 0; run < runs; run++) measured.push(await headingUncovered(browser, site + path, visited));
			const middle = (of: keyof Uncovered) => `${(median(measured.map((one) => one[of])) / 1000).toFixed(2)} s`;
			rows.push([
				`${name}, ${visited ? "later in a visit" : "a visit's first page"}`,
				middle("painted"),
				middle("heading"),
			]);
		}
	}
	return table(["Page", "First paint", "Heading uncovered"], rows);
}
