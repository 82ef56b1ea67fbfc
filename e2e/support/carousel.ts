import type { Locator, Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import { scrollIntoView } from "./scroll-into-view";
import { words } from "./site";
import { expect } from "./test";

/**
 * Opens the home page with its clock stopped; the time of the carousel's first slide begins when this
 * returns. Focus holds a carousel still while the clock is being stopped.
 */
export async function openWithClock(page: Page, carousel: Locator): Promise<void> {
	await page.clock.install();
	await page.goto("/");
	await scrollIntoView(carousel);
	const pause = carousel.getByRole("button", { name: words.carousel.pause });
	await expect(pause).toBeVisible();
	await pause.focus();
	await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
	await page.clock.pauseAt(Date.now() + 60_000);
	// The pointer rests outside, so that nothing but time moves the slides.
	await page.mouse.move(0, 0);
	await pause.blur();
	await settle(page);
}

/** Lets what a press or a focus has set off take place; effects wait for the next frames of the stopped clock. */
export const settle = (page: Page) => page.clock.runFor(100);

/** The slides that can be reached: those out of view are inert. */
export const slidesInView = (carousel: Locator) => carousel.locator(".carousel-slide:not([inert])");

/** The words under a carousel that say which of its slides is in view; there only while that is this one. */
export const counted = (carousel: Locator, number: number, count: number) =>
	carousel.getByText(fill(words.carousel.count, { number, count }), { exact: true });
