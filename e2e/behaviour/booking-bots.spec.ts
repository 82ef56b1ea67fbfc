import {
	countSends,
	fillIn,
	openForm,
	openFormInHeldTime,
	received,
	submit,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { expect, test } from "../support/test";

const [beforeSeconds = "", afterSeconds = ""] = words.tooSoon.split("{seconds}");
/** That the next request has to wait, with the seconds that are left. */
const tooSoon = new RegExp(`^${beforeSeconds}([1-9]|10)${afterSeconds.replaceAll(".", "\\.")}$`);

test("The field that nobody sees is out of sight, of a screen reader's way and of the Tab key's", async ({ page }) => {
	const form = await openForm(page);
	const trap = form.form.locator("#website");
	await expect(trap).not.toBeInViewport();
	await expect(trap).not.toHaveAttribute("name");
	await expect(trap).toHaveAttribute("tabindex", "-1");
	await expect(trap).toHaveAttribute("autocomplete", "off");
	await expect(form.form.getByRole("textbox")).toHaveCount(5);
	await expect(form.form.getByRole("textbox", { name: "Website" })).toHaveCount(0);
	const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(await width()).toBeLessThanOrEqual(0);
});

test("Who fills in the field that nobody sees sends nothing at first; who presses again is believed", async ({
	page,
	request,
}) => {
	const form = await openForm(page);
	const sends = countSends(page);
	const sent = validRequest();
	await fillIn(form, sent);
	// As a program does that fills in forms, at every turn.
	const trap = () =>
		form.form.locator("#website").evaluate((field: HTMLInputElement) => {
			field.value = "https://asha.example";
		});
	await trap();
	await submit(page, form);
	await expect(form.status).toHaveText(words.confirm);
	await expect(form.status).toBeFocused();
	expect(sends.count).toBe(0);
	await trap();
	await form.submit.click();
	await expect(form.success).toBeVisible();
	const [fields] = await received(request, sent.user_name);
	expect(fields).not.toContainEqual(expect.objectContaining({ value: "https://asha.example" }));
});

test("Who is faster than a hand waits until a hand could have done it, and is then sent", async ({ page, request }) => {
	const form = await openFormInHeldTime(page);
	const sends = countSends(page);
	const sent = validRequest();
	await fillIn(form, sent);
	await form.submit.click();
	await expect(form.status).toHaveText(words.sending);
	await page.clock.runFor(1_000);
	await expect(form.submit).toBeDisabled();
	expect(sends.count).toBe(0);
	await page.clock.runFor(500);
	await expect(form.success).toBeVisible();
	expect(sends.count).toBe(1);
	expect(await received(request, sent.user_name)).toHaveLength(1);
});

test("A second request soon after the first is told to wait, and is not sent", async ({ page, request }) => {
	const form = await openForm(page);
	const sends = countSends(page);
	const [first, second] = [validRequest(), validRequest()];
	await fillIn(form, first);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await fillIn(form, second);
	await form.submit.click();
	await expect(form.status).toHaveText(tooSoon);
	await expect(form.status).toBeFocused();
	await expect(form.failure).toHaveCount(0);
	await expect(form.user_name).toHaveValue(second.user_name);
	expect(sends.count).toBe(1);
	expect(await received(request, second.user_name)).toEqual([]);
});

test("The limit on requests holds over a reload, and ends after ten seconds", async ({ page }) => {
	const form = await openForm(page);
	const sends = countSends(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await page.reload();
	await wakeForm(page);
	await fillIn(form, validRequest());
	await page.clock.fastForward(2_000);
	await form.submit.click();
	await expect(form.status).toHaveText(tooSoon);
	expect(sends.count).toBe(1);
	await page.clock.fastForward(10_000);
	await form.submit.click();
	await expect(form.success).toBeVisible();
	expect(sends.count).toBe(2);
});

test("The limit on requests is not lifted by being refused", async ({ page }) => {
	const form = await openForm(page);
	const sends = countSends(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await fillIn(form, validRequest());
	await form.submit.click();
	await expect(form.status).toHaveText(tooSoon);
	await form.submit.click();
	await expect(form.status).toHaveText(tooSoon);
	expect(sends.count).toBe(1);
});
