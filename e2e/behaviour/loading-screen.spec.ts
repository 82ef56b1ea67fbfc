import type { Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/pages/first-paint";
import { content, someMenu, someTreatment } from "../support/site";
import { expect, test, testWith, testWithoutScript } from "../support/test";

test.use({ visited: false });

/** How long the clinic's loading screen stays, in milliseconds from the start of the navigation. */
const LENGTH = content.brand.loadingScreen * 1000;

const screenOf = (page: Page) => page.locator(".loading-screen");

/** Stops the loading screen at its beginning, so that only the test ends it, and notes when it was to begin. */
const hold = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(Animation.prototype, "startTime", {
			set(this: Animation, begins: number) {
				this.pause();
				this.currentTime = 0;
				Object.assign(window, { begins });
			},
		}),
	);

/** Opens a page whose loading screen is stopped. */
async function openHeld(page: Page, waitUntil: "load" | "domcontentloaded" = "load"): Promise<void> {
	await hold(page);
	await page.goto(someTreatment, { waitUntil });
	await expect(screenOf(page)).toBeVisible();
}

/** When the stopped screen was to begin, in milliseconds from the start of the navigation. */
const begins = (page: Page) => page.evaluate(() => (window as unknown as { begins?: number }).begins);

const timing = (page: Page) =>
	screenOf(page).evaluate((screen) => {
		const { delay, endTime } = screen.getAnimations()[0]?.effect?.getComputedTiming() ?? {};
		return { delay, endTime: Math.round(Number(endTime)) };
	});

const finish = (page: Page) => screenOf(page).evaluate((screen) => screen.getAnimations()[0]?.finish());

/** Whether the loading screen is what lies in the middle of the window. */
const covers = (page: Page) =>
	page.evaluate(() => Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".loading-screen")));

test("A visit begins with the logo and three dots over the whole page, hidden from screen readers", async ({
	page,
}) => {
	await openHeld(page, "domcontentloaded");
	const screen = screenOf(page);
	await expect(screen).toHaveText(content.clinic.wordmark);
	// Each shows one of the two stars.
	await expect(screen.locator("svg").filter({ visible: true })).toHaveCount(2);
	await expect(screen.locator(".loading-dot")).toHaveCount(3);
	expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
	await expect.poll(() => covers(page)).toBe(true);
	await expect(screen).toHaveAttribute("aria-hidden", "true");
	await expect(screen.locator("a, button, [tabindex]")).toHaveCount(0);
	await expect(page.locator("body")).not.toHaveAttribute("inert");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(screen).toBeHidden();
});

const testOffline = testWith({ allowedMessages: /ERR_FAILED/ });

for (const [what, reducedMotion, hasScript] of [
	["with motion", "no-preference", true],
	["with reduced motion", "reduce", true],
	["without the site's script", "reduce", false],
] as const) {
	testOffline(`It ends ${LENGTH} ms after the navigation: ${what}`, async ({ page }) => {
		if (!hasScript) await page.route("**/_islands/**", (route) => route.abort());
		await page.emulateMedia({ reducedMotion });
		await openHeld(page);
		await expect.poll(() => begins(page)).toBe(0);
		const { delay, endTime } = await timing(page);
		expect(endTime).toBe(LENGTH);
		if (reducedMotion === "reduce") expect(delay, "it leaves at once").toBe(LENGTH);
		const moved = await screenOf(page).evaluate((screen) =>
			screen
				.getAnimations({ subtree: true })
				.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
				.flatMap(Object.keys),
		);
		const described = ["offset", "computedOffset", "easing", "composite"];
		expect([...described, "transform", "opacity"]).toEqual(expect.arrayContaining(moved));
		await finish(page);
		await expect(screenOf(page)).toBeHidden();
		expect(await covers(page)).toBe(false);
		expect(await screenOf(page).evaluate((screen) => screen.getAnimations({ subtree: true }))).toEqual([]);
	});
}

test("On a prerendered page its time counts from activation", async ({ page }) => {
	await hold(page);
	await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true }));
	await page.goto(someTreatment);
	const isVisit = () => page.evaluate((key) => key in sessionStorage, VISIT_KEY);
	expect(await isVisit()).toBe(false);
	const [before, after] = await page.evaluate(() => {
		const before = performance.now();
		document.dispatchEvent(new Event("prerenderingchange"));
		return [before, performance.now()];
	});
	await expect.poll(() => begins(page)).toBeGreaterThanOrEqual(before);
	expect(await begins(page)).toBeLessThanOrEqual(after);
	expect(await isVisit()).toBe(true);
});

test("The first slide gets its whole time after it", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await hold(page);
	await page.goto("/");
	const slides = page.locator(".carousel-awake .carousel-viewport").first();
	// While slides move, screen readers announce none.
	await expect(slides).toHaveAttribute("aria-live", "polite");
	await page.keyboard.press("Shift");
	await expect(screenOf(page)).toBeHidden();
	await expect(slides).toHaveAttribute("aria-live", "off");
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

test("It shows once a visit, not on the next page or a reload", async ({ page, context }) => {
	await openHeld(page);
	await page.goto(someMenu.path);
	await expect(screenOf(page)).toBeHidden();
	await page.reload();
	await expect(screenOf(page)).toBeHidden();
	await openHeld(await context.newPage());
});

testWithoutScript("Without JavaScript it never shows", async ({ page }) => {
	await page.goto(someTreatment);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(screenOf(page)).toBeHidden();
});
