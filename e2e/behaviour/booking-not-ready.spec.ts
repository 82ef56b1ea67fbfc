import type { Page } from "@playwright/test";
import { fill } from "@/lib/text/fill";
import {
	type BookingForm,
	bookingForm,
	bookingPath,
	countSends,
	fillIn,
	received,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { comeTo } from "../support/come-to";
import { holdBack } from "../support/hold-back";
import { content, someTreatment, told } from "../support/site";
import { expect, test } from "../support/test";

test.use({ allowedMessages: /Failed to load resource|Island \S+:/ });

const entry = "**/_islands/entry-*.js";
const formScript = "**/_islands/booking-form-*.js";
const callWords = fill(words.byPhone, { phone: told(content.clinic.phone, "phone") });

/** Notes every address outside the web that the page opens, as a mail program's is. */
function collectOpened(page: Page): string[] {
	const opened: string[] = [];
	page.on("request", (request) => {
		if (!request.url().startsWith("http")) opened.push(request.url());
	});
	return opened;
}

/** The page says that the form is not ready; telephone and e-mail stand beside the words. */
async function expectNotReady(form: BookingForm): Promise<void> {
	await expect(form.notReady).toBeVisible();
	await expect(form.notReady).toContainText(content.words.booking.notReady);
	await expect(form.notReady.getByRole("link", { name: callWords })).toBeVisible();
	await expect(form.mail).toBeVisible();
}

/** Stops the wait after which the style sheet shows that the form is not ready, so that a slow machine cannot end it. */
async function holdTime(form: BookingForm): Promise<void> {
	await form.notReady.evaluate((element) => {
		for (const animation of element.getAnimations()) animation.pause();
	});
}

/** Ends the wait after which the style sheet shows that the form is not ready. */
async function letTimePass(form: BookingForm): Promise<void> {
	await form.notReady.evaluate((element) => {
		for (const animation of element.getAnimations()) animation.finish();
	});
}

test("Without the page's entry Send opens nothing, and the page says that the form is not ready", async ({ page }) => {
	const opened = collectOpened(page);
	await page.route(entry, (route) => route.abort());
	await page.goto(bookingPath);
	const form = bookingForm(page);
	await holdTime(form);
	const sent = validRequest();
	await fillIn(form, sent);
	await expect(form.submit).toBeDisabled();
	await form.user_name.press("Enter");
	await expect(form.notReady).toBeHidden();
	await letTimePass(form);
	await expectNotReady(form);
	expect(opened).toEqual([]);

	const opening = page.waitForRequest((request) => request.url().startsWith("mailto:"));
	await form.mail.click();
	const body = decodeURIComponent((await opening).url());
	for (const value of Object.values(sent)) expect(body).toContain(value);
});

test("The style sheet shows it sooner to somebody who is at the form", async ({ page }) => {
	await page.route(entry, (route) => route.abort());
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const delay = () =>
		form.notReady.evaluate((element) => Number(element.getAnimations()[0]?.effect?.getComputedTiming().delay));
	const away = await delay();
	await form.user_name.focus();
	expect(await delay()).toBeLessThan(away);
});

test("A form whose script cannot be had says so as soon as somebody is at it, and keeps what is typed", async ({
	page,
}) => {
	const opened = collectOpened(page);
	await page.route(formScript, (route) => route.abort());
	await page.goto(bookingPath);
	const form = bookingForm(page);
	await expect(form.notReady).toBeHidden();
	const sent = validRequest();
	await fillIn(form, sent);
	await expectNotReady(form);
	await form.submit.click();
	await expectNotReady(form);
	expect(opened).toEqual([]);

	await page.reload();
	for (const [field, value] of Object.entries(sent)) {
		await expect(form[field as keyof typeof sent]).toHaveValue(value);
	}
});

test("Send fetches the script again, and a form that was told not to be ready is sent by a second press", async ({
	page,
	request,
}) => {
	await page.route(formScript, (route) => route.abort(), { times: 2 });
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const sent = validRequest();
	await fillIn(form, sent);
	await expectNotReady(form);
	const sends = countSends(page);
	await form.submit.click();
	await wakeForm(page);
	await expect(form.notReady).toBeHidden();
	expect(sends.count).toBe(0);
	await form.submit.click();
	await expect(form.success).toBeVisible();
	expect(await received(request, sent.user_name)).toHaveLength(1);
});

test("Send pressed while the script is still on its way counts when it comes", async ({ page, request }) => {
	const arrive = await holdBack(page, formScript);
	await page.clock.install();
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const sent = { ...validRequest(), user_email: " asha@example.com " };
	await fillIn(form, sent);
	await form.submit.click();
	arrive();
	await expect(form.success).toBeVisible();
	expect(await received(request, sent.user_name)).toHaveLength(1);
});

test("Send pressed on an empty form while the script is on its way shows the form's own messages", async ({ page }) => {
	const arrive = await holdBack(page, formScript);
	await page.goto(bookingPath);
	const form = bookingForm(page);
	await form.submit.click();
	arrive();
	await expect(form.form.getByText(words.errors.name)).toBeVisible();
	await expect(form.user_name).toBeFocused();
});

test("A script that is long in coming is said to be missing, and the form wakes when it comes", async ({ page }) => {
	const arrive = await holdBack(page, formScript);
	await page.clock.install();
	await page.goto(bookingPath);
	const form = bookingForm(page);
	await form.user_name.fill("Asha");
	await expect(form.notReady).toBeHidden();
	await page.clock.runFor(5_000);
	await expectNotReady(form);
	arrive();
	await wakeForm(page);
	await expect(form.notReady).toBeHidden();
	await expect(form.user_name).toHaveValue("Asha");
});

test("A form that came near without a network wakes when the network is back", async ({ page, context }) => {
	await page.goto(someTreatment);
	await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute("data-awake");
	await context.setOffline(true);
	const form = bookingForm(page);
	await comeTo(form.user_name);
	await form.user_name.fill("Asha");
	await expectNotReady(form);
	await context.setOffline(false);
	await wakeForm(page);
	await expect(form.user_name).toHaveValue("Asha");
	await expect(form.submit).toBeEnabled();
});

test("What is typed before any script is there is kept when it comes, and is in the draft", async ({ page }) => {
	const arrive = await holdBack(page, entry);
	await page.route(formScript, (route) => route.abort());
	await page.goto(bookingPath, { waitUntil: "commit" });
	const form = bookingForm(page);
	await form.user_name.fill("Asha");
	await form.message.fill("A lump");
	arrive();
	await expect(form.submit).toBeEnabled();
	await page.goto(someTreatment);
	await expect(form.user_name).toHaveValue("Asha");
	await expect(form.message).toHaveValue("A lump");
});

test("With any one of its scripts missing, the form works or says that it is not ready, and opens nothing", async ({
	page,
	context,
}) => {
	test.slow();
	const scripts = new Set<string>();
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.add(request.url());
	});
	await page.goto(bookingPath);
	await wakeForm(page);
	expect(scripts.size).toBeGreaterThan(4);
	/** Without these nothing of ours runs. */
	const first = await page.evaluate(() =>
		[...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[rel=modulepreload]")].map(
			(element) => ("src" in element ? element.src : element.href),
		),
	);
	for (const script of scripts) {
		await test.step(new URL(script).pathname, async () => {
			const other = await context.newPage();
			const opened = collectOpened(other);
			await other.route(script, (route) => route.abort());
			await other.goto(bookingPath);
			const form = bookingForm(other);
			await form.user_name.fill("Asha");
			await form.user_name.press("Enter");
			const awake = () => form.form.evaluate((element: HTMLFormElement) => element.noValidate);
			const saysSo = () => form.notReady.isVisible();
			if (first.includes(script)) await letTimePass(form);
			await expect.poll(async () => (await awake()) || (await saysSo())).toBe(true);
			if (!(await awake())) await expectNotReady(form);
			await expect(form.user_name).toHaveValue("Asha");
			expect(opened).toEqual([]);
			await other.close();
		});
	}
});
