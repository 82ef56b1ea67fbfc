import type { Locator } from "@playwright/test";
import { requestFields } from "@/lib/booking/fields";
import { longDate } from "@/lib/text/format";
import {
	emptyRequest,
	failureMessages,
	openForm,
	openFormInHeldTime,
	sendFormPath,
	validRequest,
	words,
} from "../support/booking";
import { content, someTreatment } from "../support/site";
import { delayRequests, desktop, expect, requestsOf, test, testWith } from "../support/test";

const service = `**${sendFormPath}`;

test("The mailbox receives one multipart request with the fields as typed", async ({ page }) => {
	const form = await openForm(page);
	const sending = page.waitForRequest(service);
	const sent = await form.fillInAndSubmit({
		user_name: `आशा O'Neil & <Sons> ${validRequest().user_name}`,
		user_email: "asha.k+clinic@mail.example.co.in",
		message: 'Since Diwali:\n\ta lump & <b>pain</b> "here" {name} 100% ₹ दर्द 🙏\n\nPlease call.',
	});
	expect((await sending).method()).toBe("POST");
	expect((await sending).headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
	await expect(form.success).toBeVisible();
	const [fields = [], ...others] = await form.received(sent.user_name);
	expect(others).toEqual([]);
	expect(fields).toHaveLength(9);
	expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
		...sent,
		// Browsers send the line breaks of a form as CRLF (HTML, "constructing the entry list").
		message: sent.message.replaceAll("\n", "\r\n"),
		lib_version: "4.4.1",
		service_id: "preview_service",
		template_id: "preview_template",
		user_id: "preview_key",
	});
});

test("While it is sent, the form is locked and says so; what it validated is sent once, after a second and a half", async ({
	page,
}) => {
	const form = await openFormInHeldTime(page);
	const release = await delayRequests(page, service);
	const sends = requestsOf(page, sendFormPath);
	await expect(form.status).toBeAttached();
	await expect(form.status).toBeEmpty();
	const sent = validRequest();
	await form.fillIn({ ...sent, user_name: `  ${sent.user_name} `, user_email: ` ${sent.user_email}` });
	await form.submit.focus();
	// Two presses before the form is drawn.
	await form.form.evaluate((element: HTMLFormElement) => {
		element.requestSubmit();
		element.requestSubmit();
	});
	await expect(form.submit).toBeDisabled();
	await expect(form.submit).toBeFocused();
	await expect(form.submit).toHaveText(words.sending);
	await expect(form.submit.locator(".spinner")).toBeVisible();
	await expect(form.submit.locator(".spinner")).toHaveCSS("animation-name", /spin/);
	await expect(form.status).toHaveText(words.sending);
	for (const field of requestFields) await expect(form[field]).not.toBeEditable();
	// Submitting again does nothing.
	await form.submit.press("Enter");
	await form.user_name.press("Enter");
	await page.clock.runFor(1_400);
	expect(sends).toHaveLength(0);
	await page.clock.runFor(100);
	release();
	await expect(form.success).toBeVisible();
	expect(sends).toHaveLength(1);
	await form.expectReceived(sent);
	await form.another.click();
	await expect(form.message).toBeEditable();
	await expect(form.submit).toBeEnabled();
	await expect(form.submit).toHaveText(words.submit);
	await expect(form.submit.locator(".spinner")).toHaveCount(0);
});

test("The receipt names patient, date and number, has the focus, and brings an empty form back", async ({ page }) => {
	const duplicates = () =>
		page.evaluate(() => {
			const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
			return ids.filter((id, index) => ids.indexOf(id) !== index);
		});
	const form = await openForm(page, someTreatment);
	await form.pressSubmit();
	await expect(form.errors).toHaveCount(4);
	expect(await duplicates()).toEqual([]);
	const sent = await form.fillInAndSubmit();
	await expect(form.success).toBeInViewport();
	await expect(form.status).toBeFocused();
	const facts = [sent.user_name, longDate(sent.appointment_date, content.locale.tag), sent.user_phone];
	await expect(form.status.getByRole("definition")).toHaveText(facts);
	await expect(form.submit).toBeHidden();
	expect(await duplicates()).toEqual([]);
	await form.another.click();
	await expect(form.user_name).toBeFocused();
	await expect(form.success).toBeHidden();
	await form.expectValues(emptyRequest);
	await expect(form.form.locator("[aria-invalid=true], .field-error")).toHaveCount(0);
	await form.user_email.fill("asha");
	await expect(form.errors).toHaveCount(0);
});

testWith({ ...desktop, allowedMessages: failureMessages })(
	"After a failure Tab reaches the other ways to send, which follow later corrections",
	async ({ page }) => {
		const form = await openForm(page);
		await form.breakMailbox("500");
		await form.fillInAndSubmit();
		await expect(form.status).toBeFocused();
		// In two columns, these are as wide as both.
		const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
		for (const part of [form.message, form.status])
			expect(await widthOf(part)).toBeCloseTo(await widthOf(form.form), 0);
		expect(await widthOf(form.user_name)).toBeCloseTo(await widthOf(form.user_email), 0);
		const ways = await form.ways.all();
		expect(ways).toHaveLength(content.clinic.whatsapp ? 3 : 2);
		for (const way of ways) {
			await page.keyboard.press("Tab");
			await expect(way).toBeFocused();
		}
		await form.user_phone.fill("9123456789");
		const mail = form.form.getByRole("link", { name: words.byEmail });
		await expect(mail).toHaveAttribute("href", /9123456789/);
		// An invalid attempt clears the message.
		await form.user_name.clear();
		await form.submit.click();
		await expect(form.user_name).toBeFocused();
		await expect(form.status).toBeEmpty();
	},
);
