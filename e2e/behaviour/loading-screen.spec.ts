import type { Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";
import { content, someMenu, someTreatment } from "../support/site";
import { expect, test, testWith, testWithoutScript } from "../support/test";

test.use({ visited: false });

/** How long the clinic's loading screen stays, in milliseconds from the start of the navigation. */
const LENGTH = content.brand.loadingScreen * 1000;

const screenOf = (page: Page) => page.locator(".loading-screen");

/** Pauses the loading screen at its beginning: only the test can end it. */
const hold = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(Animation.prototype, "startTime", {
			set(this: Animation) {
				this.pause();
				this.currentTime = 0;
			},
		}),
	);

/** Opens a page whose loading screen is paused. */
async function openHeld(page: Page, waitUntil: "load" | "domcontentloaded" = "load"): Promise<void> {
	await hold(page);
	await page.goto(someTreatment, { waitUntil });
	await expect(screenOf(page)).toBeVisible();
}

/** Times of the screen's animation, and of each painted frame that it covered. */
type Watched = { begins: number; delay: number; ends: number; covered: number[] };

/** Records `Watched` in the page. */
const watch = (page: Page) =>
	page.addInitScript(() => {
		const watched: Watched = { begins: Number.NaN, delay: Number.NaN, ends: Number.NaN, covered: [] };
		Object.assign(window, { watched });
		const own = Object.getOwnPropertyDescriptor(Animation.prototype, "startTime");
		Object.defineProperty(Animation.prototype, "startTime", {
			set(this: Animation, time: number) {
				own?.set?.call(this, time);
				const { delay, endTime } = this.effect?.getComputedTiming() ?? {};
				Object.assign(watched, { begins: time, delay, ends: time + Number(endTime) });
			},
		});
		const look = (time: number) => {
			// After the frame, in which the page may still end the screen.
			setTimeout(() => {
				const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
				if (middle?.closest(".loading-screen")) watched.covered.push(time);
			});
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

test("A visit begins with the logo and three dots, hidden from screen readers", async ({ page }) => {
	await openHeld(page, "domcontentloaded");
	const screen = screenOf(page);
	await expect(screen).toHaveText(content.clinic.wordmark);
	await expect(screen.locator("svg")).toBeVisible();
	await expect(screen.locator(".loading-dot")).toHaveCount(3);
	await expect(screen).toHaveAttribute("aria-hidden", "true");
	await expect(screen.locator("a, button, [tabindex]")).toHaveCount(0);
	await expect(page.locator("body")).not.toHaveAttribute("inert");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(screen).toBeHidden();
});

for (const [when, delay] of [
	["Its time counts from the start of the navigation, however late the page comes", LENGTH / 2],
	["A page that comes after that time is never covered", LENGTH + 100],
] as const) {
	test(when, async ({ page }) => {
		await watch(page);
		await page.route(`**${someTreatment}`, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, delay));
			await route.continue();
		});
		await page.goto(someTreatment);
		await expect(screenOf(page)).toBeHidden();
		const { begins, ends, covered } = await watched(page);
		expect({ begins, ends }).toEqual({ begins: 0, ends: LENGTH });
		expect(covered.filter((time) => time >= LENGTH)).toEqual([]);
	});
}

test("On a prerendered page its time counts from activation", async ({ page }) => {
	await watch(page);
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
	await page.goto(someTreatment);
	const isVisit = () => page.evaluate((key) => key in sessionStorage, VISIT_KEY);
	expect(await isVisit()).toBe(false);
	const shown = await page.evaluate(() => {
		document.dispatchEvent(new Event("prerenderingchange"));
		return performance.now();
	});
	await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.begins > 0);
	const { begins, ends } = await watched(page);
	expect(begins).toBeLessThanOrEqual(shown);
	expect(ends).toBeCloseTo(begins + LENGTH);
	expect(await isVisit()).toBe(true);
	await expect(screenOf(page)).toBeHidden();
});

test("The first slide gets its whole time after it", async ({ page }) => {
	await hold(page);
	await page.goto("/");
	const carousel = page.locator(".carousel-awake").first();
	const slides = carousel.locator(".carousel-viewport");
	// While slides move, screen readers announce none.
	await expect(slides).toHaveAttribute("aria-live", "polite");
	await page.keyboard.press("Shift");
	await expect(screenOf(page)).toBeHidden();
	await expect(slides).toHaveAttribute("aria-live", "off");
});

test("It covers the whole window until it ends, and then nothing", async ({ page }) => {
	await watch(page);
	await openHeld(page);
	await expect.poll(async () => (await watched(page)).covered.length).toBeGreaterThan(0);
	expect(await screenOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
	await screenOf(page).evaluate((screen) => {
		for (const animation of screen.getAnimations()) animation.finish();
	});
	await expect(screenOf(page)).toBeHidden();
	expect(
		await page.evaluate(() =>
			Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".loading-screen")),
		),
	).toBe(false);
});

test("It animates only transform and opacity, and stops once hidden", async ({ page }) => {
	await openHeld(page);
	const moved = await screenOf(page).evaluate((screen) =>
		screen
			.getAnimations({ subtree: true })
			.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
			.flatMap(Object.keys),
	);
	expect(new Set(moved)).toEqual(new Set(["offset", "computedOffset", "easing", "composite", "transform", "opacity"]));
	await page.keyboard.press("Shift");
	await expect(screenOf(page)).toBeHidden();
	expect(await screenOf(page).evaluate((screen) => screen.getAnimations({ subtree: true }))).toEqual([]);
});

test("A tap, a click, a key, a turn of the wheel or a scroll ends it at once", async ({ page }) => {
	for (const act of [
		() => page.touchscreen.tap(180, 400),
		() => page.mouse.click(180, 400),
		() => page.keyboard.press("Shift"),
		() => page.mouse.wheel(0, 300),
		() => page.evaluate(() => scrollTo({ top: 300 })),
	]) {
		await openHeld(page);
		await act();
		await expect(screenOf(page)).toBeHidden();
		await page.evaluate(() => sessionStorage.clear());
	}
});

test("It shows once a visit, not on the next page or a reload", async ({ page, browser }) => {
	await openHeld(page);
	await page.goto(someMenu.path);
	await expect(screenOf(page)).toBeHidden();
	await page.reload();
	await expect(screenOf(page)).toBeHidden();
	const next = await browser.newPage();
	await hold(next);
	await next.goto(new URL(someTreatment, page.url()).href);
	await expect(screenOf(next)).toBeVisible();
	await next.close();
});

test("Under reduced motion it stays as long, and disappears without movement", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await watch(page);
	await page.goto(someTreatment);
	await expect(screenOf(page)).toBeHidden();
	const { begins, delay, ends } = await watched(page);
	expect({ begins, delay }).toEqual({ begins: 0, delay: LENGTH });
	expect(ends).toBeLessThan(LENGTH + 1);
});

testWith({ allowedMessages: /ERR_FAILED/ })("Without the site's script it disappears in time", async ({ page }) => {
	await page.route("**/_islands/**", (route) => route.abort());
	await watch(page);
	await page.goto(someTreatment);
	await expect(screenOf(page)).toBeHidden();
	expect(await watched(page)).toMatchObject({ begins: 0, ends: LENGTH });
});

testWithoutScript("Without JavaScript it never shows", async ({ page }) => {
	await page.goto(someTreatment);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(screenOf(page)).toBeHidden();
});
