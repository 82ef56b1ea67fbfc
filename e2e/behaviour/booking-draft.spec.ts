import type { Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { VISIT_KEY } from "@/lib/pages/first-paint";
import { bookingPath, emptyRequest, openFormInHeldTime, sendFormPath, wakeForm, words } from "../support/booking";
import { otherTreatment, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

/** Loads a page again, in real time: a page whose clock is Playwright's cannot tell that it was reloaded. */
async function visit(page: Page, path: string) {
	await page.goto(path);
	return wakeForm(page);
}

test("The draft survives reloads and navigation, and is cleared once sent", async ({ page, context }) => {
	const form = await visit(page, bookingPath);
	const draft = await form.fillInRequest();
	await page.reload();
	await (await wakeForm(page)).expectValues(draft);
	await page.goto(paths.privacy);
	await (await visit(page, someTreatment)).expectValues(draft);
	await form.send();
	await form.expectReceived(draft);
	await (await visit(page, bookingPath)).expectValues(emptyRequest);

	await test.step("Only the draft, the time of sending, and the visit are stored", async () => {
		await form.user_name.fill("Asha");
		const stored = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: localStorage.length }));
		const session = ["appointment-attempts", "appointment-draft", VISIT_KEY];
		expect({ ...stored, session: stored.session.sort() }).toEqual({ session, local: 0 });
		expect(await context.cookies()).toEqual([]);
	});
});

test("The draft follows to other pages without the tick, and not to another tab", async ({ page, context }) => {
	const form = await visit(page, someTreatment);
	await form.message.fill("A lump on my hand");
	await form.aboutTreatment.check();
	await visit(page, treatmentPath(otherTreatment));
	await form.expectValues({ message: "A lump on my hand" });
	await expect(form.aboutTreatment).not.toBeChecked();
	await form.user_name.fill("Asha");
	await (await visit(page, bookingPath)).expectValues({ user_name: "Asha", message: "A lump on my hand" });
	// A page that the browser prerenders reads the draft before the visitor has finished it on the page before.
	await page.evaluate(() => {
		sessionStorage.setItem("appointment-draft", '{"user_name":"Asha Patil"}');
		document.dispatchEvent(new Event("prerenderingchange"));
	});
	await form.expectValues({ user_name: "Asha Patil", message: "" });
	await (await visit(await context.newPage(), bookingPath)).expectValues(emptyRequest);
});

test("Without the cache, values that the browser restores do not bring back a sent request", async ({ page }) => {
	// A page with such a listener is not cached.
	await page.addInitScript(() => addEventListener("unload", () => undefined));
	const form = await visit(page, someTreatment);
	await form.fillInRequest();
	await page.goto(bookingPath);
	await wakeForm(page);
	await form.send();

	// Later, because the script that navigates must have returned.
	await page.evaluate(() => void setTimeout(() => history.back()));
	await page.waitForURL(`**${someTreatment}`);
	await wakeForm(page);
	// The browser restores values between the page's last events.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	await form.expectValues({ user_name: "", user_phone: "" });
	await page.reload();
	await wakeForm(page);
	await form.expectValues({ user_name: "" });
});

test("A reload during sending keeps the draft and says that the request may have arrived", async ({ page }) => {
	await page.route(`**${sendFormPath}`, () => new Promise(() => {}));
	const form = await openFormInHeldTime(page);
	const sent = await form.fillInRequest();
	const leaving = page.waitForRequest(`**${sendFormPath}`);
	await form.pressSubmit();
	await leaving;
	await page.reload();
	await wakeForm(page);
	await expect(form.status).toHaveText(words.interrupted);
	await expect(form.form.getByRole("link", { name: words.byEmail })).toHaveAttribute("href", /9876543210/);
	await form.expectValues(sent);
	await form.submit.click();
	await expect(form.status).toContainText(words.tooSoon.split("{seconds}")[0] ?? "");
	await page.reload();
	await wakeForm(page);
	await expect(form.status).toBeEmpty();
});
