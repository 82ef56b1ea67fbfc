import { fillIn, openForm, received, submit, validRequest, words } from "../support/booking";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const forms = [
	["+91 98765-43210", "9876543210"],
	["091234 56789", "9123456789"],
	["+91 ९८७६५ ४३२१०", "9876543210"],
	["०९१२३४५६७८९", "9123456789"],
	["0091 98765 43210", "9876543210"],
	["98765 43210", "9876543210"],
] as const;

test("A number pasted, filled in by the browser or typed becomes ten plain digits in the field", async ({ page }) => {
	const { user_phone } = await openForm(page);
	for (const [form, digits] of forms) {
		for (const enter of [
			() => page.keyboard.insertText(form),
			() => user_phone.fill(form),
			() => user_phone.pressSequentially(form),
		]) {
			await user_phone.clear();
			await enter();
			await expect(user_phone).toHaveValue(digits);
		}
	}
});

test("A pasted number with its country code is sent as ten digits", async ({ page, request }) => {
	const form = await openForm(page);
	const sent = { ...validRequest(), user_phone: "+91 98765-43210" };
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	const [fields] = await received(request, sent.user_name);
	expect(fields).toContainEqual({ name: "user_phone", value: "9876543210" });
});

test("An eleventh digit is not swallowed but refused", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, validRequest());
	await form.user_phone.clear();
	await form.user_phone.pressSequentially("98765432101");
	await submit(page, form);
	await expect(form.user_phone).toHaveValue("98765432101");
	await expect(form.user_phone).toHaveAccessibleDescription(`${words.phoneHint} ${words.errors.phone}`);
	await form.user_phone.press("Backspace");
	await expect(form.user_phone).toHaveAccessibleDescription(words.phoneHint);
});

test.describe("with a keyboard", () => {
	test.use(desktop);

	test("A number pasted from the clipboard becomes its ten digits", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const { user_phone } = await openForm(page);
		await page.evaluate(() => navigator.clipboard.writeText("+91 98765-43210"));
		await user_phone.focus();
		await page.keyboard.press("ControlOrMeta+V");
		await expect(user_phone).toHaveValue("9876543210");
	});
});
