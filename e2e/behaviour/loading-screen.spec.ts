import type { Page } from "@playwright/test";
import { content, someMenu, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ visited: false });

/** How long the clinic's loading screen stays, in milliseconds from the start of the navigation. */
const LENGTH = content.brand.loadingScreen * 1000;

const screenOf = (page: Page) => page.locator(".loading-screen");

/** Pauses the screens of a page at their beginning, so that only the test can end them. */
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

/** What a page's own clock tells: of its screen's animation, and when a frame was painted that the screen covered. */
type Watched = { begins: number; delay: number; ends: number; covered: number[] };

/** Keeps in the page what happens to its loading screen. */
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
			const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
			if (middle?.closest(".loading-screen")) watched.covered.push(time);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Lets the server answer with the page only after so many milliseconds. */
const late = (page: Page, milliseconds: number) =>
	page.route(`**${someTreatment}`, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, milliseconds));
		await route.continue();
	});

test("A visit's first page begins with the logo and three dots, which no screen reader meets", async ({ page }) => {
	await openHeld(page, "domcontentloaded");
	const screen = screenOf(page);
	await expect(screen).toHaveText(content.clinic.wordmark);
	await expect(screen.locator("svg")).toBeVisible();
	await expect(screen.locator(".loading-dot")).toHaveCount(3);
	await expect(screen).toHaveAttribute("aria-hidden", "true");
	await expect(screen.locator("a, button, [tabindex]")).toHaveCount(0);
	// The page is there below it from the start.
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
		await late(page, delay);
		await page.goto(someTreatment);
		await expect(screenOf(page)).toBeHidden();
		const { begins, ends, covered } = await watched(page);
		expect({ begins, ends }).toEqual({ begins: 0, ends: LENGTH });
		expect(covered.filter((time) => time >= LENGTH)).toEqual([]);
	});
}

test("Of a page that was prepared unseen it counts from its showing", async ({ page }) => {
	await watch(page);
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
	await page.goto(someTreatment);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
	const shown = await page.evaluate(() => {
		document.dispatchEvent(new Event("prerenderingchange"));
		return performance.now();
	});
	const { begins, ends } = await watched(page);
	expect(begins).toBeGreaterThan(0);
	expect(begins).toBeLessThanOrEqual(shown);
	expect(ends).toBeCloseTo(begins + LENGTH);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
	await expect(screenOf(page)).toBeHidden();
});

test("It covers the whole window until it leaves by itself, and then nothing of the page", async ({ page }) => {
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

test("It moves without keeping the main thread busy, and nothing of it moves once it has left", async ({ page }) => {
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

for (const [what, act] of [
	["A tap", (page: Page) => page.touchscreen.tap(180, 400)],
	["A click", (page: Page) => page.mouse.click(180, 400)],
	["A key", (page: Page) => page.keyboard.press("Shift")],
	["A turn of the wheel", (page: Page) => page.mouse.wheel(0, 300)],
	["A scroll", (page: Page) => page.evaluate(() => scrollTo({ top: 300 }))],
] as const) {
	test(`${what} ends it at once`, async ({ page }) => {
		await openHeld(page);
		await act(page);
		await expect(screenOf(page)).toBeHidden();
	});
}

test("It shows once a visit: not on the next page, not on reloading, again on a new visit", async ({
	page,
	browser,
}) => {
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

test.describe("where movement is not wanted", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("It stays as long, and leaves without moving", async ({ page }) => {
		await watch(page);
		await page.goto(someTreatment);
		await expect(screenOf(page)).toBeHidden();
		const { begins, delay, ends } = await watched(page);
		expect({ begins, delay }).toEqual({ begins: 0, delay: LENGTH });
		expect(ends).toBeLessThan(LENGTH + 1);
	});
});

test.describe("when the site's script does not arrive", () => {
	test.use({ allowedMessages: /ERR_FAILED/ });

	test("it leaves all the same", async ({ page }) => {
		await page.route("**/_islands/**", (route) => route.abort());
		await watch(page);
		await page.goto(someTreatment);
		await expect(screenOf(page)).toBeHidden();
		expect(await watched(page)).toMatchObject({ begins: 0, ends: LENGTH });
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("It never shows", async ({ page }) => {
		await page.goto(someTreatment);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(screenOf(page)).toBeHidden();
	});
});
