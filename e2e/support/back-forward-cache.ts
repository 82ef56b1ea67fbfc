import type { Page } from "@playwright/test";
import { browserFlags, findChrome } from "@/scripts/test/browsers";
import { expect, test } from "./test";

/** Options that start Chromium with its back/forward cache, which Playwright switches off. */
export const withBackForwardCache = {
	executablePath: findChrome(),
	args: browserFlags,
	ignoreDefaultArgs: ["--disable-back-forward-cache"],
};

/** Marks a document, to distinguish a page restored from the cache from a new one. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { keptDocument: true }));

/** Goes through the history to a page in the back/forward cache. */
export async function goToKept(page: Page, step: "back" | "forward", path: string): Promise<void> {
	await test.step(`${step} to ${path}, from the cache`, async () => {
		await page.evaluate((way) => history[way](), step);
		await page.waitForURL(`**${path}`, { waitUntil: "commit" });
		await expect.poll(() => page.evaluate(() => "keptDocument" in window)).toBe(true);
	});
}
