import { VISIT_KEY } from "@/lib/site/first-paint";
import { bookingPath, fillIn, openForm, received, submit, validRequest, wakeForm, words } from "../support/booking";
import { expect, test } from "../support/test";

test("Only the draft, the time of sending and the visit are stored", async ({ page, context }) => {
	const form = await openForm(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await form.user_name.fill("Asha");
	const kept = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: localStorage.length }));
	expect(kept.session.sort()).toEqual(["appointment-draft", "appointment-sent-at", VISIT_KEY]);
	expect(kept.local).toBe(0);
	expect(await context.cookies()).toEqual([]);
});

for (const [what, block] of [
	["session storage", ["sessionStorage"]],
	["all storage", ["sessionStorage", "localStorage"]],
] as const) {
	test(`Where the browser forbids ${what} the form wakes and is sent`, async ({ page, request }) => {
		await page.addInitScript((names) => {
			for (const name of names) {
				Object.defineProperty(window, name, {
					configurable: true,
					get: () => {
						throw new DOMException("Forbidden", "SecurityError");
					},
				});
			}
		}, block);
		await page.goto(bookingPath);
		const form = await wakeForm(page);
		const sent = validRequest();
		await fillIn(form, sent);
		await form.submit.click();
		await expect(form.success).toBeVisible();
		expect(await received(request, sent.user_name)).toHaveLength(1);
		// The limit on requests holds as long as the page lives.
		await fillIn(form, validRequest());
		await form.submit.click();
		await expect(form.status).toContainText(words.tooSoon.split("{seconds}")[0] ?? "");
	});
}
