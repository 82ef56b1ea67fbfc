import { comeTo } from "../support/come-to";
import { openWithMenu, stayOnPage } from "../support/menu";
import { first, menus, someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";

const about = first(menus, "menu");
const lastMenu = menus.at(-1) ?? about;

test("The button opens the list of groups and closes it again", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await expect(menu.opener(about.label)).toBeHidden();
	await menu.button.tap();
	for (const { label } of menus) await expect(menu.opener(label)).toBeVisible();
	await menu.button.tap();
	await expect(menu.opener(about.label)).toBeHidden();
});

test("A group opens by a tap, which closes the one before, and a second tap closes it", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.button.tap();
	await expect(menu.allLinks).toHaveCount(0);
	for (const { label, links } of menus) {
		await menu.opener(label).tap();
		await expect(menu.links(label)).toHaveCount(links.length + 1);
		await expect(menu.openGroups).toHaveCount(1);
	}
	await menu.opener(lastMenu.label).tap();
	await expect(menu.allLinks).toHaveCount(0);
	await expect(menu.opener(lastMenu.label)).toBeVisible();
});

test("Every link of the list closes the list and the open group", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await stayOnPage(page);
	for (const { label } of menus) {
		await menu.button.tap();
		await expect(menu.openGroups).toHaveCount(0);
		await menu.opener(label).tap();
		await menu.links(label).first().tap();
		await expect(menu.opener(label)).toBeHidden();
	}
});

test("The button for an appointment in the list closes it too", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await stayOnPage(page);
	await menu.button.tap();
	await page.getByRole("link", { name: words.common.bookAppointment, exact: true }).tap();
	await expect(menu.opener(about.label)).toBeHidden();
});

test("A press beside the list closes it", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.button.tap();
	await expect(menu.opener(about.label)).toBeVisible();
	const header = await menu.button.boundingBox();
	await page.touchscreen.tap((header?.x ?? 0) - 20, (header?.y ?? 0) + 10);
	await expect(menu.opener(about.label)).toBeHidden();
});

test("The page behind the open list does not scroll", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.button.tap();
	await expect(menu.opener(about.label)).toBeVisible();
	await page.mouse.move(180, 600);
	await page.mouse.wheel(0, 600);
	await menu.button.tap();
	await expect(menu.opener(about.label)).toBeHidden();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("The list opens below the header wherever the page is scrolled to, its last link within reach", async ({
	page,
}) => {
	const menu = await openWithMenu(page, someTreatment);
	await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
	await menu.button.tap();
	await menu.opener(lastMenu.label).tap();
	const book = page.getByRole("link", { name: words.common.bookAppointment, exact: true });
	await comeTo(book);
	await expect(book).toBeInViewport({ ratio: 1 });
	await expect(menu.button).toBeInViewport({ ratio: 1 });
	await menu.links(lastMenu.label).last().tap();
	await expect(page).toHaveURL(lastMenu.path);
	await expect(page.getByRole("heading", { level: 1, name: lastMenu.heading })).toBeVisible();
	await expect(menu.opener(lastMenu.label)).toBeHidden();
});
