import { bookingForm, bookingPath, fillIn, validRequest } from "../support/booking";
import { chat, telephone } from "../support/contact";
import { content, someTreatment, told } from "../support/site";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

const { clinic } = content;
const phone = told(clinic.phone, "phone");
const email = told(clinic.email, "e-mail");

for (const path of [bookingPath, someTreatment]) {
	test(`Without JavaScript ${path} offers a form for the mail program, telephone and e-mail`, async ({ page }) => {
		await page.goto(path);
		const section = page.locator("#appointment");
		const note = section.locator("noscript > p");
		await expect(note).toBeVisible();
		expect(await note.evaluate((element) => element.textContent)).toBe(content.words.booking.noScript);
		// With several places the number has the name of its own beside it.
		await expect(section.getByRole("link", { name: phone })).toHaveAttribute("href", telephone(phone));
		await expect(section.locator(`[href^="${chat("")}"]`)).toHaveCount(clinic.whatsapp ? 1 : 0);
		await expect(section.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);

		const { form, submit, mail } = bookingForm(page);
		await expect(mail).toBeVisible();
		await expect(mail).toHaveAttribute("formaction", `mailto:${email}`);
		await expect(mail).toHaveAttribute("formmethod", "post");
		// The one encoding that a person can read in a mail.
		await expect(mail).toHaveAttribute("formenctype", "text/plain");
		// Over TLS a browser reports it as mixed content when it stands on the form.
		await expect(form).not.toHaveAttribute("action");
		await expect(submit).toBeHidden();
		const names = await form
			.locator("[name]")
			.evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
		expect(names.sort()).toEqual(["appointment_date", "message", "user_email", "user_name", "user_phone"]);
	});
}

test("Without JavaScript the browser itself asks for what is missing", async ({ page }) => {
	await page.goto(bookingPath);
	const form = bookingForm(page);
	await form.mail.click();
	await expect(form.user_name).toBeFocused();
	await form.user_name.fill("Asha");
	await form.mail.click();
	await expect(form.user_name).not.toBeFocused();
	await expect(form.form.locator("input:focus")).toHaveCount(1);
});

test("Without JavaScript a filled-in form opens the mail program with the request as its text", async ({ page }) => {
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const request = validRequest();
	await fillIn(form, request);
	const opening = page.waitForRequest((opened) => opened.url().startsWith("mailto:"));
	await form.mail.click();
	const [address, body] = (await opening).url().split("?body=");
	expect(address).toBe(`mailto:${email}`);
	const lines = decodeURIComponent(body ?? "")
		.trim()
		.split("\r\n");
	expect(lines.sort()).toEqual(
		Object.entries(request)
			.map(([field, value]) => `${field}=${value}`)
			.sort(),
	);
});
