import { menuOf } from "./support/menu";
import { content, menus, someTreatment } from "./support/site";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

const { clinic } = content;

test("Every menu opens, one at a time, and its links lead to their pages", async ({ page, isMobile }) => {
	await page.goto(someTreatment);
	const menu = menuOf(page);
	if (isMobile) await menu.button.click();
	for (const { label, links } of menus) {
		await menu.opener(label).click();
		await expect(menu.links(label)).toHaveCount(links.length + 1);
		await expect(menu.openGroups).toHaveCount(1);
	}
	await menu.links("Gallery").last().click();
	await expect(page).toHaveURL("/gallery/");
});

test("The list of menus closes by its button", async ({ page, isMobile }) => {
	test.skip(!isMobile, "narrow screens");
	await page.goto(someTreatment);
	const menu = menuOf(page);
	await menu.button.tap();
	await expect(menu.opener("About")).toBeVisible();
	await menu.button.tap();
	await expect(menu.opener("About")).toBeHidden();
});

test("A treatment can be read whole, every answer among it", async ({ page }) => {
	await page.goto(someTreatment);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
	const treatment = content.treatments.find(({ link }) => link === "Hand Lumps");
	for (const { subHeading } of treatment?.details.sections ?? []) {
		await expect(main.getByRole("heading", { name: subHeading, exact: true })).toBeVisible();
	}
	const faqs = page.getByRole("region", { name: "Frequently Asked Questions" }).locator("details");
	for (const faq of await faqs.all()) {
		await expect(faq.locator("p").first()).toBeHidden();
		await faq.locator("summary").click();
		await expect(faq.locator("p").first()).toBeVisible();
	}
});

test("Beside the form, which says what it needs, stand telephone, WhatsApp and e-mail", async ({ page }) => {
	await page.goto("/BookingAppointment/");
	const section = page.getByRole("region", { name: "Appointment request" });
	// Playwright's search for text leaves out what stands in <noscript>.
	const hint = section.locator("noscript > p");
	await expect(hint).toBeVisible();
	await expect(hint).toHaveText(content.words.booking.noScript);
	await expect(section.getByRole("link", { name: clinic.phone })).toHaveAttribute("href", "tel:+911234567890");
	await expect(section.getByRole("link", { name: clinic.email })).toHaveAttribute("href", `mailto:${clinic.email}`);
	await expect(section.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
});

test("The way back to the top is there and works", async ({ page }) => {
	await page.goto(`${someTreatment}#related`);
	await page.getByRole("link", { name: "Back to top", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("Pictures come when they are scrolled to", async ({ page }) => {
	await page.goto(someTreatment);
	for (const picture of await page.getByRole("main").locator("img").all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	}
});
