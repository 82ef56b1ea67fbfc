import type { Page } from "@playwright/test";
import { awake } from "./test";

/** A Monday noon at the clinic of the tests, far from its closings. */
const INSTANT = "2030-11-18T12:00:00+05:30";

/** Opens a page at an instant, at which its clock stands: time passes only by `page.clock`. */
export async function openAt(page: Page, path: string, instant = INSTANT): Promise<void> {
	const time = Date.parse(instant);
	await page.clock.install({ time: time - 60_000 });
	await page.clock.pauseAt(time);
	await page.goto(path);
}

/** Lets the stopped clock reach the page's first idle moment, and waits until the first island of this name is awake. */
export async function wake(page: Page, island: string): Promise<void> {
	await page.clock.runFor(50);
	await awake(page, island);
}

/** Says to the open page that it is out of sight, as behind another tab, or in sight again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
	page.evaluate((value) => {
		Object.defineProperty(document, "hidden", { configurable: true, value });
		document.dispatchEvent(new Event("visibilitychange"));
	}, hidden);

/** Opens a path from another page, because an anchor of the open page would not reload it. */
export async function openAnew(page: Page, path: string): Promise<void> {
	await page.goto("about:blank");
	await page.goto(path);
}
