import type { Page } from "@playwright/test";
import { normalisePath, paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, first, required, routes, someMenu, someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

test("The first Tab shows a link that skips the header", async ({ page }) => {
	await page.goto(someTreatment);
	const skip = page.getByRole("link", { name: words.common.skipToContent });
	await expect(skip).not.toBeInViewport();
	await page.keyboard.press("Tab");
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

const { clinic, navigation } = content;
const clinicPhone = required(clinic.phone, "phone");
const email = required(clinic.email, "e-mail");

for (const window of [phone, desktop]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use(window);

		test("the header shows logo, telephone, e-mail, menu and booking link; the logo links home", async ({ page }) => {
			await page.goto(someTreatment);
			const header = page.getByRole("banner");
			await expect(header.getByText(clinic.wordmark, { exact: true })).toBeInViewport();
			await expect(header.getByText(clinicPhone, { exact: true })).toBeInViewport();
			await expect(header.getByText(email, { exact: true })).toBeInViewport();
			await expect(header.locator(`a[href="${telephone(clinicPhone)}"]`)).toContainText(clinicPhone);
			await expect(header.locator(`a[href="mailto:${email}"]`)).toContainText(email);
			if (window.isMobile) await menuOf(page).button.tap();
			const book = header.getByRole("link", { name: words.common.bookAppointment, exact: true });
			await expect(book).toBeInViewport();
			await book.click();
			await expect(page).toHaveURL(paths.booking);
			await expect(page.getByRole("heading", { level: 1, name: content.booking.heading })).toBeVisible();
			await page.getByRole("link", { name: fill(words.header.home, { clinic: clinic.name }) }).click();
			await expect(page).toHaveURL("/");
		});

		test("the row with the menu stays in view while the page scrolls", async ({ page }) => {
			await page.goto(someTreatment);
			await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
			const menu = menuOf(page);
			await expect(window.isMobile ? menu.button : menu.opener(someMenu.label)).toBeInViewport({ ratio: 1 });
		});
	});
}

/** The copyright line. */
const lastLine = (page: Page, year: number) =>
	page.getByRole("contentinfo").getByText(fill(words.footer.copyright, { year, clinic: clinic.name }), { exact: true });

test("The footer links to telephone, e-mail, map and social pages, and ends with the year", async ({ page }) => {
	await page.goto(someTreatment);
	const footer = page.getByRole("contentinfo");
	const hrefOf = (name: string) => footer.getByRole("link", { name }).first().getAttribute("href");
	await expect(footer.getByText(clinic.blurb)).toBeVisible();
	expect(await hrefOf(clinicPhone)).toBe(telephone(clinicPhone));
	expect(await hrefOf(email)).toBe(`mailto:${email}`);
	if (clinic.maps) expect(await hrefOf(words.footer.directions)).toBe(clinic.maps.directions);
	for (const { label, url } of clinic.social) {
		await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", url);
	}
	await expect(lastLine(page, new Date().getFullYear())).toBeVisible();
});

test("The copyright line shows the current year, long after the build", async ({ page }) => {
	await page.clock.setFixedTime("2031-07-01T12:00:00+05:30");
	await page.goto(someTreatment);
	// The footer may be taller than the window.
	await scrollIntoView(page.getByRole("contentinfo").locator(":scope > :last-child"));
	await expect(lastLine(page, 2031)).toBeVisible();
});

test("A footer link to an alias opens it, with the canonical URL in its head", async ({ page }) => {
	const links = navigation.footer.flatMap((group) => group.links);
	const isAlias = (path: string) => routes.some((route) => route.path === path && route.canonical !== path);
	const { label, path } = first(
		links.filter((link) => isAlias(normalisePath(link.path))),
		"link to a treatment's other name in the footer",
	);
	const { canonical } = routes.find((route) => route.path === normalisePath(path)) ?? { canonical: "" };
	await page.goto(someTreatment);
	await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
	await expect(page).toHaveURL(normalisePath(path));
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(canonical, clinic.site).href);
});

test("Nothing covers the copyright line at the end of the page", async ({ page }) => {
	await page.goto(someTreatment);
	const line = lastLine(page, new Date().getFullYear());
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	await expect(line).toBeInViewport({ ratio: 1 });
	const covered = await line.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
	});
	expect(covered).toBe(false);
});

const { label, call, whatsapp, book } = words.actionBar;
const bar = (page: Page) => page.getByRole("navigation", { name: label });

test("On phones a bar has Call, WhatsApp and Book, hidden while a field has focus", async ({ page }) => {
	await page.goto(paths.booking);
	await expect(bar(page).getByRole("link")).toHaveText(clinic.whatsapp ? [call, whatsapp, book] : [call, book]);
	await expect(bar(page).getByRole("link", { name: call })).toHaveAttribute("href", telephone(clinicPhone));
	await expect(bar(page).getByRole("link", { name: book })).toHaveAttribute("href", paths.booking);
	await page.getByLabel(words.booking.form.name).focus();
	await expect(bar(page)).toBeHidden();
	await page.getByLabel(words.booking.form.name).blur();
	await expect(bar(page)).toBeVisible();
});

test.describe("on a desktop", () => {
	test.use(desktop);

	test("the bar at the bottom is hidden", async ({ page }) => {
		await page.goto(paths.booking);
		await expect(bar(page)).toBeHidden();
	});
});
