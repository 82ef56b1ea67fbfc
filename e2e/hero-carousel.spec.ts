import type { Page } from "@playwright/test";
import { loadContent } from "@/lib/content/load";
import { openWithClock, settle, slidesInView } from "./support/carousel";
import { expect, test } from "./support/test";

const { slides } = loadContent(process.cwd()).home;

const hero = (page: Page) => page.getByRole("region", { name: "Punarvasu Clinic", exact: true });
const count = (page: Page) => hero(page).getByText(/^\d of 5$/);

const open = (page: Page) => openWithClock(page, hero(page));

test("The hero has five slides, each with heading, text and 'Book an Appointment'", async ({ page }) => {
	await page.goto("/");
	const all = hero(page).locator(".carousel-slide");
	await expect(all).toHaveCount(5);
	for (const [index, slide] of slides.entries()) {
		await expect(all.nth(index)).toContainText(slide.heading);
		await expect(all.nth(index)).toContainText(slide.text);
		await expect(all.nth(index).locator("a")).toHaveText("Book an Appointment");
		await expect(all.nth(index).locator("a")).toHaveAttribute("href", "/BookingAppointment/");
	}
});

test("The hero fills the first screen", async ({ page, isMobile }) => {
	await page.goto("/");
	const box = await hero(page).boundingBox();
	const window = page.viewportSize();
	// On phones the bar with Call, WhatsApp and Book covers the last 56 pixels.
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual((window?.height ?? 0) - (isMobile ? 60 : 0));
	await expect(hero(page).getByRole("link", { name: "Book an Appointment" }).first()).toBeInViewport({ ratio: 1 });
});

test("The hero moves on every five seconds and begins again after the fifth slide", async ({ page }) => {
	await open(page);
	await expect(count(page)).toHaveText("1 of 5");
	await page.clock.runFor(4800);
	await expect(count(page)).toHaveText("1 of 5");
	await page.clock.runFor(400);
	await expect(count(page)).toHaveText("2 of 5");
	await page.clock.runFor(20_000);
	await expect(count(page)).toHaveText("1 of 5");
});

test("A pause button stops the hero and lets it play again", async ({ page }) => {
	await open(page);
	await hero(page).getByRole("button", { name: "Pause" }).click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(12_000);
	await expect(count(page)).toHaveText("1 of 5");
	await hero(page).getByRole("button", { name: "Play" }).click();
	await page.getByRole("link", { name: "Skip to the content" }).focus();
	await page.mouse.move(0, 0);
	await page.clock.runFor(5300);
	await expect(count(page)).toHaveText("2 of 5");
});

test("Previous, next and the arrow keys move the hero and stop it", async ({ page }) => {
	await open(page);
	await hero(page).getByRole("button", { name: "Next" }).click();
	await expect(count(page)).toHaveText("2 of 5");
	await page.keyboard.press("ArrowRight");
	await expect(count(page)).toHaveText("3 of 5");
	await page.keyboard.press("ArrowLeft");
	await hero(page).getByRole("button", { name: "Previous" }).click();
	await expect(count(page)).toHaveText("1 of 5");
	await page.mouse.move(0, 0);
	await page.clock.runFor(12_000);
	await expect(count(page)).toHaveText("1 of 5");
});

test("A mouse over the hero holds it", async ({ page, isMobile }) => {
	test.skip(isMobile, "fingers do not hover");
	await open(page);
	await hero(page).getByRole("heading", { level: 1 }).hover();
	await page.clock.runFor(12_000);
	await expect(count(page)).toHaveText("1 of 5");
	await page.mouse.move(0, 0);
	await page.clock.runFor(5300);
	await expect(count(page)).toHaveText("2 of 5");
});

test("Focus inside the hero holds it", async ({ page }) => {
	await open(page);
	await hero(page).getByRole("link", { name: "Book an Appointment" }).first().focus();
	await page.clock.runFor(12_000);
	await expect(count(page)).toHaveText("1 of 5");
});

test("Nothing moves by itself under reduced motion", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await open(page);
	await page.clock.runFor(12_000);
	await expect(count(page)).toHaveText("1 of 5");
});

test("Only the slide in view can be reached", async ({ page }) => {
	await open(page);
	await expect(slidesInView(hero(page))).toHaveCount(1);
	await expect(slidesInView(hero(page))).toContainText(slides[0]?.heading ?? "");
	await hero(page).getByRole("button", { name: "Next" }).click();
	await page.clock.runFor(2000);
	await expect(slidesInView(hero(page))).toHaveCount(1);
	await expect(slidesInView(hero(page))).toContainText(slides[1]?.heading ?? "");
});

test("Screen readers hear of the slides as a carousel, and of changes only when it stands still", async ({ page }) => {
	await open(page);
	await expect(hero(page)).toHaveAttribute("aria-roledescription", "carousel");
	await expect(hero(page).locator(".carousel-slide").first()).toHaveAttribute("aria-label", "1 of 5");
	const viewport = hero(page).locator("[aria-live]");
	await expect(viewport).toHaveAttribute("aria-live", "off");
	await hero(page).getByRole("button", { name: "Pause" }).click();
	await settle(page);
	await expect(viewport).toHaveAttribute("aria-live", "polite");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the first slide is there from HTML alone, and the others can be scrolled to", async ({ page }) => {
		await page.goto("/");
		await expect(hero(page).getByRole("heading", { level: 1 })).toBeInViewport();
		const last = hero(page).locator(".carousel-slide").last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport();
		await expect(hero(page).getByRole("button", { name: "Pause" })).toBeHidden();
	});
});
