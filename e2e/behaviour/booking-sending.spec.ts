import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { requestFields } from "@/lib/booking/fields";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import {
	emptyRequest,
	failureMessages,
	openForm,
	openFormInHeldTime,
	sendFormPath,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { telephone } from "../support/contact";
import { content, required, someTreatment } from "../support/site";
import { delayRequests, expect, requestsOf, test, testOnDesktop } from "../support/test";

const { clinic } = content;
const phone = required(mainPhone(clinic), "phone");
const service = `**${sendFormPath}`;

/** Delays requests to the e-mail service until they are released. */
const delaySending = (page: Page) => delayRequests(page, service);

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
	const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
	expect(policy).toMatch(/(^|; )default-src 'none'(;|$)/);
	expect(policy).toMatch(/(^|; )connect-src 'self'( |;|$)/);
	expect(policy).toMatch(/(^|; )form-action 'self' mailto:(;|$)/);
});

test("While sending, the button is disabled with a spinner, and the status is announced", async ({ page }) => {
	const form = await openForm(page);
	const release = await delaySending(page);
	const sends = requestsOf(page, sendFormPath);
	await expect(form.status).toBeAttached();
	await expect(form.status).toBeEmpty();
	await form.fillInAndSubmit();
	await expect(form.submit).toBeDisabled();
	await expect(form.submit).toBeFocused();
	await expect(form.submit).toHaveText(words.sending);
	await expect(form.submit.locator(".spinner")).toBeVisible();
	await expect(form.submit.locator(".spinner")).toHaveCSS("animation-name", /spin/);
	await expect(form.status).toHaveText(words.sending);
	await expect(form.status).toHaveAttribute("aria-live", "polite");
	// Submitting again does nothing.
	await form.submit.press("Enter");
	await form.user_name.press("Enter");
	release();
	await expect(form.success).toBeVisible();
	expect(sends).toHaveLength(1);
	await form.another.click();
	await expect(form.submit).toBeEnabled();
	await expect(form.submit).toHaveText(words.submit);
	await expect(form.submit.locator(".spinner")).toHaveCount(0);
});

test("A form submitted too fast waits, locked, then sends what it validated", async ({ page }) => {
	const form = await openFormInHeldTime(page);
	const sends = requestsOf(page, sendFormPath);
	const sent = validRequest();
	await form.fillIn({ ...sent, user_name: `  ${sent.user_name} `, user_email: ` ${sent.user_email}` });
	await form.submit.click();
	await expect(form.status).toHaveText(words.sending);
	for (const field of requestFields) await expect(form[field]).not.toBeEditable();
	await form.message.evaluate((field: HTMLTextAreaElement) => {
		field.value = "Changed by a form filler";
	});
	await page.clock.runFor(1_000);
	await expect(form.submit).toBeDisabled();
	expect(sends).toHaveLength(0);
	await page.clock.runFor(500);
	await expect(form.success).toBeVisible();
	await form.another.click();
	await expect(form.message).toBeEditable();
	expect(sends).toHaveLength(1);
	await form.expectReceived(sent);
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
	await expect(form.success).toBeVisible();
	await expect(form.success).toBeInViewport();
	await expect(form.status).toBeFocused();
	const facts = [sent.user_name, longDate(sent.appointment_date, content.locale.tag), sent.user_phone];
	await expect(form.status.getByRole("definition")).toHaveText(facts);
	await expect(form.status).toContainText(words.successNext);
	await expect(form.submit).toBeHidden();
	// The focus announces it; a live region would repeat it.
	await expect(form.status).toHaveAttribute("aria-live", "off");
	expect(await duplicates()).toEqual([]);
	await form.another.click();
	await expect(form.user_name).toBeFocused();
	await expect(form.success).toBeHidden();
	await form.expectValues(emptyRequest);
	await expect(form.form.locator("[aria-invalid=true], .field-error")).toHaveCount(0);
	await form.user_email.fill("asha");
	await expect(form.errors).toHaveCount(0);
});

test("The receipt's calendar file has the day, the clinic and its number", async ({ page }) => {
	const form = await openForm(page);
	const sent = await form.fillInAndSubmit();
	const loading = page.waitForEvent("download");
	await form.form.getByRole("link", { name: words.addToCalendar }).click();
	const download = await loading;
	expect(download.suggestedFilename()).toBe("appointment.ics");
	const lines = readFileSync(await download.path(), "utf8")
		.replaceAll("\r\n ", "")
		.split("\r\n");
	expect(lines).toContain(`DTSTART;VALUE=DATE:${sent.appointment_date.replaceAll("-", "")}`);
	expect(lines).toContain(`SUMMARY:${fill(content.labels.booking.calendarTitle, { clinic: clinic.name })}`);
	expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toContain(phone);
});

test("A second request must wait ten seconds, also after a reload", async ({ page }) => {
	const tooSoon = (seconds: number) => fill(words.tooSoon, { seconds });
	const form = await openFormInHeldTime(page);
	const sends = requestsOf(page, sendFormPath);
	await form.fillInAndSubmit();
	await expect(form.success).toBeVisible();
	await form.another.click();
	const second = await form.fillInRequest();
	for (const seconds of [10, 9]) {
		await form.submit.click();
		await expect(form.status).toHaveText(tooSoon(seconds));
		await expect(form.status).toBeFocused();
		await page.clock.fastForward(1_000);
	}
	await form.expectValues(second);
	await page.reload();
	await wakeForm(page);
	await page.clock.fastForward(2_000);
	await form.submit.click();
	await expect(form.status).toHaveText(tooSoon(6));
	expect(sends).toHaveLength(1);
	expect(await form.received(second.user_name)).toEqual([]);
	await page.clock.fastForward(10_000);
	await form.send();
	expect(sends).toHaveLength(2);
});

test.describe("After a failure", () => {
	test.use({ allowedMessages: failureMessages });

	/** The other ways to send the request: e-mail, telephone, and WhatsApp if the clinic has it. */
	const waysCount = clinic.whatsapp ? 3 : 2;

	testOnDesktop("Tab reaches the other ways to send, which follow later corrections", async ({ page }) => {
		const form = await openForm(page);
		await form.breakMailbox("500");
		const { user_name } = await form.fillInAndSubmit();
		await expect(form.status).toBeFocused();
		// In two columns, these are as wide as both.
		const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
		for (const part of [form.user_name, form.message, form.status])
			expect(await widthOf(part)).toBeCloseTo(await widthOf(form.form), 0);
		const ways = await form.ways.all();
		expect(ways).toHaveLength(waysCount);
		for (const way of ways) {
			await page.keyboard.press("Tab");
			await expect(way).toBeFocused();
		}
		await form.user_phone.fill("9123456789");
		const mail = form.form.getByRole("link", { name: words.byEmail });
		await expect(mail).toHaveAttribute("href", /9123456789/);
		const { pathname, search } = new URL((await mail.getAttribute("href")) ?? "");
		expect(pathname).toBe(clinic.email);
		expect(decodeURIComponent(search)).toContain(user_name);
		const call = form.form.getByRole("link", { name: fill(words.byPhone, { phone }) });
		await expect(call).toHaveAttribute("href", telephone(phone));
		// An invalid attempt clears the message.
		await form.user_name.clear();
		await form.submit.click();
		await expect(form.user_name).toBeFocused();
		await expect(form.status).toBeEmpty();
	});
});
