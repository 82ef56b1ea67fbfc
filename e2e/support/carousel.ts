import type { Locator, Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import { words } from "./site";
import { expect, scrollIntoView } from "./test";

/** Opens the home page with its clock stopped at the start of the first slide. Focus pauses the carousel meanwhile. */
export async function openWithClock(page: Page, carousel: Locator): Promise<void> {
	await page.clock.install();
	await page.goto("/");
	await scrollIntoView(carousel);
	const pause = carousel.getByRole("button", { name: words.carousel.pause });
	await expect(pause).toBeVisible();
	await pause.focus();
	await expect(carousel.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
	await page.clock.pauseAt(Date.now() + 60_000);
	// The pointer stays outside: only time moves the slides.
	await page.mouse.move(0, 0);
	await pause.blur();
	await settle(page);
}

/** Runs the stopped clock until the effects of a press or focus are complete. */
export const settle = (page: Page) => page.clock.runFor(100);

/** The slides that can be reached: those out of view are inert. */
export const slidesInView = (carousel: Locator) => carousel.locator(".carousel-slide:not([inert])");

/** The words under a carousel that say which of its slides is in view; there only while that is this one. */
export const counted = (carousel: Locator, number: number, count: number) =>
	carousel.getByText(fill(words.carousel.count, { number, count }), { exact: true });
