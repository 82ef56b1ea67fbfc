import type { Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/site/routes";
import {
	type BookingForm,
	bookingPath,
	breakMailbox,
	failureMessages,
	fillIn,
	openForm,
	submit,
	validRequest,
	wakeForm,
} from "../support/booking";
import { otherTreatment, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

async function expectValues(form: BookingForm, values: Partial<ReturnType<typeof validRequest>>): Promise<void> {
	for (const [field, value] of Object.entries(values)) {
		await expect(form[field as keyof typeof values]).toHaveValue(value);
	}
}

/** Opens a page anew, so that nothing but the draft can bring values back. */
async function visit(page: Page, path: string): Promise<BookingForm> {
	await page.goto(path);
	return wakeForm(page);
}

test("A reload finds the draft again", async ({ page }) => {
	const draft = validRequest();
	await fillIn(await visit(page, bookingPath), draft);
	await page.reload();
	await expectValues(await wakeForm(page), draft);
});

test("Who goes to another page and comes back finds the draft again", async ({ page }) => {
	const draft = validRequest();
	await fillIn(await visit(page, bookingPath), draft);
	await page.goto(paths.privacy);
	await page.goBack();
	await expectValues(await wakeForm(page), draft);
	await page.goto(paths.privacy);
	await expectValues(await visit(page, bookingPath), draft);
});

test("A restored draft can be sent as it is", async ({ page }) => {
	await fillIn(await visit(page, bookingPath), validRequest());
	const form = await openForm(page, someTreatment);
	await submit(page, form);
	await expect(form.success).toBeVisible();
});

test("Another tab does not find the draft", async ({ page, context }) => {
	await fillIn(await visit(page, bookingPath), validRequest());
	const other = await visit(await context.newPage(), bookingPath);
	await expectValues(other, { user_name: "", user_email: "", user_phone: "", appointment_date: "", message: "" });
});

test("Success clears the draft", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await visit(page, someTreatment);
	await expectValues(form, { user_name: "", user_email: "", user_phone: "", appointment_date: "", message: "" });
});

test.describe("After a failure", () => {
	test.use({ allowedMessages: failureMessages });

	test("the draft is still there", async ({ page }) => {
		const form = await openForm(page);
		const draft = validRequest();
		await fillIn(form, draft);
		await breakMailbox(page, "500");
		await submit(page, form);
		await expect(form.failure).toBeVisible();
		await expectValues(await visit(page, bookingPath), draft);
	});
});

test("A message written elsewhere comes along, and nothing of either page is mixed with it", async ({ page }) => {
	const form = await visit(page, someTreatment);
	await fillIn(form, { message: "A lump on my hand" });
	await form.tick.check();
	await visit(page, treatmentPath(otherTreatment));
	await expectValues(form, { message: "A lump on my hand" });
	await expect(form.tick).not.toBeChecked();
	await form.user_name.fill("Asha");
	await expectValues(await visit(page, bookingPath), { user_name: "Asha", message: "A lump on my hand" });
});
