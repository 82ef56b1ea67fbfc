import type { Page } from "@playwright/test";
import { someTreatment, words } from "../support/site";
import { awake, expect, renderAll, test } from "../support/test";

const scrollTo = (page: Page, top: number) =>
	page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

const button = (page: Page) => page.getByRole("link", { name: words.backToTop, exact: true });

/** Clicks it from far down and returns every scroll position on the way up. */
async function ride(page: Page): Promise<number[]> {
	await scrollTo(page, 3000);
	await expect(button(page)).toBeVisible();
	await page.evaluate(() => {
		const positions: number[] = [];
		Object.assign(window, { positions });
		addEventListener("scroll", () => positions.push(Math.round(scrollY)));
	});
	await button(page).click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect(button(page)).toBeHidden();
	return page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test("The back-to-top link shows after more than 200 pixels of scroll", async ({ page }) => {
	await test.step("It shows on a page that is already scrolled when it wakes", async () => {
		await page.goto(`${someTreatment}#appointment`);
		await expect(button(page)).toBeVisible();
	});

	await page.goto(someTreatment);
	await awake(page, "page-scroll");
	await expect(button(page)).toBeHidden();
	await test.step("While hidden it cannot be focused", async () => {
		const hidden = page.locator('a[href="#top"]');
		await hidden.focus();
		await expect(hidden).not.toBeFocused();
	});
	await scrollTo(page, 201);
	await expect(button(page)).toBeInViewport();
	await scrollTo(page, 200);
	await expect(button(page)).toBeHidden();

	await renderAll(page);
	await test.step("It scrolls smoothly to the top and does not change the URL", async () => {
		const positions = await ride(page);
		expect(positions.filter((position) => position > 0 && position < 3000).length).toBeGreaterThan(1);
		await expect(page).toHaveURL(someTreatment);
	});
	await test.step("Under reduced motion it jumps to the top", async () => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await ride(page)).toEqual([0]);
	});
	await test.step("It moves the focus to the top as well", async () => {
		await scrollTo(page, 3000);
		await button(page).press("Enter");
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: words.common.skipToContent })).toBeFocused();
	});
});
