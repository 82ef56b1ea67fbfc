import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { content, required, someMenu, someTreatment, words } from "../support/site";
import { awake, desktop, expect, phone, renderAll, test, testWith } from "../support/test";

const { clinic } = content;
const clinicPhone = required(mainPhone(clinic), "phone");
const email = required(clinic.email, "e-mail");

const scrollPage = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const window of [phone, desktop]) {
	testWith(window)(`At ${window.viewport.width} pixels the header has contacts, menu, booking`, async ({ page }) => {
		await page.goto(someTreatment);
		const header = page.getByRole("banner");
		const visibleText = (text: string) => header.getByText(text, { exact: true }).filter({ visible: true });
		const menu = menuOf(page);
		await expect(visibleText(clinic.wordmark)).toBeInViewport();
		await awake(page, "page-scroll");
		await scrollPage(page, 1200);
		if (window.isMobile) {
			await test.step("On phones the header leaves on the way down, and comes back on the way up", async () => {
				await expect(menu.button).not.toBeInViewport();
				await scrollPage(page, 1100);
				await expect(menu.button).toBeInViewport({ ratio: 1 });
			});
			await menu.button.tap();
		} else {
			await test.step("The row with the menu stays in view while the page scrolls", () =>
				expect(menu.opener(someMenu.label)).toBeInViewport({ ratio: 1 }));
			await scrollPage(page, 0);
		}
		for (const text of [clinicPhone, email]) await expect(visibleText(text)).toBeInViewport();

		const link = header.getByRole("link", { name: words.common.bookAppointment, exact: true });
		await expect(link).toBeInViewport();
		await link.click();
		await expect(page).toHaveURL(paths.booking);

		await test.step("On phones a bar has ways to the clinic, hidden while a field has focus", async () => {
			const bar = page.getByRole("navigation", { name: words.actionBar.label });
			await expect(bar).toBeVisible({ visible: window.isMobile });
			await page.getByLabel(words.booking.form.name).focus();
			await expect(bar).toBeHidden();
			await page.getByLabel(words.booking.form.name).blur();
			await expect(bar).toBeVisible({ visible: window.isMobile });
		});
		await page.getByRole("link", { name: fill(words.header.home, { clinic: clinic.name }) }).click();
		await expect(page).toHaveURL("/");
	});
}

test("The footer links to telephone, e-mail, map and social pages", async ({ page }) => {
	await page.clock.setFixedTime("2031-07-01T12:00:00+05:30");
	await page.goto(someTreatment);
	await test.step("The first Tab shows a link that skips the header", async () => {
		const skip = page.getByRole("link", { name: words.common.skipToContent });
		await expect(skip).not.toBeInViewport();
		await page.keyboard.press("Tab");
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
	});

	const footer = page.getByRole("contentinfo");
	await expect(footer.getByText(clinic.blurb)).toBeVisible();
	for (const [name, href, exact] of [
		[clinicPhone, telephone(clinicPhone), false],
		[email, `mailto:${email}`, false],
		[words.footer.directions, required(clinic.maps, "maps").directions, false],
		...clinic.social.map(({ label, url }) => [label, url, true] as const),
	] as const) {
		await expect(footer.getByRole("link", { name, exact }).first()).toHaveAttribute("href", href);
	}

	await test.step("The page ends with the current year, long after the build, and nothing covers it", async () => {
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		const copyright = fill(words.footer.copyright, { year: 2031, clinic: clinic.name });
		const line = footer.getByText(copyright, { exact: true });
		await expect(line).toBeInViewport({ ratio: 1 });
		await line.click({ trial: true });
	});
});

test("The back-to-top link shows after more than 200 pixels of scroll", async ({ page }) => {
	const button = page.getByRole("link", { name: words.backToTop, exact: true });
	await test.step("It shows on a page that is already scrolled when it wakes", async () => {
		await page.goto(`${someTreatment}#appointment`);
		await expect(button).toBeVisible();
	});

	await page.goto(someTreatment);
	await awake(page, "page-scroll");
	await expect(button).toBeHidden();
	await test.step("While hidden it cannot be focused", async () => {
		const hidden = page.locator('a[href="#top"]');
		await hidden.focus();
		await expect(hidden).not.toBeFocused();
	});
	await scrollPage(page, 201);
	await expect(button).toBeInViewport();
	await scrollPage(page, 200);
	await expect(button).toBeHidden();

	await renderAll(page);
	for (const [reducedMotion, behaviour] of [
		["no-preference", "smooth"],
		["reduce", "auto"],
	] as const) {
		await test.step(`Its way to the top is ${behaviour}, takes the focus along and does not change the URL`, async () => {
			await page.emulateMedia({ reducedMotion });
			await scrollPage(page, 3000);
			await button.focus();
			await expect(page.locator("html")).toHaveCSS("scroll-behavior", behaviour);
			await page.keyboard.press("Enter");
			await expect.poll(() => scrolled(page)).toBe(0);
			await expect(button).toBeHidden();
			await expect(page).toHaveURL(someTreatment);
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: words.common.skipToContent })).toBeFocused();
		});
	}
});
