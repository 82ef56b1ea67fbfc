import { violations } from "./support/axe";
import { menuOf, openWithMenu } from "./support/menu";
import { canonicalPaths, someTreatment } from "./support/site";
import { awake, expect, test } from "./support/test";

test.use({ allowedMessages: /status of 404/, contextOptions: { reducedMotion: "reduce" } });

for (const path of [...canonicalPaths, "/404.html"]) {
	test(`${path} has no axe violation`, async ({ page }) => {
		await page.goto(path);
		await awake(page, "back-to-top");
		expect(await violations(page)).toEqual([]);
	});
}

test("With a menu open there is no axe violation", async ({ page, isMobile }) => {
	const menu = await openWithMenu(page, someTreatment);
	if (isMobile) await menu.button.tap();
	await menu.opener("Hand Surgery").press("Enter");
	await expect(menuOf(page).links("Hand Surgery").first()).toBeVisible();
	expect(await violations(page)).toEqual([]);
});

test("With answers unfolded, and the page scrolled, there is no axe violation", async ({ page }) => {
	await page.goto(someTreatment);
	await awake(page, "back-to-top");
	const faqs = page.getByRole("region", { name: "Frequently Asked Questions" });
	for (const summary of await faqs.locator("summary").all()) await summary.click();
	await expect(page.getByRole("link", { name: "Back to top" })).toBeVisible();
	expect(await violations(page)).toEqual([]);
});

test("At an unknown link of a known menu there is no axe violation", async ({ page }) => {
	await page.goto("/hand-surgery/nothing-here/");
	await awake(page, "lost-path");
	expect(await violations(page)).toEqual([]);
});
