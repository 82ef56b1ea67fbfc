import type { Locator } from "@playwright/test";
import { countSends, fillIn, openForm, submit, validRequest, words } from "../support/booking";
import { expect, test } from "../support/test";

/** Ways to get each field wrong, with the message that the field then shows. */
const mistakes = [
	["user_name", words.errors.name, ["", "   ", "\u200b\u200d"]],
	["user_email", words.errors.email, ["", "asha", "asha@example", "asha @example.com", '"Asha"<asha@example.com>']],
	["user_phone", words.errors.phone, ["", "98765", "98765432101", "+1 415 555 2671", "none"]],
	["appointment_date", words.errors.date, [""]],
	["appointment_date", words.errors.pastDate, ["2020-01-06"]],
] as const;

for (const [field, message, values] of mistakes) {
	test(`A mistaken ${field} is refused with "${message}", there alone, and not sent`, async ({ page }) => {
		const form = await openForm(page);
		const sends = countSends(page);
		await fillIn(form, validRequest());
		for (const value of values) {
			await form[field].fill(value);
			await submit(page, form);
			await expect(form[field]).toBeFocused();
			await expect(form[field]).toHaveValue(value);
			await expectError(form[field], message);
			await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(1);
			await expect(form.form.locator(".field-error")).toHaveCount(1);
		}
		expect(sends.count).toBe(0);
	});
}

/** The message stands under its field, and a screen reader reads it with the field, which it calls invalid. */
async function expectError(field: Locator, message: string): Promise<void> {
	const id = await field.getAttribute("id");
	const error = field.page().locator(`#${id}-error`);
	await expect(error).toBeVisible();
	await expect(error).toHaveText(message);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
	const [box, below] = [await field.boundingBox(), await error.boundingBox()];
	expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
}

test("An empty form shows the four messages, and no bubble of the browser's own", async ({ page }) => {
	const form = await openForm(page);
	await page.evaluate(() => {
		document.addEventListener("invalid", () => document.body.setAttribute("data-bubble", ""), true);
	});
	await submit(page, form);
	await expectError(form.user_name, words.errors.name);
	await expectError(form.user_email, words.errors.email);
	await expectError(form.user_phone, words.errors.phone);
	await expectError(form.appointment_date, words.errors.date);
	await expect(form.message).toHaveAttribute("aria-invalid", "false");
	await expect(page.locator("body")).not.toHaveAttribute("data-bubble");
	expect(await form.form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
});

test("The focus goes to the first field with an error, in the order in which the fields stand", async ({ page }) => {
	const form = await openForm(page);
	const request = validRequest();
	const order = await form.form.locator("input:visible, textarea").evaluateAll((fields) => fields.map(({ id }) => id));
	const required = order.filter((id) => ["user_name", "user_email", "user_phone", "appointment_date"].includes(id));
	expect(required).toHaveLength(4);
	for (const field of required as (keyof typeof request)[]) {
		await submit(page, form);
		await expect(form.form.locator(":focus")).toHaveAttribute("id", field);
		await form[field].fill(request[field]);
	}
});

test("Before the first attempt no field is called wrong", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, { user_name: " ", user_email: "asha", user_phone: "12", appointment_date: "2020-01-06" });
	await form.message.focus();
	await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(0);
	await expect(form.form.locator(".field-error")).toHaveCount(0);
});

test("After an attempt each error goes as its field is put right, while typing", async ({ page }) => {
	const form = await openForm(page);
	const errors = form.form.locator(".field-error");
	await submit(page, form);
	await expect(errors).toHaveCount(4);

	await form.user_phone.pressSequentially("987654321");
	await expectError(form.user_phone, words.errors.phone);
	await form.user_phone.pressSequentially("0");
	await expect(form.user_phone).toHaveAttribute("aria-invalid", "false");
	await expect(form.user_phone).toBeFocused();
	await expect(errors).toHaveText([words.errors.name, words.errors.email, words.errors.date]);

	await form.user_name.fill("Asha");
	await form.user_email.fill("asha@example.com");
	await expect(errors).toHaveText([words.errors.date]);
	await form.appointment_date.fill("2020-01-06");
	await expect(errors).toHaveText([words.errors.pastDate]);
	await form.appointment_date.fill(validRequest().appointment_date);
	await expect(errors).toHaveCount(0);
	await expect(form.user_name).toHaveAccessibleDescription("");
});

test("Enter in a field sends the form to its rules as the button does", async ({ page }) => {
	const form = await openForm(page);
	await form.user_email.press("Enter");
	await expect(form.user_name).toBeFocused();
	await expect(form.form.locator(".field-error")).toHaveCount(4);
});
