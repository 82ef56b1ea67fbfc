import type { Page } from "@playwright/test";
import { requestFields } from "@/lib/booking/fields";
import { mainPhone } from "@/lib/text/contact";
import { bookingForm, bookingPath, sendFormPath, unfoldForm, validRequest, wakeForm, words } from "../support/booking";
import { chat, telephone } from "../support/contact";
import { openAt } from "../support/open";
import { content, required, someTreatment } from "../support/site";
import { delayRequests, expect, requestsOf, test, testWithoutScript } from "../support/test";

test.use({ allowedMessages: /Failed to load resource|Island \S+:/ });

const entry = "**/_islands/entry-*.js";
const formScript = "**/_islands/booking-form.island-*.js";
const { clinic } = content;
const phone = required(mainPhone(clinic), "phone");
const email = required(clinic.email, "e-mail");

async function openBooking(page: Page) {
	await page.goto(bookingPath);
	return bookingForm(page);
}

test("Without the page's script, the page says that the form is not ready", async ({ page }) => {
	const opened = requestsOf(page, /^(?!http)/);
	await page.route(entry, (route) => route.abort());
	const form = await openBooking(page);
	await form.setDelay("pause");
	const delay = () =>
		form.notReady.evaluate((element) => Number(element.getAnimations()[0]?.effect?.getComputedTiming().delay));
	const away = await delay();
	const sent = await form.fillInRequest();
	expect(await delay(), "sooner if the form has the focus").toBeLessThan(away);
	await form.setDelay("pause");
	await expect(form.submit).toBeDisabled();
	await form.user_name.press("Enter");
	await expect(form.notReady).toBeHidden();
	await form.setDelay("finish");
	await form.expectNotReady();
	expect(opened).toEqual([]);

	const opening = page.waitForRequest((request) => request.url().startsWith("mailto:"));
	await form.mail.click();
	const body = decodeURIComponent((await opening).url());
	for (const value of Object.values(sent)) expect(body).toContain(value);
});

test("A press on the button loads the script again, and a second press sends", async ({ page }) => {
	await page.route(formScript, (route) => route.abort());
	const form = await openBooking(page);
	const sent = await form.fillInRequest();
	await form.expectNotReady();
	const sends = requestsOf(page, sendFormPath);
	// How often the script has been asked for depends on whether the form came into view before it got the focus.
	await page.unroute(formScript);
	await form.submit.click();
	await wakeForm(page);
	await expect(form.notReady).toBeHidden();
	expect(sends).toHaveLength(0);
	await form.send();
	await form.expectReceived(sent);
});

test("A press while the script loads submits the form once it has loaded", async ({ page }) => {
	const arrive = await delayRequests(page, formScript);
	const form = await openBooking(page);
	await form.submit.click();
	arrive();
	await expect(form.form.getByText(words.errors.name)).toBeVisible();
	await expect(form.user_name).toBeFocused();

	const arriveAgain = await delayRequests(page, formScript);
	await page.reload();
	const sent = validRequest();
	await form.fillIn({ ...sent, user_email: ` ${sent.user_email} ` });
	await form.submit.click();
	arriveAgain();
	await expect(form.success).toBeVisible();
	await form.expectReceived(sent);
});

test("Text typed before the form's script has loaded stays, and so does the focus", async ({ page }) => {
	const arrive = await delayRequests(page, formScript);
	await openAt(page, bookingPath);
	const form = bookingForm(page);
	await form.fillIn({ user_name: "Asha", user_phone: "+91 98765-43210" });
	await form.message.pressSequentially("A lump on my");
	await page.clock.runFor(5_000);
	await form.expectNotReady();
	arrive();
	await wakeForm(page);
	await expect(form.notReady).toBeHidden();
	await expect(form.message).toBeFocused();
	await page.keyboard.type(" hand");
	const typed = { user_name: "Asha", user_phone: "9876543210", message: "A lump on my hand" };
	await form.expectValues(typed);
	await page.goto(someTreatment);
	await (await wakeForm(page)).expectValues(typed);
});

test("Text typed before any script has loaded is in the draft", async ({ page }) => {
	const arrive = await delayRequests(page, entry);
	await page.route(formScript, (route) => route.abort());
	await page.goto(bookingPath, { waitUntil: "commit" });
	const form = bookingForm(page);
	await form.fillIn({ user_name: "Asha", message: "A lump" });
	arrive();
	await expect(form.submit).toBeEnabled();
	await page.goto(someTreatment);
	await form.expectValues({ user_name: "Asha", message: "A lump" });
});

testWithoutScript("Without script the form is for the mail program, beside telephone and e-mail", async ({ page }) => {
	for (const path of [someTreatment, bookingPath]) {
		await page.goto(path);
		await unfoldForm(page);
		const section = page.locator("#appointment");
		await expect(section.locator("noscript > p")).toBeVisible();
		const note = await section.locator("noscript > p").evaluate((element) => element.textContent);
		expect(note).toBe(content.labels.booking.noScript);
		await expect(section.getByRole("link", { name: phone })).toHaveAttribute("href", telephone(phone));
		await expect(section.locator(`[href^="${chat("")}"]`)).toHaveCount(clinic.whatsapp ? 1 : 0);
		// On phones, which have no room for it here, it is in the footer.
		const mail = page.getByRole("contentinfo").getByRole("link", { name: email });
		await expect(mail).toHaveAttribute("href", `mailto:${email}`);
	}
	const form = bookingForm(page);
	// On the form itself, over TLS, browsers report it as mixed content.
	await expect(form.form).not.toHaveAttribute("action");
	await expect(form.submit).toBeHidden();

	await test.step("The browser validates the form and opens the mail program", async () => {
		await form.mail.click();
		await expect(form.user_name).toBeFocused();
		const request = await form.fillInRequest();
		const opening = page.waitForRequest((opened) => opened.url().startsWith("mailto:"));
		await form.mail.click();
		const [address, body = ""] = (await opening).url().split("?body=");
		expect(address).toBe(`mailto:${email}`);
		const lines = decodeURIComponent(body).trim().split("\r\n");
		expect(lines).toEqual([...requestFields.map((field) => `${field}=${request[field]}`), "reach=", "when="]);
	});
});
