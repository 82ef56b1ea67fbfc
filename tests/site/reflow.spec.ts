import type { Page } from "@playwright/test";
import { layOutAll } from "../support/lay-out-all";
import { menuOf } from "../support/menu";
import { pageTypes, someMenu, someTreatment } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

test.use({ ...desktop, allowedMessages: /status of 404/ });

/** By how many pixels the page is wider than its window. */
async function excess(page: Page): Promise<number> {
	await layOutAll(page);
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
	});
}

for (const width of [320, 560, 768, 992, 993, 1279, 1280]) {
	test(`No type of page scrolls sideways at ${width} pixels`, async ({ page }) => {
		// On a narrow phone and a tablet every type of page; where else the layout changes one that has most of its parts.
		await page.setViewportSize({ width, height: 700 });
		for (const path of [320, 768].includes(width) ? pageTypes : [someTreatment]) {
			await page.goto(path);
			expect.soft(await excess(page), path).toBe(0);
		}
	});
}

for (const width of [640, 1280]) {
	test(`With letters twice as large nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		const browser = await page.context().newCDPSession(page);
		await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		for (const path of pageTypes) {
			await page.goto(path);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
			expect.soft(await excess(page), path).toBe(0);
		}
	});
}

test("The open list of menus does not scroll sideways at 320 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(someTreatment);
	const menu = menuOf(page);
	await menu.button.click();
	await menu.opener(someMenu.label).click();
	await expect(menu.links(someMenu.label).first()).toBeVisible();
	const sideways = await menu.nav.evaluate((nav) => {
		const sheet = nav.closest("[popover]");
		return sheet ? sheet.scrollWidth - sheet.clientWidth : Number.NaN;
	});
	expect(sideways).toBe(0);
	expect(await excess(page)).toBe(0);
});
