import { menuOf, openWithMenu, stayOnPage } from "../support/menu";
import { first, menus, otherMenu, someMenu, someTreatment } from "../support/site";
import { awake, expect, test } from "../support/test";
import { desktop } from "../support/windows";

test.use(desktop);

const about = first(menus, "menu");
const lastMenu = menus.at(-1) ?? about;
const some = someMenu.label;
const other = otherMenu.label;

test("A group opens under the mouse and closes when the mouse leaves", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await expect(menu.allLinks).toHaveCount(0);
	await menu.opener(some).hover();
	await expect(menu.links(some)).toContainText(someMenu.links.map(({ label }) => label));
	// On the way from the bar into the panel nothing closes.
	await menu.links(some).last().hover();
	await expect(menu.links(some).last()).toBeVisible();
	await page.getByRole("heading", { level: 1 }).hover();
	await page.mouse.move(640, 780);
	await expect(menu.allLinks).toHaveCount(0);
});

test("One group at most is open while the mouse moves along the bar", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	for (const { label } of menus) {
		await menu.opener(label).hover();
		await expect(menu.links(label).first()).toBeVisible();
		await expect(menu.openGroups).toHaveCount(1);
	}
});

test("A click on a group opens and closes it; one that comes with the mouse leaves it open", async ({ page }) => {
	await page.clock.install();
	const menu = await openWithMenu(page, someTreatment);
	await page.clock.pauseAt(Date.now() + 3_600_000);
	const opener = menu.opener(other);
	await opener.hover();
	await page.clock.runFor(50);
	await expect(menu.links(other).first()).toBeVisible();
	await opener.click();
	await expect(menu.links(other).first()).toBeVisible();
	await page.clock.runFor(1000);
	await opener.click();
	await expect(menu.allLinks).toHaveCount(0);
	await opener.click();
	await expect(menu.links(other).first()).toBeVisible();
});

test("A click on a group opens it although the mouse has just crossed another", async ({ page }) => {
	await page.clock.install();
	const menu = await openWithMenu(page, someTreatment);
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await menu.opener(about.label).hover();
	await page.clock.runFor(50);
	await menu.opener(some).click();
	await page.clock.runFor(1000);
	await expect(menu.links(some).first()).toBeVisible();
	await expect(menu.openGroups).toHaveCount(1);
});

test("Every link of the bar closes the open group", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await stayOnPage(page);
	for (const { label, links } of menus) {
		for (const at of [0, links.length]) {
			await menu.opener(label).hover();
			await menu.links(label).nth(at).click();
			await expect(menu.allLinks).toHaveCount(0);
		}
	}
});

test("A link of the bar leads to its page, where no group is open and the link is marked", async ({ page }) => {
	const at = someMenu.links.length - 1;
	const link = first(someMenu.links.slice(at), "link in the menu");
	const menu = await openWithMenu(page, "/");
	await menu.opener(some).hover();
	await menu.links(some).nth(at).click();
	await expect(page).toHaveURL(link.path);
	await awake(page, "main-menu");
	await page.mouse.move(640, 780);
	await expect(menu.allLinks).toHaveCount(0);
	await menu.opener(some).hover();
	const current = menu.nav.locator("a[aria-current=page]");
	await expect(current).toContainText(link.label);
	const ground = (index: number) =>
		menu
			.links(some)
			.nth(index)
			.evaluate((link) => getComputedStyle(link).backgroundColor);
	expect(await ground(at)).not.toBe(await ground(at - 1));
});

test("Escape closes the open group", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(lastMenu.label).hover();
	await expect(menu.links(lastMenu.label).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu.allLinks).toHaveCount(0);
});

test("A press outside closes the open group", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	// By the keyboard, so that no mouse is there to leave.
	await menu.opener(about.label).press("Enter");
	await expect(menu.links(about.label).first()).toBeVisible();
	await page.mouse.click(640, 780);
	await expect(menu.allLinks).toHaveCount(0);
});

test.describe("on a wide touch screen", () => {
	test.use({ hasTouch: true });

	test("A tap opens a group, a second closes it, and a tap outside closes it too", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.opener(some).tap();
		await expect(menu.links(some).first()).toBeVisible();
		await menu.opener(other).tap();
		await expect(menu.links(other).first()).toBeVisible();
		await expect(menu.openGroups).toHaveCount(1);
		await menu.opener(other).tap();
		await expect(menu.allLinks).toHaveCount(0);
		await menu.opener(about.label).tap();
		await page.touchscreen.tap(640, 780);
		await expect(menu.allLinks).toHaveCount(0);
	});
});

test("At 993 pixels groups open under the mouse, at 992 a button opens the list", async ({ page }) => {
	await page.setViewportSize({ width: 993, height: 800 });
	const menu = await openWithMenu(page, someTreatment);
	await expect(menu.button).toBeHidden();
	await menu.opener(some).hover();
	await expect(menu.links(some).first()).toBeVisible();

	await page.setViewportSize({ width: 992, height: 800 });
	await expect(menu.opener(some)).toBeHidden();
	await menu.button.click();
	await expect(menu.opener(other)).toBeVisible();
	await menu.opener(other).hover();
	await expect(menu.links(other)).toHaveCount(0);
	await menu.opener(other).click();
	await expect(menu.links(other).first()).toBeVisible();
});

test("The open list closes when the window grows wide", async ({ page }) => {
	await page.setViewportSize({ width: 992, height: 800 });
	await openWithMenu(page, someTreatment);
	const menu = menuOf(page);
	await menu.button.click();
	await expect(menu.opener(about.label)).toBeVisible();
	await page.setViewportSize({ width: 1100, height: 800 });
	await expect(menu.button).toBeHidden();
	await page.setViewportSize({ width: 992, height: 800 });
	await expect(menu.opener(about.label)).toBeHidden();
});
