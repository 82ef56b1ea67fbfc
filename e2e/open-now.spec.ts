import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** Opens a page at an instant, for a visitor whose own clock zone is another. */
async function openAt(page: Page, instant: string, isMobile: boolean): Promise<void> {
	await page.clock.install({ time: new Date(instant) });
	await page.goto("/privacyPolicy/");
	await page.clock.runFor(3000);
	if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
}

const header = (page: Page) => page.getByRole("banner");

test.use({ timezoneId: "America/New_York" });

for (const { instant, says } of [
	// Saturday 21 November 2026 in India.
	{ instant: "2026-11-21T11:59:00+05:30", says: "Opens at 12:00 PM" },
	{ instant: "2026-11-21T12:00:00+05:30", says: "Open now, until 7:00 PM" },
	{ instant: "2026-11-21T18:59:00+05:30", says: "Open now, until 7:00 PM" },
	{ instant: "2026-11-21T19:00:00+05:30", says: "Opens Monday at 12:00 PM" },
	{ instant: "2026-11-22T13:00:00+05:30", says: "Sunday by appointment. Opens tomorrow at 12:00 PM" },
	{ instant: "2026-11-23T20:00:00+05:30", says: "Opens tomorrow at 12:00 PM" },
]) {
	test(`At ${instant} the header says "${says}", and that emergencies are served always`, async ({
		page,
		isMobile,
	}) => {
		await openAt(page, instant, isMobile);
		await expect(header(page).getByText(says).filter({ visible: true })).toBeVisible();
		await expect(header(page).getByText("Emergencies 24 x 7").filter({ visible: true })).toBeVisible();
	});
}

test("The note changes while a page stays open", async ({ page, isMobile }) => {
	await openAt(page, "2026-11-21T11:59:30+05:30", isMobile);
	await page.clock.runFor(60_000);
	await expect(header(page).getByText("Open now, until 7:00 PM").filter({ visible: true })).toBeVisible();
});

test("Nothing moves when the note comes, however wide the window is", async ({ page, isMobile }) => {
	test.skip(isMobile, "widths are set here");
	for (const width of [768, 992, 993, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		// A Sunday, whose note is the longest of the week.
		await page.clock.install({ time: new Date("2026-11-22T13:00:00+05:30") });
		await page.goto("/privacyPolicy/");
		const top = () =>
			page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
		const before = await page.getByRole("banner").evaluate((banner) => {
			for (const note of banner.querySelectorAll(".open-note-state")) note.remove();
			return document.querySelector("h1")?.getBoundingClientRect().top;
		});
		await page.reload();
		await page.clock.runFor(3000);
		await expect(page.getByRole("banner").getByText("Sunday by appointment").first()).toBeAttached();
		expect(await top(), `at ${width} px`).toBe(before);
	}
});
