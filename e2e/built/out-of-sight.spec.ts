import type { Page } from "@playwright/test";
import { content, pagesOfEachType, someTreatment } from "../support/site";
import { expect, inMotion, test } from "../support/test";

test.use({ ...inMotion, allowedMessages: /status of 404/ });

test("The browser's search in the page finds a heading far down", async ({ page }) => {
	await page.goto(someTreatment);
	const heading = page.locator("main section h2").last();
	const words = (await heading.textContent()) ?? "";
	const found = await page.evaluate((text) => {
		const inPage = window as unknown as { find(text: string): boolean };
		return inPage.find(text) && Boolean(getSelection()?.anchorNode?.parentElement?.closest("section h2"));
	}, words.trim());
	expect(found).toBe(true);
	await expect(heading).toBeInViewport();
});

/** The distance in pixels between the header's lower edge and the top of the part that the address names. */
const distance = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
		const reserved = [document.documentElement, part].reduce((sum, element) => {
			const { scrollPaddingTop, scrollMarginTop } = getComputedStyle(element as Element);
			return sum + (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollMarginTop) || 0);
		}, 0);
		const end = document.documentElement.scrollHeight - innerHeight - scrollY;
		// The last part of a page may not reach the top.
		return end < 1 ? 0 : Math.round((part?.getBoundingClientRect().top ?? Number.NaN) - reserved);
	});

test("An address with a part of a page leads to it, opened or followed within the page", async ({ page }) => {
	test.slow();
	for (const path of pagesOfEachType([content])) {
		await page.goto(path);
		const sections = page.locator("main section[id]");
		const ids = await sections.evaluateAll((all) => all.map(({ id }) => id).slice(-2));
		for (const id of ids) {
			await page.goto(path);
			await page.evaluate((hash) => location.assign(`#${hash}`), id);
			await expect.poll(async () => Math.abs(await distance(page)), `${path} to #${id}`).toBeLessThanOrEqual(2);
			await page.goto("about:blank");
			await page.goto(`${path}#${id}`);
			await expect.poll(async () => Math.abs(await distance(page)), `${path}#${id}`).toBeLessThanOrEqual(2);
		}
	}
});
