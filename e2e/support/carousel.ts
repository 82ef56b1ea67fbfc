import type { Locator, Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import { openAt } from "./open";
import { words } from "./site";
import { expect, scrollIntoView } from "./test";

/** Runs the stopped clock until the effects of a press or focus are complete. */
const settle = (page: Page) => page.clock.runFor(100);

/** Waits until a carousel runs or is paused, by its live region. */
export async function expectRunning(carousel: Locator, running: boolean): Promise<void> {
	await settle(carousel.page());
	await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", running ? "off" : "polite");
}

/** Opens the home page with its clock stopped at the start of the first slide, for a test with motion. */
export async function openWithClock(page: Page, carousel: Locator): Promise<void> {
	await openAt(page, "/");
	await scrollIntoView(carousel);
	const pause = carousel.getByRole("button", { name: words.carousel.pause });
	const isAwake = async () => {
		await settle(page);
		return pause.isVisible();
	};
	await expect.poll(isAwake).toBe(true);
	// Focus pauses the carousel: its first slide begins when it is gone.
	await pause.focus();
	await expectRunning(carousel, false);
	await pause.blur();
	await expectRunning(carousel, true);
}

/** Moves a finger level over the page, from the first of these places to the last; `moved` waits for the page after each. */
export async function swipe(page: Page, y: number, [first, ...others]: number[], moved?: (x: number) => Promise<void>) {
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
	await touch("touchStart", first);
	for (const x of others) {
		await touch("touchMove", x);
		await moved?.(x);
	}
	await touch("touchEnd");
}

/** The slides that can be reached: those out of view are inert. */
export const slidesInView = (carousel: Locator) => carousel.locator(".carousel-slide:not([inert])");

/** The words under a carousel that say which of its slides is in view; there only while that is this one. */
export const counted = (carousel: Locator, number: number, count: number) =>
	carousel.getByText(fill(words.carousel.count, { number, count }), { exact: true });
