import { menuOf } from "../support/menu";
import { first, menus, someMenu, someTreatment, treatment, words } from "../support/site";
import { desktop, expect, phone, scrollIntoView, test, testWith } from "../support/test";

test.use({ javaScriptEnabled: false });

for (const window of [phone, desktop]) {
	testWith(window)(`At ${window.viewport.width} pixels every menu opens, and its links work`, async ({ page }) => {
		await page.goto(someTreatment);
		const menu = menuOf(page);
		if (window.isMobile) await menu.button.click();
		for (const { label, links } of menus) {
			await menu.opener(label).click();
			await expect(menu.links(label)).toHaveCount(links.length + 1);
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
	});
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
	for (const fold of await main.locator("details.fold").all()) {
		await expect(fold.locator(".fold-content")).toBeHidden();
		await fold.locator("summary").first().click();
		await expect(fold.locator(".fold-content")).toBeVisible();
	}
	const faqs = await main.locator("details.faq").all();
	expect(faqs.length).toBeGreaterThan(0);
	for (const faq of faqs) {
		await expect(faq.locator("p").first()).toBeHidden();
		await faq.locator("summary").click();
		await expect(faq.locator("p").first()).toBeVisible();
	}
	await test.step("Pictures load when scrolled to", async () => {
		for (const picture of await main.locator("img").all()) {
			await scrollIntoView(picture);
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		}
	});
});
