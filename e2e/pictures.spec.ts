import type { Page } from "@playwright/test";
import { doctorPath, menuPath, paths } from "@/lib/model/routes";
import { bookingPath, wakeForm } from "./support/booking";
import { openWithMenu } from "./support/menu";
import { content, first, someMenu, someTreatment } from "./support/site";
import { expect, renderAll, test } from "./support/test";

/** Every kind of page, by the name of its picture. */
const pages = {
	home: paths.home,
	about: menuPath("about"),
	clinic: paths.clinic,
	doctor: doctorPath(first(content.doctors, "doctor").slug),
	specialty: someMenu.path,
	treatment: someTreatment,
	"before-and-after": paths.beforeAfter,
	videos: paths.videos,
	booking: bookingPath,
	legal: paths.privacy,
	"not-found": "/404.html",
};

/** The instant at which every picture is taken: an open hour of a working day. */
const instant = "2026-11-25T14:00:00+05:30";
const dayAfter = "2026-11-26";

// The browser itself reports the status of the not-found page, and that the map was kept away.
test.use({ allowedMessages: /Failed to load resource/ });

test.beforeEach(async ({ page, baseURL }) => {
	await page.clock.install({ time: new Date(instant) });
	// The map is another's picture, and changes.
	await page.route(
		(url) => url.origin !== baseURL && url.protocol.startsWith("http"),
		(route) => route.abort(),
	);
});

/** Brings into view whatever waits for that, until all has come: the islands' scripts and the pictures. */
async function settle(page: Page): Promise<void> {
	await renderAll(page);
	const stillAsleep = () =>
		page.evaluate(() => {
			const asleep = document.querySelectorAll('[data-island]:not([data-awake], [data-wake="interaction"])');
			// An island has no box of its own; what it holds has.
			asleep[0]?.firstElementChild?.scrollIntoView({ behavior: "instant" });
			return asleep.length;
		});
	await expect.poll(stillAsleep, { intervals: [100] }).toBe(0);
	await page.evaluate(async () => {
		// A slide to the side is never near enough to load by itself.
		for (const image of document.images) image.loading = "eager";
		await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
		await document.fonts.ready;
		scrollTo({ top: 0, behavior: "instant" });
	});
}

for (const [name, path] of Object.entries(pages)) {
	test(name, async ({ page }) => {
		await page.goto(path);
		await settle(page);
		await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
	});
}

test("booking with errors", async ({ page }) => {
	await page.goto(bookingPath);
	await (await wakeForm(page)).pressSubmit();
	await settle(page);
	await expect(page).toHaveScreenshot("booking-errors.png", { fullPage: true });
});

test("booking sent", async ({ page }) => {
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await form.fillInAndSubmit({ appointment_date: dayAfter });
	await expect(form.success).toBeVisible();
	await settle(page);
	await expect(page).toHaveScreenshot("booking-sent.png", { fullPage: true });
});

test("open menu", async ({ page, isMobile }) => {
	const menu = await openWithMenu(page, someTreatment);
	if (isMobile) await menu.button.tap();
	await menu.opener(someMenu.label).press("Enter");
	await expect(menu.links(someMenu.label).first()).toBeVisible();
	await expect(page).toHaveScreenshot("menu.png");
});
