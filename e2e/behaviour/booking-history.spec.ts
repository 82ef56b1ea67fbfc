import type { Page } from "@playwright/test";
import { treatmentPath } from "@/lib/site/routes";
import { goToKept, markDocument, withBackForwardCache } from "../support/back-forward-cache";
import {
	type BookingForm,
	bookingPath,
	fillIn,
	received,
	sendFormPath,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { otherTreatment, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

test.use({ launchOptions: withBackForwardCache });

async function visit(page: Page, path: string): Promise<BookingForm> {
	await page.goto(path);
	await markDocument(page);
	return wakeForm(page);
}

test("A form left and come back to shows what was typed elsewhere meanwhile, and typing on loses none of it", async ({
	page,
}) => {
	const { user_name, user_phone, message } = validRequest();
	let form = await visit(page, someTreatment);
	await fillIn(form, { user_name });
	form = await visit(page, bookingPath);
	await fillIn(form, { user_phone, message });

	await goToKept(page, "back", someTreatment);
	await expect(form.user_phone).toHaveValue(user_phone);
	await expect(form.message).toHaveValue(message);
	await form.user_name.press("End");
	await page.keyboard.type("!");

	await goToKept(page, "forward", bookingPath);
	await expect(form.user_name).toHaveValue(`${user_name}!`);
	await expect(form.user_phone).toHaveValue(user_phone);
	await expect(form.message).toHaveValue(message);
	form = await visit(page, treatmentPath(otherTreatment));
	await expect(form.user_name).toHaveValue(`${user_name}!`);
	await expect(form.message).toHaveValue(message);
});

test("A form filled in on one page and sent on another is empty on the first, kept or opened anew", async ({
	page,
	request,
}) => {
	const sent = validRequest();
	let form = await visit(page, someTreatment);
	await fillIn(form, sent);
	form = await visit(page, bookingPath);
	await form.submit.click();
	await expect(form.success).toBeVisible();

	await goToKept(page, "back", someTreatment);
	await expect(form.user_name).toHaveValue("");
	await form.user_email.fill("a");
	await page.reload();
	await wakeForm(page);
	await expect(form.user_name).toHaveValue("");
	await expect(form.user_phone).toHaveValue("");
	expect(await received(request, sent.user_name)).toHaveLength(1);
});

test("Where pages are not kept, the browser's own filling-in brings nothing back that was sent", async ({ page }) => {
	// With such a listener a page is not kept.
	await page.addInitScript(() => addEventListener("unload", () => undefined));
	const sent = validRequest();
	await page.goto(someTreatment);
	await fillIn(await wakeForm(page), sent);
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await form.submit.click();
	await expect(form.success).toBeVisible();

	await page.evaluate(() => {
		history.back();
	});
	await page.waitForURL(`**${someTreatment}`);
	await wakeForm(page);
	// The browser fills a form in between the page's last events.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	await expect(form.user_name).toHaveValue("");
	await expect(form.user_phone).toHaveValue("");
	await page.reload();
	await wakeForm(page);
	await expect(form.user_name).toHaveValue("");
});

test("A reload while a request is being sent keeps every word, and says that the request may have arrived", async ({
	page,
}) => {
	await page.route(`**${sendFormPath}`, () => new Promise(() => {}));
	const sent = validRequest();
	const form = await visit(page, bookingPath);
	await fillIn(form, sent);
	const leaving = page.waitForRequest(`**${sendFormPath}`);
	await form.submit.click();
	await leaving;
	await page.reload();
	await wakeForm(page);
	await expect(form.status).toHaveText(words.interrupted);
	await expect(form.form.getByRole("link", { name: words.byEmail })).toHaveAttribute("href", /9876543210/);
	for (const [field, value] of Object.entries(sent)) {
		await expect(form[field as keyof typeof sent]).toHaveValue(value);
	}
	// Whoever presses at once is told to wait, not that it failed.
	await form.submit.click();
	await expect(form.status).toContainText(words.tooSoon.split("{seconds}")[0] ?? "");
	await page.reload();
	await wakeForm(page);
	await expect(form.status).toBeEmpty();
});

test("A copy of a tab does not offer again what the other has sent", async ({ page, context }) => {
	const sent = validRequest();
	const form = await visit(page, bookingPath);
	await fillIn(form, sent);
	const draft = await page.evaluate(() => ({ ...sessionStorage }));
	const copy = await context.newPage();
	await copy.addInitScript((kept) => {
		if (sessionStorage.length <= 1) for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
	}, draft);
	await copy.goto(someTreatment);
	const other = await wakeForm(copy);
	await expect(other.user_name).toHaveValue(sent.user_name);

	await form.submit.click();
	await expect(form.success).toBeVisible();
	await expect(other.user_name).toHaveValue("");
	await expect(other.user_phone).toHaveValue("");
});

test("A tab whose draft is another keeps it when a request is sent elsewhere", async ({ page, context }) => {
	const copy = await context.newPage();
	await copy.goto(someTreatment);
	const other = await wakeForm(copy);
	await other.user_name.fill("Usha");
	const form = await visit(page, bookingPath);
	await fillIn(form, validRequest());
	await form.submit.click();
	await expect(form.success).toBeVisible();
	await expect(other.user_name).toHaveValue("Usha");
});
