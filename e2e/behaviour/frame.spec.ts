import { normalisePath, paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { aliases, content, first, required, someMenu, someTreatment, words } from "../support/site";
import { awake, desktop, expect, phone, test, testWith, unfoldAll } from "../support/test";

const { clinic, navigation } = content;
const clinicPhone = required(mainPhone(clinic), "phone");
const email = required(clinic.email, "e-mail");

const { label, call, whatsapp, book, directions } = words.actionBar;

for (const window of [phone, desktop]) {
	testWith(window)(`At ${window.viewport.width} pixels the header has contacts, menu, booking`, async ({ page }) => {
		await page.goto(someTreatment);
		const header = page.getByRole("banner");
		const shown = (text: string) => header.getByText(text, { exact: true }).filter({ visible: true });
		const menu = menuOf(page);
		await expect(shown(clinic.wordmark)).toBeInViewport();
		await awake(page, "page-scroll");
		const scrollPage = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
		await scrollPage(1200);
		if (window.isMobile) {
			await test.step("On phones the header leaves on the way down, and comes back on the way up", async () => {
				await expect(menu.button).not.toBeInViewport();
				await scrollPage(1100);
				await expect(menu.button).toBeInViewport({ ratio: 1 });
			});
			await menu.button.tap();
		} else {
			await test.step("The row with the menu stays in view while the page scrolls", () =>
				expect(menu.opener(someMenu.label)).toBeInViewport({ ratio: 1 }));
			await scrollPage(0);
		}
		for (const text of [clinicPhone, email]) await expect(shown(text)).toBeInViewport();
		const links = header.getByRole("link").filter({ visible: true });
		await expect(links.filter({ hasText: clinicPhone })).toHaveAttribute("href", telephone(clinicPhone));
		await expect(links.filter({ hasText: email })).toHaveAttribute("href", `mailto:${email}`);

		const link = header.getByRole("link", { name: words.common.bookAppointment, exact: true });
		await expect(link).toBeInViewport();
		await link.click();
		await expect(page).toHaveURL(paths.booking);
		await expect(page.getByRole("heading", { level: 1, name: content.booking.heading })).toBeVisible();

		const bar = page.getByRole("navigation", { name: label });
		const onPhones = "On phones a bar has Call, WhatsApp and Directions, hidden while a field has focus";
		const ways = [call, ...(clinic.whatsapp ? [whatsapp] : []), ...(clinic.maps ? [directions] : [])];
		if (!window.isMobile) await test.step("The bar of phones is hidden", () => expect(bar).toBeHidden());
		else
			await test.step(onPhones, async () => {
				await expect(bar.getByRole("link")).toHaveText(ways);
				await expect(bar.getByRole("link", { name: call })).toHaveAttribute("href", telephone(clinicPhone));
				await page.getByLabel(words.booking.form.name).focus();
				await expect(bar).toBeHidden();
				await page.getByLabel(words.booking.form.name).blur();
				await expect(bar).toBeVisible();
			});
		await page.getByRole("link", { name: fill(words.header.home, { clinic: clinic.name }) }).click();
		await expect(page).toHaveURL("/");
		if (!window.isMobile) return;
		await test.step("Elsewhere than on the booking page the bar has Book, too", async () => {
			await expect(bar.getByRole("link")).toHaveCount(ways.length + 1);
			await expect(bar.getByRole("link", { name: book })).toHaveAttribute("href", paths.booking);
		});
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
	const hrefOf = (name: string) => footer.getByRole("link", { name }).first().getAttribute("href");
	await expect(footer.getByText(clinic.blurb)).toBeVisible();
	expect(await hrefOf(clinicPhone)).toBe(telephone(clinicPhone));
	expect(await hrefOf(email)).toBe(`mailto:${email}`);
	if (clinic.maps) expect(await hrefOf(words.footer.directions)).toBe(clinic.maps.directions);
	for (const { label, url } of clinic.social) {
		await expect(footer.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", url);
	}

	await test.step("The page ends with the current year, long after the build, and nothing covers it", async () => {
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
		const copyright = fill(words.footer.copyright, { year: 2031, clinic: clinic.name });
		const line = footer.getByText(copyright, { exact: true });
		await expect(line).toBeInViewport({ ratio: 1 });
		await line.click({ trial: true });
	});

	await test.step("A footer link to an alias opens it, with the canonical URL in its head", async () => {
		const links = navigation.footer.flatMap((group) => group.links);
		const isLinked = (path: string) => links.find((link) => normalisePath(link.path) === path);
		const { path, canonical } = first(
			aliases.filter((route) => isLinked(route.path)),
			"link to a treatment's other name in the footer",
		);
		await unfoldAll(page, "footer");
		await footer.getByRole("link", { name: isLinked(path)?.label, exact: true }).click();
		await expect(page).toHaveURL(path);
		await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL(canonical, clinic.site).href);
	});
});
