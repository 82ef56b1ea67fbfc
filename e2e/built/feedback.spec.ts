import type { Page } from "@playwright/test";
import { feedbackTitle } from "@/lib/site/feedback";
import { sectionsOf } from "@/lib/site/home";
import { counted, openWithClock, slidesInView } from "../support/carousel";
import { delayRequests } from "../support/delay-request";
import { renderAll } from "../support/render-all";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const { testimonials } = content;
const heading = testimonials ? feedbackTitle(testimonials, words) : "";
const shown = sectionsOf(content.home.sections, "feedback").length > 0;
const count = testimonials?.items.length ?? 0;
test.skip(!shown || count < 4, "the home page has no patients' words, or so few that they need no slider");

const feedback = (page: Page) => page.getByRole("region", { name: heading }).last();

test("What patients say moves on every three seconds and loops", async ({ page }) => {
	await openWithClock(page, feedback(page));
	await expect(counted(feedback(page), 1, count)).toBeVisible();
	await page.clock.runFor(2800);
	await expect(counted(feedback(page), 1, count)).toBeVisible();
	await page.clock.runFor(400);
	await expect(counted(feedback(page), 2, count)).toBeVisible();
	await page.clock.runFor(3000 * (count - 1));
	await expect(counted(feedback(page), 1, count)).toBeVisible();
});

test("A swipe moves the slider and stops it", async ({ page }) => {
	await openWithClock(page, feedback(page));
	const box = await feedback(page).locator(".carousel-viewport").boundingBox();
	if (!box) throw new Error("the slider has no box");
	const session = await page.context().newCDPSession(page);
	const y = box.y + box.height / 2;
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
	await touch("touchStart", box.x + box.width * 0.8);
	for (let step = 1; step <= 6; step++) {
		await touch("touchMove", box.x + box.width * (0.8 - step * 0.1));
		await page.clock.runFor(16);
	}
	await touch("touchEnd");
	await page.clock.runFor(1000);
	await expect(counted(feedback(page), 2, count)).toBeVisible();
	await expect(feedback(page).getByRole("button", { name: words.carousel.play })).toBeVisible();
	await page.clock.runFor(9000);
	await expect(counted(feedback(page), 2, count)).toBeVisible();
});

test("The keyboard's focus stays on the row of slides while it wakes, and leads back to its buttons", async ({
	page,
}) => {
	const arrive = await delayRequests(page, /_islands\/carousel/);
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
	await expect(feedback(page).getByRole("button", { name: words.carousel.next })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(row).not.toBeFocused();
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("The first card stays whole when the window's width changes", async ({ page }) => {
		await openWithClock(page, feedback(page));
		const indent = async () => {
			const card = await feedback(page).getByRole("figure").first().boundingBox();
			const above = await page.getByRole("heading", { name: heading }).boundingBox();
			return (card?.x ?? Number.NaN) - (above?.x ?? Number.NaN);
		};
		expect(await indent()).toBe(0);
		for (const width of [1180, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.clock.runFor(500);
			expect(await indent()).toBe(0);
		}
	});

	test("As many cards as there is room for are shown, 20 px apart", async ({ page }) => {
		await openWithClock(page, feedback(page));
		for (const [width, visible] of [
			[360, 1],
			[767, 1],
			[768, 2],
			[1023, 2],
			[1024, 3],
			[1440, 3],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.clock.runFor(500);
			await expect(slidesInView(feedback(page)), `at ${width} pixels`).toHaveCount(visible);
			const [first, second] = await feedback(page)
				.locator("figure")
				.evaluateAll((all) =>
					all.map((figure) => figure.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
				);
			expect((second?.left ?? 0) - (first?.right ?? 0), `at ${width} pixels`).toBeCloseTo(20, 0);
		}
	});
});
