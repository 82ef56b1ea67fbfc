import { menuOf } from "./support/menu";
import { content, someTreatment } from "./support/site";
import { expect, test } from "./support/test";

const { clinic } = content;

test("The header has the logo, the telephone, the e-mail, the menu and a way to an appointment; the logo leads home", async ({
	page,
	isMobile,
}) => {
	await page.goto(someTreatment);
	const header = page.getByRole("banner");
	await expect(header.getByText(clinic.wordmark, { exact: true })).toBeInViewport();
	await expect(header.getByText(clinic.phone, { exact: true })).toBeInViewport();
	await expect(header.getByText(clinic.email, { exact: true })).toBeInViewport();
	await expect(header.locator('a[href="tel:+911234567890"]')).toContainText(clinic.phone);
	await expect(header.locator(`a[href="mailto:${clinic.email}"]`)).toContainText(clinic.email);
	if (isMobile) await menuOf(page).button.tap();
	const book = header.getByRole("link", { name: "Book Appointment", exact: true });
	await expect(book).toBeInViewport();
	await book.click();
	await expect(page).toHaveURL("/BookingAppointment/");
	await expect(page.getByRole("heading", { level: 1, name: "Book an Appointment" })).toBeVisible();
	await page.getByRole("link", { name: `${clinic.name}, home` }).click();
	await expect(page).toHaveURL("/");
});

test("The row with the menu stays in view while the page scrolls", async ({ page, isMobile }) => {
	await page.goto(someTreatment);
	await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
	const menu = menuOf(page);
	await expect(isMobile ? menu.button : menu.opener("Hand Surgery")).toBeInViewport({ ratio: 1 });
});
