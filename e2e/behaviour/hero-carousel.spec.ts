import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { sectionsOf } from "@/lib/pages/home";
import { fill } from "@/lib/text/fill";
import { counted, expectRunning, openWithClock, slidesInView } from "../support/carousel";
import { openAt, setHidden, wake } from "../support/open";
import { content, words } from "../support/site";
import { desktop, expect, inMotion, phone, scrollIntoView, test, testWith, testWithoutScript } from "../support/test";

test.use(inMotion);

const slides = sectionsOf(content.home.sections, "slides").flatMap((section) => section.slides);
const { carousel, common } = words;

const hero = (page: Page) => page.getByRole("region", { name: content.clinic.name, exact: true });
const headingOf = (page: Page, number: number) =>
	hero(page).getByRole("heading", { level: 2, name: slides[number - 1]?.heading, exact: true });
/** Waits until this slide is in view, by the words that count them; after the last comes the first. */
const expectSlide = (page: Page, number: number) =>
	expect(counted(hero(page), ((number - 1) % slides.length) + 1, slides.length)).toBeVisible();

/** Waits until this slide alone can be reached, which the browser reports a moment after the clock has moved it. */
const expectReachable = (page: Page, number: number) =>
	expect(slidesInView(hero(page))).toContainText([slides[number - 1]?.heading ?? ""]);

/** Moves focus and mouse out of the hero, onto the header, which hides on the way down. */
async function leave(page: Page): Promise<void> {
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await page.getByRole("link", { name: common.skipToContent }).focus();
	await page.mouse.move(0, 0);
}

const press = (page: Page, name: string) => hero(page).getByRole("button", { name }).click();

test("The hero moves on every five seconds and begins again after the last slide", async ({ page }) => {
	await openWithClock(page, hero(page));
	await expectSlide(page, 1);
	await page.clock.runFor(4800);
	await expectSlide(page, 1);
	await page.clock.runFor(400);
	await expectSlide(page, 2);
	await page.clock.runFor(5000 * (slides.length - 1));
	await expectSlide(page, 1);
	await expect(hero(page)).toHaveAttribute("aria-roledescription", "carousel");
	const name = fill(carousel.count, { number: 1, count: slides.length });
	await expect(hero(page).locator(".carousel-slide").first()).toHaveAttribute("aria-label", name);
});

test("Buttons and arrow keys move the hero and stop it; only the slide in view can be reached", async ({ page }) => {
	/** This slide is in view, nothing in the others can be reached, and the h1 remains. */
	const expectOnly = async (number: number) => {
		await page.clock.runFor(2000);
		await expectSlide(page, number);
		await expectReachable(page, number);
		await expect(page.locator("h1:not([inert] h1)")).toHaveText(content.clinic.name);
	};
	await openWithClock(page, hero(page));
	await expectOnly(1);
	await press(page, carousel.next);
	await expectOnly(2);
	await page.keyboard.press("ArrowRight");
	await expectOnly(3);
	await page.keyboard.press("ArrowLeft");
	await press(page, carousel.previous);
	await leave(page);
	await page.clock.runFor(12_000);
	await expectOnly(1);
});

type Act = (page: Page) => Promise<void>;
const holds: [what: string, on: typeof phone, hold: Act, release: Act][] = [
	["A pause button", phone, (page) => press(page, carousel.pause), (page) => press(page, carousel.play)],
	["A mouse over it", desktop, (page) => headingOf(page, 1).hover(), leave],
	["Focus inside it", phone, (page) => slidesInView(hero(page)).getByRole("link").focus(), leave],
	[
		"Its being out of sight",
		phone,
		(page) => scrollIntoView(page.getByRole("contentinfo")),
		(page) => scrollIntoView(hero(page)),
	],
	["A hidden tab", phone, (page) => setHidden(page, true), (page) => setHidden(page, false)],
];

for (const window of [phone, desktop]) {
	testWith(window)(`At ${window.viewport.width} pixels the hero fills the screen, and can pause`, async ({ page }) => {
		await openWithClock(page, hero(page));
		await leave(page);
		const box = await hero(page).boundingBox();
		// On phones the bar with Call, WhatsApp and Book covers the last 56 pixels.
		const seen = window.viewport.height - (window.isMobile ? 60 : 0);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(seen);
		const book = hero(page).getByRole("link", { name: common.bookAnAppointment }).first();
		if (window.isMobile) await page.setViewportSize({ width: 360, height: 660 });
		await expect(book).toBeInViewport({ ratio: 1 });
		await page.setViewportSize(window.viewport);
		for (const [what, , hold, release] of holds.filter(([, on]) => on === window)) {
			await test.step(`${what} pauses the hero`, async () => {
				await hold(page);
				await expectRunning(hero(page), false);
				await page.clock.runFor(12_000);
				await expectSlide(page, 1);
				await release(page);
				await leave(page);
				await expectRunning(hero(page), true);
			});
		}
	});
}

test("Under reduced motion the hero begins paused, and plays on request", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openAt(page, "/");
	await wake(page, "carousel");
	await expectRunning(hero(page), false);
	await expect(hero(page)).toMatchAriaSnapshot({ name: "carousel.aria.yml" });
	await press(page, carousel.play);
	await leave(page);
	await expectRunning(hero(page), true);
	await page.clock.runFor(5000);
	await expectSlide(page, 2);
});

testWithoutScript("Without script each slide is complete and can be scrolled to", async ({ page }) => {
	await page.goto("/");
	await expect(headingOf(page, 1)).toBeInViewport();
	const all = hero(page).locator(".carousel-slide");
	await expect(all).toContainText(slides.map(({ heading }) => heading));
	await expect(all).toContainText(slides.map(({ text }) => text));
	const links = all.locator(`a[href="${paths.booking}"]`);
	await expect(links).toHaveText(slides.map(() => common.bookAnAppointment));
	const last = all.last();
	await scrollIntoView(last);
	await expect(last).toBeInViewport();
	await expect(hero(page).getByRole("button", { name: carousel.pause })).toBeHidden();
});
