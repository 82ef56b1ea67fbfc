import { paths } from "@/lib/model/routes";
import { failureMessages, words as form, openForm } from "../support/booking";
import { openWithMenu } from "../support/menu";
import { someMenu, someTreatment } from "../support/site";
import { awake, desktop, expect, phone, scrollIntoView, test, testWith } from "../support/test";

// What screen readers get, as text, in e2e/behaviour/trees; the tests of search and hero have more of it. After a change
// that is meant, run these tests with `--update-snapshots=all` and read the difference.

/** A Monday on which the clinic is open. */
const NOW = "2030-01-07T10:00:00+05:30";

for (const [name, window] of Object.entries({ phone, desktop })) {
	testWith(window)(`The open menu on a ${name}`, async ({ page }) => {
		// The header says whether the clinic is open.
		await page.clock.setFixedTime(NOW);
		const menu = await openWithMenu(page, someTreatment);
		if (await menu.button.isVisible()) await menu.button.click();
		await menu.opener(someMenu.label).press("Enter");
		await expect(menu.links(someMenu.label).first()).toBeVisible();
		await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: `menu-${name}.aria.yml` });
	});
}

testWith({ allowedMessages: failureMessages })("The form: empty, with errors, failed, sent", async ({ page }) => {
	const fields = await openForm(page, paths.booking, NOW);
	await expect(fields.form).toMatchAriaSnapshot({ name: "form.aria.yml" });
	await fields.submit.click();
	await expect(fields.errors).toHaveCount(4);
	await expect(fields.form).toMatchAriaSnapshot({ name: "form-errors.aria.yml" });
	const request = { user_name: "Asha", user_email: "asha@example.com", user_phone: "9876543210" };
	await fields.fillIn({ ...request, appointment_date: "2030-01-10", message: "A tooth hurts" });
	await page.clock.fastForward(5000);
	await fields.breakMailbox("500");
	await fields.submit.click();
	await expect(page.getByText(form.failure)).toBeVisible();
	await expect(fields.form).toMatchAriaSnapshot({ name: "form-failed.aria.yml" });
	await fields.mendMailbox();
	await page.clock.fastForward(15_000);
	await fields.send();
	await expect(fields.form).toMatchAriaSnapshot({ name: "form-sent.aria.yml" });
});

test("The dialog of a room", async ({ page }) => {
	await page.goto(paths.clinic);
	const enlarge = page.locator('[data-island="room-gallery"]').getByRole("button").first();
	await scrollIntoView(enlarge);
	await awake(page, "room-gallery");
	await enlarge.press("Enter");
	await expect(page.getByRole("dialog")).toMatchAriaSnapshot({ name: "room.aria.yml" });
});
