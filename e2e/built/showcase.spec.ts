import type { Page } from "@playwright/test";
import { sectionsOf } from "@/lib/site/home";
import { counted, openWithClock, slidesInView } from "../support/carousel";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const [part] = sectionsOf(content.home.sections, "showcase");
const count = part?.items.length ?? 0;
test.skip(count < 2, "the home page has no showcase of several items");

const showcase = (page: Page) => page.getByRole("region", { name: part?.title ?? "" }).last();

test("On phones the showcase is a slider that moves on every four seconds", async ({ page }) => {
	await openWithClock(page, showcase(page));
	await expect(counted(showcase(page), 1, count)).toBeVisible();
	await page.clock.runFor(3800);
	await expect(counted(showcase(page), 1, count)).toBeVisible();
	await page.clock.runFor(400);
	await expect(counted(showcase(page), 2, count)).toBeVisible();
});

test("A slide of the showcase takes its place in 600 ms", async ({ page }) => {
	await openWithClock(page, showcase(page));
	const second = showcase(page).locator(".carousel-slide").nth(1);
	const offset = () => second.evaluate((slide) => slide.getBoundingClientRect().left);
	await showcase(page).getByRole("button", { name: words.carousel.next }).click();
	await page.clock.runFor(300);
	const halfway = await offset();
	await page.clock.runFor(400);
	const arrived = await offset();
	await page.clock.runFor(2000);
	const atRest = await offset();
	expect(Math.abs(halfway - atRest)).toBeGreaterThan(2);
	expect(Math.abs(arrived - atRest)).toBeLessThan(2);
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("the showcase is a grid in which nothing is out of reach", async ({ page }) => {
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
