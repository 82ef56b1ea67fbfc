import type { Page } from "@playwright/test";
import { treatmentPath } from "@/lib/model/routes";
import { browserFlags, findChrome } from "@/scripts/test/browsers";
import { type BookingForm, bookingPath, validRequest, wakeForm } from "../support/booking";
import { otherTreatment, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

// Playwright switches the back/forward cache off, and Chromium without windows has none.
test.use({
	launchOptions: {
		executablePath: findChrome(),
		args: browserFlags,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	},
});

/** Opens a page and marks its document: only the cache can bring the mark back. */
async function visit(page: Page, path: string): Promise<BookingForm> {
	await page.goto(path);
	await page.evaluate(() => Object.assign(window, { openedBefore: true }));
	return wakeForm(page);
}

/** Goes through the history to a page in the cache. */
async function goBackOrForward(page: Page, step: "back" | "forward", path: string): Promise<void> {
	await page.evaluate((way) => history[way](), step);
	await page.waitForURL(`**${path}`, { waitUntil: "commit" });
	await expect
		.poll(() => page.evaluate(() => "openedBefore" in window), `${step} to ${path}, from the cache`)
		.toBe(true);
}

test("A page from the back/forward cache shows what was typed elsewhere", async ({ page }) => {
	const { user_name, user_phone, message } = validRequest();
	const form = await visit(page, someTreatment);
	await form.fillIn({ user_name });
	await visit(page, bookingPath);
	await form.fillIn({ user_phone, message });

	await goBackOrForward(page, "back", someTreatment);
	await form.expectValues({ user_phone, message });
	await form.user_name.press("End");
	await page.keyboard.type("!");

	await goBackOrForward(page, "forward", bookingPath);
	const all = { user_name: `${user_name}!`, user_phone, message };
	await form.expectValues(all);
	await (await visit(page, treatmentPath(otherTreatment))).expectValues(all);
});

test("A form sent on another page is empty, from the cache or reloaded", async ({ page }) => {
	const form = await visit(page, someTreatment);
	const sent = await form.fillInRequest();
	await visit(page, bookingPath);
	await form.send();

	await goBackOrForward(page, "back", someTreatment);
	await form.expectValues({ user_name: "" });
	await form.user_email.fill("a");
	await page.reload();
	await wakeForm(page);
	await form.expectValues({ user_name: "", user_phone: "" });
	await form.expectReceived(sent);
});
