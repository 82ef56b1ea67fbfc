import type { Page } from "@playwright/test";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { fill } from "@/lib/text/fill";
import {
	bookingPath,
	breakMailbox,
	countSends,
	failureMessages,
	fillIn,
	mendMailbox,
	openForm,
	openFormInHeldTime,
	received,
	sendFormPath,
	submit,
	validRequest,
	words,
} from "../support/booking";
import { holdBack } from "../support/hold-back";
import { expect, test } from "../support/test";

/** Holds requests to the e-mail service back until they are let go. */
const holdSending = (page: Page) => holdBack(page, `**${sendFormPath}`);

test("The mailbox receives exactly the five fields, as typed, and the library's own", async ({ page, request }) => {
	const form = await openForm(page);
	const sent = {
		...validRequest(),
		user_email: "asha.k+clinic@mail.example.co.in",
		message: 'Since Diwali:\n\ta lump & <b>pain</b> "here" {name} 100% ₹ दर्द 🙏\n\nPlease call.',
	};
	sent.user_name = `आशा O'Neil & <Sons> ${sent.user_name}`;
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.success).toBeVisible();

	const requests = await received(request, sent.user_name);
	expect(requests).toHaveLength(1);
	const fields = requests[0] ?? [];
	expect(fields).toHaveLength(9);
	expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
		...sent,
		// Browsers send the lines of a form with both characters (HTML, "constructing the entry list").
		message: sent.message.replaceAll("\n", "\r\n"),
		lib_version: "4.4.1",
		service_id: "preview_service",
		template_id: "preview_template",
		user_id: "preview_key",
	});
});

test("The request is one multipart POST to the service's own path", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, validRequest());
	const sending = page.waitForRequest(`**${sendFormPath}`);
	await submit(page, form);
	const request = await sending;
	expect(request.method()).toBe("POST");
	expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
	await expect(form.success).toBeVisible();
});

test("While a request is sent the button is disabled, spins and says so, aloud too", async ({ page }) => {
	const form = await openForm(page);
	const release = await holdSending(page);
	const sends = countSends(page);
	await expect(form.status).toBeAttached();
	await expect(form.status).toBeEmpty();
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.submit).toBeDisabled();
	await expect(form.submit).toBeFocused();
	await expect(form.submit).toHaveText(words.sending);
	await expect(form.submit.locator(".spinner")).toBeVisible();
	await expect(form.submit.locator(".spinner")).toHaveCSS("animation-name", /spin/);
	await expect(form.status).toHaveText(words.sending);
	await expect(form.status).toHaveAttribute("aria-live", "polite");
	// A press meanwhile does nothing, by the button or by Enter in a field.
	await form.submit.press("Enter");
	await form.user_name.press("Enter");
	expect(sends.count).toBe(1);
	release();
	await expect(form.success).toBeVisible();
	expect(sends.count).toBe(1);
	await expect(form.submit).toBeEnabled();
	await expect(form.submit).toHaveText(words.submit);
	await expect(form.submit.locator(".spinner")).toHaveCount(0);
});

test("While a request is sent nothing can be typed, and what was checked is what arrives", async ({
	page,
	request,
}) => {
	const form = await openFormInHeldTime(page);
	const sent = { ...validRequest(), message: "As it was" };
	await fillIn(form, { ...sent, user_name: `  ${sent.user_name} `, user_email: ` ${sent.user_email}` });
	// Sent faster than by hand, the form waits before it sends: time in which somebody could go on typing.
	await form.submit.click();
	for (const field of ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const) {
		await expect(form[field]).not.toBeEditable();
	}
	// As a program would that fills in forms.
	await form.message.evaluate((field: HTMLTextAreaElement) => {
		field.value = "Changed on the way";
	});
	await page.clock.runFor(1_500);
	await expect(form.success).toBeVisible();
	await expect(form.message).toBeEditable();
	const [fields] = await received(request, sent.user_name);
	for (const [name, value] of Object.entries(sent)) expect(fields).toContainEqual({ name, value });
});

test("The form says how long a message may be, counts, and refuses a longer one without cutting it", async ({
	page,
}) => {
	const form = await openForm(page);
	const sends = countSends(page);
	await expect(form.form.getByText(fill(words.messageLength, { count: 0, limit: MESSAGE_LIMIT }))).toBeVisible();
	await fillIn(form, { ...validRequest(), message: "x".repeat(MESSAGE_LIMIT + 1) });
	await expect(
		form.form.getByText(fill(words.messageLength, { count: MESSAGE_LIMIT + 1, limit: MESSAGE_LIMIT })),
	).toBeVisible();
	await submit(page, form);
	await expect(form.message).toBeFocused();
	await expect(form.message).toHaveAccessibleDescription(
		new RegExp(`${fill(words.errors.message, { limit: MESSAGE_LIMIT })}$`),
	);
	await expect(form.message).toHaveValue("x".repeat(MESSAGE_LIMIT + 1));
	expect(sends.count).toBe(0);
	await form.message.press("Backspace");
	await expect(form.form.locator(".field-error")).toHaveCount(0);
	await submit(page, form);
	await expect(form.success).toBeVisible();
});

test("Marks that nobody sees are not sent with name, e-mail and number, but those with which a name is spelt are", async ({
	page,
	request,
}) => {
	const form = await openForm(page);
	const sent = { ...validRequest(), message: "" };
	sent.user_name = `क्\u200dषिती ${sent.user_name}`;
	await fillIn(form, {
		...sent,
		user_name: `\u202a${sent.user_name}\u202c`,
		user_email: "asha\u200b@example.com",
		user_phone: "\u2066+91 98765\u200b 43210\u2069",
	});
	await submit(page, form);
	await expect(form.success).toBeVisible();
	const [fields] = await received(request, sent.user_name);
	for (const [name, value] of Object.entries(sent)) expect(fields).toContainEqual({ name, value });
});

test("Success is said, aloud too, and the form is as new", async ({ page }) => {
	const form = await openForm(page);
	// A first attempt with mistakes, so that there is something to clear.
	await submit(page, form);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await expect(form.success).toBeInViewport();
	await expect(form.status).toBeFocused();
	await expect(form.status).toHaveText(`${words.success}${words.successNext}`);
	// The focus has it read; as a live region it would be read a second time.
	await expect(form.status).toHaveAttribute("aria-live", "off");
	for (const field of ["user_name", "user_email", "user_phone", "appointment_date", "message"] as const) {
		await expect(form[field]).toHaveValue("");
	}
	await expect(form.form.locator("[aria-invalid=true], .field-error")).toHaveCount(0);
	// The next request is a new one: no field is called wrong before its first attempt.
	await form.user_email.fill("asha");
	await expect(form.form.locator(".field-error")).toHaveCount(0);
});

test.describe("After a failure", () => {
	test.use({ allowedMessages: failureMessages });

	for (const [what, answer] of [
		["a page of a host that answers everything", { status: 200, contentType: "text/html", body: "<h1>Welcome</h1>" }],
		["an empty answer", { status: 204 }],
	] as const) {
		test(`${what} in the service's place is no success`, async ({ page }) => {
			await page.route(`**${sendFormPath}`, (route) => route.fulfill(answer));
			const form = await openForm(page);
			const sent = validRequest();
			await fillIn(form, sent);
			await submit(page, form);
			await expect(form.failure).toBeVisible();
			await expect(form.user_name).toHaveValue(sent.user_name);
		});
	}

	test("the message is gone as soon as the next attempt begins, or is refused", async ({ page }) => {
		const form = await openForm(page);
		const sent = validRequest();
		await fillIn(form, sent);
		await breakMailbox(page, "500");
		await submit(page, form);
		await expect(form.failure).toBeVisible();

		await form.user_name.fill("");
		await submit(page, form);
		await expect(form.user_name).toBeFocused();
		await expect(form.failure).toHaveCount(0);
		await expect(form.status).toBeEmpty();

		await form.user_name.fill(sent.user_name);
		await submit(page, form);
		await expect(form.failure).toBeVisible();
		await mendMailbox(page);
		const release = await holdSending(page);
		await submit(page, form);
		await expect(form.status).toHaveText(words.sending);
		await expect(form.failure).toHaveCount(0);
		release();
		await expect(form.success).toBeVisible();
	});
});

for (const [twice, act] of [
	["A double click", (page: Page) => page.getByRole("button", { name: words.submit }).dblclick()],
	[
		"Enter pressed twice",
		async (page: Page) => {
			await page.getByLabel(words.name).press("Enter");
			await page.getByLabel(words.name).press("Enter");
		},
	],
	[
		// Nothing on the page has had the time to change between the two.
		"Two submissions in one turn of the browser",
		(page: Page) =>
			page.getByRole("form", { name: words.label }).evaluate((form: HTMLFormElement) => {
				form.requestSubmit();
				form.requestSubmit();
			}),
	],
] as const) {
	test(`${twice} sends once`, async ({ page, request }) => {
		const form = await openForm(page);
		const sends = countSends(page);
		const sent = validRequest();
		await fillIn(form, sent);
		await page.clock.fastForward(5_000);
		const release = await holdSending(page);
		await act(page);
		release();
		await expect(form.success).toBeVisible();
		expect(sends.count).toBe(1);
		expect(await received(request, sent.user_name)).toHaveLength(1);
	});
}

test("The page's security policy lets the request pass, and the mail form", async ({ page }) => {
	await page.goto(bookingPath);
	const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
	expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/);
	expect(policy).toMatch(/(^|; )connect-src 'self'( |;|$)/);
	expect(policy).toMatch(/(^|; )form-action 'self' mailto:(;|$)/);
});
