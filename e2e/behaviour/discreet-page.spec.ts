import type { Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { setHidden } from "../support/open";
import { content, required, words } from "../support/site";
import { awake, expect, test, testOnDesktop, testWithoutScript } from "../support/test";

const treatment = required(
	content.treatments.find(({ discreet }) => discreet),
	"discreet treatment",
);
const path = treatmentPath(treatment);
const leaveTo = required(content.clinic.leaveTo, "page to leave to");
const { leaveNow, aboutLeaving } = words.discreet;

/** Opens the page behind the home page. The harmless page is answered here. */
async function openDiscreetPage(page: Page): Promise<void> {
	await page.route(`${leaveTo}**`, (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Weather</title><p>Rain" }),
	);
	await page.goto(paths.home);
	await page.goto(path);
	await awake(page, "discreet");
}

/** Leaves the page: it is empty before the other arrives, and Back leads to the page before it. */
async function expectToLeave(page: Page, leave: () => Promise<void>): Promise<void> {
	// Stored, because a message to the test may be lost with the page.
	await page.evaluate(() => {
		new MutationObserver(() => {
			const { body, title } = document;
			const { pathname } = location;
			localStorage.left = JSON.stringify({
				children: body.childElementCount,
				title,
				pathname,
				stored: sessionStorage.length,
			});
		}).observe(document.body, { childList: true });
	});
	await leave();
	await page.waitForURL(leaveTo);
	await page.goBack();
	await expect(page).toHaveURL(paths.home);
	const left = JSON.parse(await page.evaluate(() => String(localStorage.left)));
	expect(left).toEqual({ children: 0, title: content.clinic.name, pathname: paths.home, stored: 0 });
	await expect(page.getByRole("heading", { name: treatment.heading })).toBeHidden();
}

test("A woman leaves the page at once, from any part of it, and Back does not show it", async ({ page }) => {
	await openDiscreetPage(page);
	await test.step("The tab of a discreet page names no treatment while another is in front", async () => {
		const title = await page.title();
		expect(title).toContain(treatment.title ?? treatment.heading);
		await setHidden(page, true);
		await expect(page).toHaveTitle(content.clinic.name);
		await setHidden(page, false);
		await expect(page).toHaveTitle(title);
	});
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expectToLeave(page, () => page.getByRole("link", { name: leaveNow }).click());
});

testOnDesktop("On a desktop the way out is in the header, and three times Escape takes it", async ({ page }) => {
	await openDiscreetPage(page);
	await expect(page.getByRole("banner").getByRole("link", { name: leaveNow })).toBeInViewport({ ratio: 1 });
	// Another key between them starts anew.
	for (const key of ["Escape", "Escape", "a"]) await page.keyboard.press(key);
	await expectToLeave(page, async () => {
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
	});
});

testWithoutScript("Without script the way out is a link, and a row says who will know", async ({ page }) => {
	await page.goto(path);
	const out = page.getByRole("link", { name: leaveNow });
	await expect(out).toHaveAttribute("href", leaveTo);
	await expect(out).toHaveAttribute("rel", "noreferrer nofollow");
	const part = required(
		content.guides.flatMap(({ sections }) => sections).find(({ id }) => id === treatment.discreet),
		"part of a guide",
	);
	const row = page.getByRole("region", { name: part.title });
	await expect(row.getByText(part.short)).toBeVisible();
	await row.locator("summary").click();
	await expect(row.getByText(part.text)).toBeVisible();
	await expect(row).toContainText(aboutLeaving.replace(/\*\*/g, "").slice(0, 20));
});
