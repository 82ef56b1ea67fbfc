import type { Page } from "@playwright/test";
import { addDays } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { content, first, required, words } from "../support/site";
import { expect, test } from "../support/test";

// A visitor whose own calendar is a day behind.
test.use({ timezoneId: "America/New_York" });

const notice = first(content.notices?.items ?? [], "notice");
const link = required(notice.link, "link of the notice");

const shown = (page: Page) =>
	page.getByRole("complementary", { name: words.hours.notice.label }).getByText(notice.text);

for (const [date, visible] of [
	[addDays(notice.from, -1), false],
	[notice.from, true],
	[notice.until, true],
	[addDays(notice.until, 1), false],
] as const) {
	test(`On ${date} in India the clinic's notice is ${visible ? "above every page" : "not there"}`, async ({ page }) => {
		await page.clock.install({ time: new Date(`${date}T01:00:00+05:30`) });
		for (const path of ["/", paths.booking, "/children/first-visit/"]) {
			await page.goto(path);
			await expect(shown(page)).toBeVisible({ visible });
		}
	});
}

test("A notice leads to the page that says more", async ({ page }) => {
	await page.clock.install({ time: new Date(`${notice.from}T12:00:00+05:30`) });
	await page.goto(paths.privacy);
	await shown(page).getByRole("link", { name: link.label }).click();
	await expect(page).toHaveURL(link.path);
});
