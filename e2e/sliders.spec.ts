import type { Page } from "@playwright/test";
import { openWithClock, slidesInView } from "./support/carousel";
import { expect, test } from "./support/test";

const feedback = (page: Page) => page.getByRole("region", { name: "Patients Feedback" }).last();
const cosmetology = (page: Page) => page.getByRole("region", { name: "Our Cosmetology Treatments" }).last();

test("Patients Feedback moves on every three seconds and loops", async ({ page }) => {
	await openWithClock(page, feedback(page));
	const count = feedback(page).getByText(/^\d of 8$/);
	await expect(count).toHaveText("1 of 8");
	await page.clock.runFor(2800);
	await expect(count).toHaveText("1 of 8");
	await page.clock.runFor(400);
	await expect(count).toHaveText("2 of 8");
	await page.clock.runFor(21_000);
	await expect(count).toHaveText("1 of 8");
});

test("The first card stays whole when the window's width changes", async ({ page, isMobile }) => {
	test.skip(isMobile, "widths are set here; once is enough");
	await openWithClock(page, feedback(page));
	const indent = async () => {
		const card = await feedback(page).getByRole("figure").first().boundingBox();
		const heading = await page.getByRole("heading", { name: "Patients Feedback" }).boundingBox();
		return (card?.x ?? Number.NaN) - (heading?.x ?? Number.NaN);
	};
	expect(await indent()).toBe(0);
	for (const width of [1180, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await page.clock.runFor(500);
		expect(await indent()).toBe(0);
	}
});

for (const { width, visible } of [
	{ width: 360, visible: 1 },
	{ width: 767, visible: 1 },
	{ width: 768, visible: 2 },
	{ width: 1023, visible: 2 },
	{ width: 1024, visible: 3 },
	{ width: 1440, visible: 3 },
]) {
	test(`At ${width} px Patients Feedback shows ${visible} at a time, 20 px apart`, async ({ page, isMobile }) => {
		test.skip(isMobile, "widths are set here; once is enough");
		await page.setViewportSize({ width, height: 900 });
		await openWithClock(page, feedback(page));
		await expect(slidesInView(feedback(page))).toHaveCount(visible);
		const boxes = await feedback(page)
			.locator("figure")
			.evaluateAll((all) =>
				all.map((figure) => figure.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
			);
		const [first, second] = boxes;
		expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(20, 0);
	});
}

test("On wide screens the cosmetology treatments are a grid in which nothing is out of reach", async ({
	page,
	isMobile,
}) => {
	test.skip(isMobile, "wide screens");
	await page.goto("/");
	await cosmetology(page).scrollIntoViewIfNeeded();
	await expect(cosmetology(page).getByRole("button", { name: "Pause" })).toBeHidden();
	await expect(slidesInView(cosmetology(page))).toHaveCount(6);
	const tops = await cosmetology(page)
		.locator("article")
		.evaluateAll((all) => all.map((article) => Math.round(article.getBoundingClientRect().top)));
	expect(new Set(tops).size).toBe(2);
});

test("On phones the cosmetology treatments are a slider that moves on every four seconds", async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, "phones");
	await openWithClock(page, cosmetology(page));
	const count = cosmetology(page).getByText(/^\d of 6$/);
	await expect(count).toHaveText("1 of 6");
	await page.clock.runFor(3800);
	await expect(count).toHaveText("1 of 6");
	await page.clock.runFor(400);
	await expect(count).toHaveText("2 of 6");
});

test("A cosmetology slide takes its place in 600 ms", async ({ page, isMobile }) => {
	test.skip(!isMobile, "phones");
	await openWithClock(page, cosmetology(page));
	const second = cosmetology(page).locator(".carousel-slide").nth(1);
	const offset = () => second.evaluate((slide) => slide.getBoundingClientRect().left);
	await cosmetology(page).getByRole("button", { name: "Next" }).click();
	await page.clock.runFor(300);
	const halfway = await offset();
	await page.clock.runFor(400);
	const arrived = await offset();
	await page.clock.runFor(2000);
	const atRest = await offset();
	expect(Math.abs(halfway - atRest)).toBeGreaterThan(2);
	expect(Math.abs(arrived - atRest)).toBeLessThan(2);
});

test("A swipe moves a slider and stops it", async ({ page, isMobile }) => {
	test.skip(!isMobile, "phones");
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
	const count = feedback(page).getByText(/^\d of 8$/);
	await expect(count).toHaveText("2 of 8");
	await expect(feedback(page).getByRole("button", { name: "Play" })).toBeVisible();
	await page.clock.runFor(9000);
	await expect(count).toHaveText("2 of 8");
});
