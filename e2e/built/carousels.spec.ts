import type { Locator, Page } from "@playwright/test";
import { sectionsOf } from "@/lib/pages/home";
import { feedbackTitle } from "@/lib/pages/testimonials";
import { counted, openWithClock, slidesInView, swipe } from "../support/carousel";
import { content, required, words } from "../support/site";
import { delayRequests, expect, inMotion, renderAll, scrollIntoView, test, testOnDesktop } from "../support/test";

test.use(inMotion);

/** Opens the carousel and sees its second slide after this time, not before. */
async function expectSecondAfter(page: Page, carousel: Locator, milliseconds: number, count: number): Promise<void> {
	await openWithClock(page, carousel);
	await expect(counted(carousel, 1, count)).toBeVisible();
	await page.clock.runFor(milliseconds - 200);
	await expect(counted(carousel, 1, count)).toBeVisible();
	await page.clock.runFor(200);
	await expect(counted(carousel, 2, count)).toBeVisible();
}

test.describe("what patients say", () => {
	const { testimonials } = content;
	const heading = testimonials ? feedbackTitle(testimonials, words) : "";
	const shown = sectionsOf(content.home.sections, "feedback").length > 0;
	const count = testimonials?.items.length ?? 0;
	test.skip(!shown || count < 4, "the home page has no patients' words, or so few that they need no slider");

	const feedback = (page: Page) => page.getByRole("region", { name: heading }).last();

	test("What patients say moves on every three seconds and loops", async ({ page }) => {
		await expectSecondAfter(page, feedback(page), 3000, count);
		await page.clock.runFor(3000 * (count - 1));
		await expect(counted(feedback(page), 1, count)).toBeVisible();
	});

	test("A swipe moves the slider and stops it", async ({ page }) => {
		await page.goto("/");
		// A section above that is laid out late would move the slider away from the finger.
		await renderAll(page);
		const row = feedback(page).locator(".carousel-viewport");
		await scrollIntoView(row);
		await expect(feedback(page).getByRole("button", { name: words.carousel.pause })).toBeVisible();
		const { x, y, width, height } = required((await row.boundingBox()) ?? undefined, "box of the slider");
		const scrolled = () => row.evaluate((element) => element.scrollLeft);
		const before = await scrolled();
		const places = [0.9, 0.7, 0.5, 0.3, 0.1].map((share) => x + width * share);
		await swipe(page, y + height / 2, places, (at) =>
			expect.poll(scrolled).toBeGreaterThan(before + x + 0.7 * width - at),
		);
		await expect(counted(feedback(page), 2, count)).toBeVisible();
		await expect(feedback(page).getByRole("button", { name: words.carousel.play })).toBeVisible();
	});

	test("The row keeps the focus as its script arrives; Tab leads to it, and arrows scroll it", async ({ page }) => {
		const arrive = await delayRequests(page, /_islands\/slider/);
		await page.goto("/");
		const row = feedback(page).locator(".carousel-viewport");
		await renderAll(page);
		await row.focus();
		await scrollIntoView(row);
		await expect(row).toBeFocused();
		arrive();
		const pause = feedback(page).getByRole("button", { name: words.carousel.pause });
		await expect(pause).toBeVisible();
		await expect(row).toBeFocused();
		await page.keyboard.press("Shift+Tab");
		await expect(pause).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(row).toBeFocused();
		await page.keyboard.press("ArrowRight");
		await expect(counted(feedback(page), 2, count)).toBeVisible();
		await expect(slidesInView(feedback(page))).toHaveCount(1);
		await expect(feedback(page).getByRole("button", { name: words.carousel.play })).toBeVisible();
	});

	testOnDesktop("As many cards as there is room for are shown, 20 px apart", async ({ page }) => {
		await openWithClock(page, feedback(page));
		await feedback(page).getByRole("button", { name: words.carousel.pause }).click();
		const visibleAt = { 360: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1440: 3 };
		for (const [width, visible] of Object.entries(visibleAt)) {
			await page.setViewportSize({ width: Number(width), height: 900 });
			await page.clock.runFor(500);
			await expect(slidesInView(feedback(page)), `at ${width} pixels`).toHaveCount(visible);
			const [first, second] = await feedback(page)
				.locator("figure")
				.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON()));
			expect(second.left - first.right, `at ${width} pixels`).toBeCloseTo(20, 0);
		}
	});
});

test.describe("the showcase", () => {
	const [part] = sectionsOf(content.home.sections, "showcase");
	const count = part?.items.length ?? 0;
	test.skip(count < 2, "the home page has no showcase of several items");

	const showcase = (page: Page) => page.getByRole("region", { name: part?.title ?? "" }).last();

	test("On phones the showcase is a slider that moves on every four seconds, within 600 ms", async ({ page }) => {
		await expectSecondAfter(page, showcase(page), 4000, count);
		await page.clock.runFor(1000);
		const first = showcase(page).locator(".carousel-slide").first();
		const offset = () => first.evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
		const from = await offset();
		await showcase(page).getByRole("button", { name: words.carousel.previous }).click();
		await page.clock.runFor(700);
		const arrived = await offset();
		expect(Math.abs(arrived - from)).toBeGreaterThan(100);
		await page.clock.runFor(2000);
		expect(Math.abs((await offset()) - arrived)).toBeLessThanOrEqual(2);
	});

	testOnDesktop("On a desktop the showcase is a grid in which nothing is out of reach", async ({ page }) => {
		await page.goto("/");
		await scrollIntoView(showcase(page));
		await expect(showcase(page).getByRole("button", { name: words.carousel.pause })).toBeHidden();
		await expect(slidesInView(showcase(page))).toHaveCount(count);
		const tops = await showcase(page)
			.locator("article")
			.evaluateAll((all) => all.map((article) => Math.round(article.getBoundingClientRect().top)));
		expect(new Set(tops).size).toBeLessThan(count);
	});
});
