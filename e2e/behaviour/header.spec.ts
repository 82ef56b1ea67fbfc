import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { content, required, someMenu, someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

const { clinic } = content;
const telephoneOfClinic = required(clinic.phone, "phone");
const email = required(clinic.email, "e-mail");
const { bookAppointment } = words.common;

for (const window of [phone, desktop]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use(window);

		test("the header has the logo, the telephone, the e-mail, the menu and a way to an appointment; the logo leads home", async ({
			page,
		}) => {
			await page.goto(someTreatment);
			const header = page.getByRole("banner");
			await expect(header.getByText(clinic.wordmark, { exact: true })).toBeInViewport();
			await expect(header.getByText(telephoneOfClinic, { exact: true })).toBeInViewport();
			await expect(header.getByText(email, { exact: true })).toBeInViewport();
			await expect(header.locator(`a[href="${telephone(telephoneOfClinic)}"]`)).toContainText(telephoneOfClinic);
			await expect(header.locator(`a[href="mailto:${email}"]`)).toContainText(email);
			if (window.isMobile) await menuOf(page).button.tap();
			const book = header.getByRole("link", { name: bookAppointment, exact: true });
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
