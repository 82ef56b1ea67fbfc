import type { Page } from "@playwright/test";
import { someTreatment, words } from "../support/site";
import { awake, expect, renderAll, test } from "../support/test";

const scrollTo = (page: Page, top: number) =>
	page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("The back-to-top link shows after more than 200 pixels of scroll", async ({ page }) => {
	const button = page.getByRole("link", { name: words.backToTop, exact: true });
	await test.step("It shows on a page that is already scrolled when it wakes", async () => {
		await page.goto(`${someTreatment}#appointment`);
		await expect(button).toBeVisible();
	});

	await page.goto(someTreatment);
	await awake(page, "page-scroll");
	await expect(button).toBeHidden();
	await test.step("While hidden it cannot be focused", async () => {
		const hidden = page.locator('a[href="#top"]');
		await hidden.focus();
		await expect(hidden).not.toBeFocused();
	});
	await scrollTo(page, 201);
	await expect(button).toBeInViewport();
	await scrollTo(page, 200);
	await expect(button).toBeHidden();

	await renderAll(page);
	for (const [reducedMotion, behaviour] of [
		["no-preference", "smooth"],
		["reduce", "auto"],
	] as const) {
		await test.step(`Its way to the top is ${behaviour}, and does not change the URL`, async () => {
			await page.emulateMedia({ reducedMotion });
			await scrollTo(page, 3000);
			await button.focus();
			await expect(page.locator("html")).toHaveCSS("scroll-behavior", behaviour);
			await button.click();
			await expect.poll(() => scrolled(page)).toBe(0);
			await expect(button).toBeHidden();
			await expect(page).toHaveURL(someTreatment);
		});
	}
	await test.step("It moves the focus to the top as well", async () => {
		await scrollTo(page, 3000);
		await button.press("Enter");
		await expect.poll(() => scrolled(page)).toBe(0);
		await page.keyboard.press("Tab");
		await expect(page.getByRole("link", { name: words.common.skipToContent })).toBeFocused();
	});
});
