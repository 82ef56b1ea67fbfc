import { menuOf } from "../support/menu";
import { first, menus, someMenu, someTreatment, treatment, words } from "../support/site";
import { desktop, expect, phone, scrollIntoView, test, testWith } from "../support/test";

test.use({ javaScriptEnabled: false });

for (const window of [phone, desktop]) {
	testWith(window)(
		`At ${window.viewport.width} pixels every menu opens, and leads to the page with all its links`,
		async ({ page }) => {
			await page.goto(someTreatment);
			const menu = menuOf(page);
			if (window.isMobile) await menu.button.click();
			for (const { label } of menus) {
				await menu.opener(label).click();
				await expect(menu.links(label)).toHaveCount(1);
				await expect(menu.openGroups).toHaveCount(1);
			}
			if (window.isMobile) {
				await menu.button.click();
				await expect(menu.opener(someMenu.label)).toBeHidden();
				await menu.button.click();
			}
			const last = first(menus.slice(-1), "menu");
			await menu.links(last.label).last().click();
			await expect(page).toHaveURL(last.path);
			for (const { label } of last.links) {
				await expect(page.getByRole("main").getByRole("link", { name: label }).first()).toBeVisible();
			}
		},
	);
}

test("Every section and answer of a treatment can be read, and the back-to-top link works", async ({ page }) => {
	await page.goto(`${someTreatment}#appointment`);
	const main = page.getByRole("main");
	await page.getByRole("link", { name: words.backToTop, exact: true }).click();
	await expect(main.getByRole("heading", { level: 1 })).toBeInViewport();
	for (const { topic } of treatment.details.sections) {
		const name = words.treatment.topics[topic];
		await expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
	}
	expect(await main.locator("details.faq").count()).toBeGreaterThan(0);
	for (const [rows, text] of [
		["details.fold", ".fold-content"],
		["details.faq", "p"],
	] as const) {
		for (const row of await main.locator(rows).all()) {
			await expect(row.locator(text).first()).toBeHidden();
			await row.locator("summary").first().click();
			await expect(row.locator(text).first()).toBeVisible();
		}
	}
	await test.step("Pictures load when scrolled to", async () => {
		for (const picture of await main.locator("img").all()) {
			await scrollIntoView(picture);
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		}
	});
});
