import type { Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import { focused, menuOf, openWithMenu, stayOnPage } from "../support/menu";
import { openAt, wake } from "../support/open";
import { content, first, menus, otherMenu, someMenu, someTreatment, words } from "../support/site";
import { awake, desktop, expect, phone, scrollIntoView, test } from "../support/test";

const about = first(menus, "menu");
const [, second = about] = menus;
const lastMenu = menus.at(-1) ?? about;
const [some, other] = [someMenu.label, otherMenu.label];
const { common, header, search } = words;
const { clinic } = content;
const book = (page: Page) => page.getByRole("link", { name: common.bookAppointment, exact: true });
const home = fill(header.home, { clinic: clinic.name });

test.use(desktop);

/** A place in the window's margin, where no page has anything. */
const beside = [2, 400] as const;

test.describe("with a mouse", () => {
	test("One group opens on hover; mouse leave, each of its links and a click outside close it", async ({ page }) => {
		const menu = await openWithMenu(page, "/");
		await expect(menu.allLinks).toHaveCount(0);
		for (const { label, links } of menus) {
			await menu.opener(label).hover();
			await expect(menu.links(label).first()).toBeVisible();
			await expect(menu.links(label)).toContainText(links.map((link) => link.label));
			await expect(menu.openGroups).toHaveCount(1);
		}
		// The group stays open on the way from the bar into the panel.
		await menu.links(lastMenu.label).last().hover();
		await expect(menu.links(lastMenu.label).last()).toBeVisible();
		await page.mouse.move(...beside);
		await expect(menu.allLinks).toHaveCount(0);

		await stayOnPage(page);
		for (const { label, links } of menus) {
			for (const at of [0, links.length]) {
				await menu.opener(label).hover();
				await menu.links(label).nth(at).click();
				await expect(menu.allLinks).toHaveCount(0);
			}
		}
		// Opened by keyboard: no mouse leave closes it.
		await menu.opener(about.label).press("Enter");
		await expect(menu.links(about.label).first()).toBeVisible();
		await page.mouse.click(...beside);
		await expect(menu.allLinks).toHaveCount(0);
	});

	test("A click toggles a group, but a click right after hover leaves it open", async ({ page }) => {
		await openAt(page, someTreatment);
		await wake(page, "main-menu");
		const menu = menuOf(page);
		const opener = menu.opener(other);
		await opener.hover();
		await page.clock.runFor(50);
		await opener.click();
		await expect(menu.links(other).first()).toBeVisible();
		await page.clock.runFor(1000);
		await opener.click();
		await expect(menu.allLinks).toHaveCount(0);
		await opener.click();
		await expect(menu.links(other).first()).toBeVisible();
		// The mouse has just crossed another group.
		await menu.opener(about.label).hover();
		await page.clock.runFor(50);
		await menu.opener(some).click();
		await page.clock.runFor(1000);
		await expect(menu.links(some).first()).toBeVisible();
		await expect(menu.openGroups).toHaveCount(1);
	});

	test("A link opens its page, in whose menu it is marked", async ({ page }) => {
		const menu = await openWithMenu(page, "/");
		const at = someMenu.links.length - 1;
		const link = first(someMenu.links.slice(at), "link in the menu");
		await menu.opener(some).hover();
		await menu.links(some).nth(at).click();
		await expect(page).toHaveURL(link.path);
		await awake(page, "main-menu");
		await page.mouse.move(...beside);
		await expect(menu.allLinks).toHaveCount(0);
		await menu.opener(some).hover();
		await expect(menu.nav.locator("a[aria-current=page]")).toContainText(link.label);
		const grounds = await menu
			.links(some)
			.evaluateAll((links) => links.map((element) => getComputedStyle(element).backgroundColor));
		expect(grounds[at]).not.toBe(grounds[at - 1]);
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
		await menu.opener(other).hover();
		await expect(menu.links(other)).toHaveCount(0);
		await menu.opener(other).click();
		await expect(menu.links(other).first()).toBeVisible();
		// Widening the window closes the list.
		await page.setViewportSize({ width: 1100, height: 800 });
		await expect(menu.button).toBeHidden();
		await page.setViewportSize({ width: 992, height: 800 });
		await expect(menu.opener(about.label)).toBeHidden();
	});
});

test.describe("on a wide touch screen", () => {
	test.use({ hasTouch: true });

	test("A tap opens a group; a second tap, or one outside, closes it", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.opener(some).tap();
		await expect(menu.links(some).first()).toBeVisible();
		await menu.opener(other).tap();
		await expect(menu.links(other).first()).toBeVisible();
		await expect(menu.openGroups).toHaveCount(1);
		await menu.opener(other).tap();
		await expect(menu.allLinks).toHaveCount(0);
		await menu.opener(about.label).tap();
		await page.touchscreen.tap(...beside);
		await expect(menu.allLinks).toHaveCount(0);
	});
});

test.describe("on a phone", () => {
	test.use(phone);

	test("The button opens the list, in which one group at a time opens; any link, the button and a tap beside close it", async ({
		page,
	}) => {
		const menu = await openWithMenu(page, someTreatment);
		await stayOnPage(page);
		await expect(menu.opener(about.label)).toBeHidden();
		await menu.button.tap();
		await expect(menu.allLinks).toHaveCount(0);
		const sheet = page.locator("[popover]", { has: menu.nav });
		for (const { label, links } of menus) {
			await menu.opener(label).tap();
			await expect(menu.links(label)).toHaveCount(links.length + 1);
			await expect(menu.openGroups).toHaveCount(1);
			expect(await sheet.evaluate((list) => list.scrollWidth - list.clientWidth), "nothing beyond its sides").toBe(0);
		}
		await menu.opener(lastMenu.label).tap();
		await expect(menu.allLinks).toHaveCount(0);
		await expect(menu.opener(lastMenu.label)).toBeVisible();
		await menu.button.tap();
		await expect(menu.opener(about.label)).toBeHidden();

		for (const { label } of menus) {
			await menu.button.tap();
			await expect(menu.openGroups).toHaveCount(0);
			await menu.opener(label).tap();
			await menu.links(label).first().tap();
			await expect(menu.opener(label)).toBeHidden();
		}
		const { x = 0, y = 0 } = (await menu.button.boundingBox()) ?? {};
		for (const close of [() => book(page).tap(), () => page.touchscreen.tap(x - 20, y + 10)]) {
			await menu.button.tap();
			await expect(menu.opener(about.label)).toBeVisible();
			await close();
			await expect(menu.opener(about.label)).toBeHidden();
		}
	});

	test("The page behind the open list does not scroll, and the list's last link can be reached", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.button.tap();
		await expect(menu.opener(about.label)).toBeVisible();
		await page.mouse.move(180, 600);
		await page.mouse.wheel(0, 600);
		await menu.button.tap();
		await expect(menu.opener(about.label)).toBeHidden();
		expect(await page.evaluate(() => scrollY)).toBe(0);

		await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
		await menu.button.tap();
		await menu.opener(lastMenu.label).tap();
		await scrollIntoView(book(page));
		await expect(book(page)).toBeInViewport({ ratio: 1 });
		await expect(menu.button).toBeInViewport({ ratio: 1 });
		await menu.links(lastMenu.label).last().tap();
		await expect(page.getByRole("heading", { level: 1, name: lastMenu.heading })).toBeVisible();
		await expect(menu.opener(lastMenu.label)).toBeHidden();
	});
});

test.describe("by keyboard", () => {
	test("Enter and Space open a group, Tab leads through its links; Shift+Tab moves back", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.opener(about.label).focus();
		for (const [index, { label, links }] of menus.entries()) {
			await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
			await expect(menu.links(label).first()).toBeVisible();
			await expect(menu.openGroups).toHaveCount(1);
			for (const name of [...links.map((link) => link.label), fill(header.allOf, { menu: label })]) {
				await page.keyboard.press("Tab");
				expect.soft(await focused(page)).toEqual({ tag: "a", name, inView: true, marked: true });
			}
			await page.keyboard.press("Tab");
		}
		expect(await focused(page)).toMatchObject({ name: common.bookAppointment, inView: true, marked: true });
		await expect(menu.allLinks).toHaveCount(0);

		// Back over the first group, which closes.
		await menu.opener(about.label).press("Enter");
		await menu.opener(second.label).focus();
		await page.keyboard.press("Shift+Tab");
		expect((await focused(page)).name).toBe(fill(header.allOf, { menu: about.label }));
		for (let step = 0; step < about.links.length + 2; step++) await page.keyboard.press("Shift+Tab");
		expect((await focused(page)).name).toBe(home);
		await expect(menu.allLinks).toHaveCount(0);
	});

	test("Neither Escape nor a mouse in another group loses the focus", async ({ page }) => {
		await openAt(page, someTreatment);
		await wake(page, "main-menu");
		const menu = menuOf(page);
		await menu.opener(about.label).press("Enter");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await expect(menu.allLinks).toHaveCount(0);
		await expect(menu.opener(about.label)).toBeFocused();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await menu.opener(other).hover();
		await page.clock.runFor(1000);
		await expect(menu.links(other).first()).toBeVisible();
		expect((await focused(page)).tag).not.toBe("body");
		await menu.opener(other).focus();
		await page.keyboard.press("Tab");
		await expect(menu.links(other).first()).toBeFocused();
		await page.mouse.move(...beside);
		await page.clock.runFor(1000);
		expect((await focused(page)).tag).not.toBe("body");
	});

	test("In a narrow window Tab reaches the list alone; Escape closes the group, then the list", async ({ page }) => {
		await page.setViewportSize({ width: 800, height: 700 });
		const menu = await openWithMenu(page, someTreatment);
		const expectReached = async (count: number) => {
			await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCount(count);
			await expect(page.getByRole("contentinfo").getByRole("link").first()).toHaveCount(count);
		};
		await expectReached(1);
		await menu.button.press("Enter");
		await expectReached(0);
		// The bar at the bottom hides 0.4 s later.
		await expect(page.getByRole("navigation", { name: words.actionBar.label })).toHaveCount(0);
		await page.keyboard.press("Tab");
		expect((await focused(page)).name).toBe(search.label);
		for (const { label, links } of menus) {
			await page.keyboard.press("Tab");
			await expect(menu.opener(label)).toBeFocused();
			await page.keyboard.press("Enter");
			for (let step = 0; step <= links.length; step++) {
				await page.keyboard.press("Tab");
				expect.soft(await focused(page)).toMatchObject({ tag: "a", inView: true, marked: true });
			}
		}
		await page.keyboard.press("Tab");
		expect((await focused(page)).name).toBe(common.bookAppointment);
		for (let step = 0; step < 14; step++) {
			await page.keyboard.press("Tab");
			const within = () => document.activeElement?.closest("main, footer, nav.action-bar")?.localName;
			expect(await page.evaluate(within)).toBeUndefined();
		}
		await menu.opener(lastMenu.label).focus();
		await page.keyboard.press("Escape");
		await expect(menu.allLinks).toHaveCount(0);
		await expect(menu.opener(lastMenu.label)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu.opener(about.label)).toBeHidden();
		await expect(menu.button).toBeFocused();
		await expectReached(1);
	});
});
