import type { Page } from "@playwright/test";
import { content, someMenu, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ visited: false });

const screenOf = (page: Page) => page.locator(".loading-screen");

/** Opens a page whose screen's own clock stops at its first frame, so that only what a test does can end it. */
async function openHeld(page: Page, waitUntil: "load" | "domcontentloaded" = "load"): Promise<void> {
	await page.addInitScript(() => {
		const hold = () => {
			const animations = document.querySelector(".loading-screen")?.getAnimations() ?? [];
			for (const animation of animations) animation.pause();
			if (animations.length === 0) requestAnimationFrame(hold);
		};
		requestAnimationFrame(hold);
	});
	await page.goto(someTreatment, { waitUntil });
	await expect(screenOf(page)).toBeVisible();
}

test("A visit's first page begins with the logo and three dots, for three seconds", async ({ page }) => {
	await page.goto(someTreatment);
	const screen = screenOf(page);
	await expect(screen).toBeVisible();
	await expect(screen).toHaveText(content.clinic.wordmark);
	await expect(screen.locator("svg")).toBeVisible();
	await expect(screen.locator(".loading-dot")).toHaveCount(3);
	const ends = await screen.evaluate((element) =>
		element.getAnimations().map(({ effect }) => effect?.getComputedTiming()),
	);
	expect(ends).toEqual([expect.objectContaining({ endTime: 3000, fill: "both" })]);
});

test("It covers the whole window until it leaves by itself, and then nothing of the page", async ({ page }) => {
	const atMiddle = () =>
		page.evaluate(() =>
			Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest(".loading-screen")),
		);
	await openHeld(page);
	await expect.poll(atMiddle).toBe(true);
	expect(await screenOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
	await screenOf(page).evaluate((screen) => {
		for (const animation of screen.getAnimations()) animation.play();
	});
	await expect(screenOf(page)).toBeHidden();
	expect(await atMiddle()).toBe(false);
});

test("The page is there below it from the start", async ({ page }) => {
	await openHeld(page, "domcontentloaded");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("Nothing of it is in the way of a screen reader", async ({ page }) => {
	await openHeld(page);
	await expect(screenOf(page)).toHaveAttribute("aria-hidden", "true");
	await expect(screenOf(page).locator("a, button, [tabindex]")).toHaveCount(0);
	await expect(page.locator("body")).not.toHaveAttribute("inert");
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
	await page.goto(someTreatment);
	await expect(screenOf(page)).toBeVisible();
	await page.goto(someMenu.path);
	await expect(screenOf(page)).toBeHidden();
	await page.reload();
	await expect(screenOf(page)).toBeHidden();
	const next = await browser.newPage();
	await next.goto(new URL(someTreatment, page.url()).href);
	await expect(screenOf(next)).toBeVisible();
	await next.close();
});

test("A print-out has nothing of it", async ({ page }) => {
	await openHeld(page);
	await page.emulateMedia({ media: "print" });
	await expect(screenOf(page)).toBeHidden();
});

test.describe("where movement is not wanted", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("It still shows for three seconds, without fading, and leaves", async ({ page }) => {
		await page.goto(someTreatment);
		const [timing] = await screenOf(page).evaluate((element) =>
			element.getAnimations().map(({ effect }) => effect?.getComputedTiming()),
		);
		expect(timing?.delay).toBe(3000);
		expect(Number(timing?.duration)).toBeLessThan(1);
		await expect(screenOf(page)).toBeVisible();
		await expect(screenOf(page)).toBeHidden();
	});
});

test.describe("when the site's script does not arrive", () => {
	test.use({ allowedMessages: /ERR_FAILED/ });

	test("It leaves all the same", async ({ page }) => {
		await page.route("**/_islands/**", (route) => route.abort());
		await page.goto(someTreatment);
		await expect(screenOf(page)).toBeVisible();
		await expect(screenOf(page)).toBeHidden();
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
