import { paths } from "@/lib/model/routes";
import { failureMessages, wakeForm, words } from "../support/booking";
import { content, treatment } from "../support/site";
import { expect, test } from "../support/test";

// After a failure, links carry the request to other programs, which take addresses of a limited length.

const { clinic } = content;
test.use({ allowedMessages: failureMessages });
test.skip(!clinic.email, "a clinic may have no e-mail");

test("A long request fits into its links, and is there to copy", async ({ page }) => {
	await page.clock.install();
	await page.goto(paths.booking);
	const form = await wakeForm(page);
	await form.breakMailbox("500");
	const whole = form.form.getByRole("textbox", { name: words.shortened });
	for (const [message, count] of [
		["A lump on my hand", 0],
		["क्षि".repeat(250), 1],
	] as const) {
		await form.fillInRequest({ message });
		await page.clock.fastForward(15_000);
		await form.submit.click();
		await expect(form.failure).toBeVisible();
		await expect(whole).toHaveCount(count);
		if (count === 0) continue;
		await whole.focus();
		expect(await page.evaluate(() => getSelection()?.toString())).toContain(message);
	}
});

test("A search for half an emoji is answered", async ({ page }) => {
	await page.goto(paths.search);
	const field = page.locator("main input[name=q]");
	const typed = treatment.link;
	await field.evaluate((input: HTMLInputElement, before) => {
		input.value = `${before} ${String.fromCharCode(0xd83d)}`;
		input.dispatchEvent(new Event("input", { bubbles: true }));
	}, typed);
	await expect(page.locator("main .search-name").first()).toBeVisible();
	await expect(page).toHaveURL((url) => url.searchParams.get("q")?.startsWith(typed) ?? false);
});
