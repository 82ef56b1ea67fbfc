import type { Page } from "@playwright/test";
import { bookingForm, bookingPath, wakeForm } from "../support/booking";
import { holdBack } from "../support/hold-back";
import { someTreatment } from "../support/site";
import { serveSlowPage } from "../support/slow-page";
import { expect, test } from "../support/test";

/** Opens the booking page as a slow connection does: the form stands there, and its script is still to come. */
async function openAsleep(page: Page) {
	const arrive = await holdBack(page, "**/_islands/booking-form-*.js");
	await page.goto(bookingPath);
	const wake = () => {
		arrive();
		return wakeForm(page);
	};
	return { form: bookingForm(page), wake };
}

test("What is typed before the form's script is there stays", async ({ page }) => {
	const { form, wake } = await openAsleep(page);
	await form.user_name.fill("Asha");
	await form.message.pressSequentially("A lump on my");
	await wake();
	await expect(form.user_name).toHaveValue("Asha");
	await expect(form.message).toHaveValue("A lump on my");
	await expect(form.message).toBeFocused();
	await page.keyboard.type(" hand");
	await expect(form.message).toHaveValue("A lump on my hand");
});

test("A number pasted before the form's script is there becomes its ten digits when it comes", async ({ page }) => {
	const { form, wake } = await openAsleep(page);
	await form.user_phone.fill("+91 98765-43210");
	await wake();
	await expect(form.user_phone).toHaveValue("9876543210");
});

test("What is typed before the form's script is there belongs to the draft", async ({ page }) => {
	const { form, wake } = await openAsleep(page);
	await form.user_name.fill("Asha");
	await wake();
	await page.goto(someTreatment);
	await wakeForm(page);
	await expect(form.user_name).toHaveValue("Asha");
});

test("The form's script comes only when the form comes near the window", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
	const isForm = (path: string) => path.startsWith("/_islands/booking-form-");
	await page.goto(someTreatment);
	await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute("data-awake");
	expect(scripts.filter(isForm)).toEqual([]);
	await wakeForm(page);
	expect(scripts.filter(isForm)).toHaveLength(1);
});

test("The form wakes even if the scripts are there before the page has come down to it", async ({ page, baseURL }) => {
	const slow = await serveSlowPage(baseURL ?? "", bookingPath, '<section aria-label="');
	const entry = page.waitForResponse("**/_islands/entry-*.js");
	await page.goto(slow.url, { waitUntil: "commit" });
	await (await entry).finished();
	// While nothing more of the page comes, whatever does not wait for the rest of the page runs now.
	// A page of which more is to come may have no idle time on a busy machine, so there is a limit.
	await page.evaluate(async () => {
		for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
	});
	slow.letGo();
	await wakeForm(page);
	await slow.close();
});
