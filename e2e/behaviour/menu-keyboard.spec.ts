import { fill } from "@/lib/text/fill";
import { focused, openWithMenu } from "../support/menu";
import { content, first, menus, otherMenu, someMenu, someTreatment, told, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

test.use(desktop);

const about = first(menus, "menu");
const [, second = about] = menus;
const { common, header, search } = words;
const { clinic } = content;
const home = fill(header.home, { clinic: clinic.name });

test("Tab leads through the header in the order of its parts, each of them seen and marked", async ({ page }) => {
	await openWithMenu(page, someTreatment);
	const names: string[] = [];
	for (let step = 0; step < menus.length + 6; step++) {
		await page.keyboard.press("Tab");
		const { name, inView, marked } = await focused(page);
		expect.soft({ name, inView, marked }).toEqual({ name, inView: true, marked: true });
		names.push(name);
	}
	expect(names).toEqual([
		common.skipToContent,
		fill(header.call, { phone: told(clinic.phone, "phone") }),
		fill(header.write, { email: told(clinic.email, "e-mail") }),
		search.label,
		home,
		...menus.map(({ label }) => label),
		common.bookAppointment,
	]);
});

test("Enter and Space open a group, Tab leads through its links, and the focus is never lost", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(about.label).focus();
	for (const [index, { label, links }] of menus.entries()) {
		await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
		await expect(menu.links(label).first()).toBeVisible();
		await expect(menu.openGroups).toHaveCount(1);
		const names = [...links.map((link) => link.label), fill(header.allOf, { menu: label })];
		for (const name of names) {
			await page.keyboard.press("Tab");
			expect.soft(await focused(page)).toEqual({ tag: "a", name, inView: true, marked: true });
		}
		await page.keyboard.press("Tab");
		expect.soft((await focused(page)).name).toBe(menus[index + 1]?.label ?? common.bookAppointment);
	}
	// Past the last group, outside the menu, none is left open.
	await expect(menu.allLinks).toHaveCount(0);
});

test("Shift and Tab lead back into the open group, and out of the menu by its front, which closes it", async ({
	page,
}) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(about.label).press("Enter");
	await menu.opener(second.label).focus();
	await page.keyboard.press("Shift+Tab");
	expect((await focused(page)).name).toBe(fill(header.allOf, { menu: about.label }));
	for (let step = 0; step < about.links.length + 2; step++) await page.keyboard.press("Shift+Tab");
	expect((await focused(page)).name).toBe(home);
	await expect(menu.allLinks).toHaveCount(0);
});

test("Escape within a group closes it and leads back to what opened it", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(otherMenu.label).press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Escape");
	await expect(menu.allLinks).toHaveCount(0);
	await expect(menu.opener(otherMenu.label)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(menu.links(otherMenu.label).first()).toBeVisible();
});

test("Enter on a link of a group leads to its page", async ({ page }) => {
	const menu = await openWithMenu(page, "/");
	await menu.opener(someMenu.label).press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(someMenu.links[0]?.path ?? "");
});

test("A mouse that opens another group does not take the focus away", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(about.label).press("Enter");
	await page.keyboard.press("Tab");
	await menu.opener(otherMenu.label).hover();
	await expect(menu.links(otherMenu.label).first()).toBeVisible();
	expect((await focused(page)).tag).not.toBe("body");
});

test("A mouse that leaves the menu does not take the focus away", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await menu.opener(about.label).hover();
	await menu.opener(about.label).focus();
	await page.keyboard.press("Tab");
	await expect(menu.links(about.label).first()).toBeFocused();
	await page.clock.install();
	await page.mouse.move(640, 790);
	await page.clock.runFor(1000);
	expect((await focused(page)).tag).not.toBe("body");
});

test.describe("on a narrow screen", () => {
	test.use({ viewport: { width: 800, height: 700 } });

	test("The button leads into the list; Escape closes the group first, then the list", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.button.press("Enter");
		await page.keyboard.press("Tab");
		await expect(menu.opener(about.label)).toBeFocused();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await expect(menu.links(about.label).first()).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu.allLinks).toHaveCount(0);
		await expect(menu.opener(about.label)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu.opener(about.label)).toBeHidden();
		await expect(menu.button).toBeFocused();
	});

	test("Tab leads through every group and link of the open list, and the focus is never lost", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.button.press("Enter");
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
	});

	for (const sheet of ["menu", "search"] as const) {
		test(`Under the open ${sheet} the page is out of reach of the keyboard and of screen readers`, async ({ page }) => {
			const menu = await openWithMenu(page, someTreatment);
			const main = page.getByRole("main");
			const footer = page.getByRole("contentinfo");
			await expect(main).toHaveCount(1);
			const button = sheet === "menu" ? menu.button : page.getByRole("button", { name: search.label }).first();
			await button.press("Enter");
			await expect(main).toHaveCount(0);
			await expect(footer).toHaveCount(0);
			for (let step = 0; step < menus.length + 14; step++) {
				await page.keyboard.press("Tab");
				const within = await page.evaluate(
					() => document.activeElement?.closest("main, footer, nav.action-bar")?.localName,
				);
				expect(within).toBeUndefined();
			}
			await button.press("Enter");
			await expect(main).toHaveCount(1);
			await expect(footer).toHaveCount(1);
		});
	}
});
