import type { Page, Route } from "@playwright/test";
import { canonicalPaths, someTreatment } from "./support/site";
import { expect, test } from "./support/test";

test.skip(({ isMobile }) => !isMobile, "one size shows it");

/** Shift of a page over its life at most (design: numbers to hold). */
const LIMIT = 0.01;

/** Opens a page whose typefaces come only when it has been painted, and waits until it has made of them what it will. */
async function openWithLateFonts(page: Page, path: string): Promise<{ shift: number; ours: boolean }> {
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				(window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/*.woff2", async (route: Route) => {
		await held;
		await route.continue();
	});
	await page.goto(path, { waitUntil: "commit" });
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	letGo();
	await page.waitForLoadState("load");
	return page.evaluate(async () => {
		await document.fonts.ready;
		// The script that sets late typefaces asks for them once more, now from the cache; then two frames for the paint.
		await new Promise((resolve) => setTimeout(resolve, 250));
		for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
		const faces = [...document.fonts].map(({ family }) => family);
		return {
			shift: (window as unknown as { shift: number }).shift,
			ours: new Set(faces).size < faces.length,
		};
	});
}

test("With typefaces that come late nothing moves on any page, and most pages change to them", async ({ context }) => {
	test.slow();
	const moved: Record<string, number> = {};
	let changed = 0;
	const paths = canonicalPaths.values();
	// Several at once: each mostly waits.
	const look = async () => {
		for (const path of paths) {
			const page = await context.newPage();
			const { shift, ours } = await openWithLateFonts(page, path);
			if (shift > LIMIT) moved[path] = shift;
			if (ours) changed++;
			await page.close();
		}
	};
	await Promise.all([look(), look(), look(), look()]);
	expect(moved).toEqual({});
	expect(changed).toBeGreaterThan(canonicalPaths.length / 2);
});

test("Where a device's own faces are quite unlike ours, the page keeps them, and nothing moves", async ({ page }) => {
	await page.route(`**${someTreatment}`, async (route) => {
		const answer = await route.fetch();
		const html = await answer.text();
		// The policy knows the page's own style sheet only.
		const body = html
			.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
			.replaceAll(/size-adjust:[\d.]+%/g, "size-adjust:130%");
		expect(body).toContain("size-adjust:130%");
		await route.fulfill({ response: answer, body });
	});
	const { shift, ours } = await openWithLateFonts(page, someTreatment);
	expect(shift).toBeLessThanOrEqual(LIMIT);
	expect(ours).toBe(false);
});

test("Typefaces that are there in time are in use, in the page's first paint", async ({ page }) => {
	await page.goto(someTreatment);
	// The second page has them from the browser's cache.
	await page.goto("/hand-surgery/accident-cuts/");
	const width = (font: string) =>
		page.evaluate((family) => {
			const heading = document.querySelector("h1") as HTMLElement;
			const range = document.createRange();
			range.selectNodeContents(heading);
			if (family) document.documentElement.style.setProperty("--font-fraunces", family);
			return range.getBoundingClientRect().width;
		}, font);
	// Without ours, the device's own face is next.
	expect(await width("")).not.toBe(await width("no-such-face"));
});
