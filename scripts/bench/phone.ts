import type { Browser, CDPSession, Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";
import { phone } from "@/tests/support/windows";

/** Milliseconds after which a page that has come has done all that it does by itself. */
const SETTLED = 3000;

/** A page of the site in a phone's window, with the browser's own tools for it. */
export type PhonePage = { page: Page; devtools: CDPSession };

/**
 * Opens a page as on a phone, fresh, without the loading screen, and waits until it has settled.
 * @param address its full address
 * @param run what is done with it, before it is closed
 */
export async function onPhone<T>(
	browser: Browser,
	address: string,
	run: (opened: PhonePage) => Promise<T>,
): Promise<T> {
	const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
	await context.addInitScript((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
	const page = await context.newPage();
	await page.goto(address);
	await page.waitForTimeout(SETTLED);
	try {
		return await run({ page, devtools: await context.newCDPSession(page) });
	} finally {
		await context.close();
	}
}
