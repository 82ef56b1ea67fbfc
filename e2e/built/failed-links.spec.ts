import { localPath } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import { failureMessages, wakeForm } from "../support/booking";
import { content, contents, treatment } from "../support/site";
import { expect, test } from "../support/test";

// After a failure, links carry the request to other programs, which take addresses of a limited length.

const { clinic } = content;
test.use({ allowedMessages: failureMessages });
test.skip(!clinic.email, "a clinic may have no e-mail");

for (const { locale, labels } of contents) {
	test(`A long request fits into its links, and is there to copy: ${locale.code}`, async ({ page }) => {
		const words = labels.booking.form;
		await page.clock.install();
		await page.goto(localPath(locale, paths.booking));
		const form = await wakeForm(page, labels.booking);
		await form.breakMailbox("500");
		const whole = form.form.getByRole("textbox", { name: words.shortened });
		for (const [message, isLong] of [
			["A lump on my hand", false],
			["क्षि".repeat(250), true],
			["🙏🏽".repeat(250), true],
			["Since Diwali & Holi: 100 % “worse”. ".repeat(27), true],
		] as const) {
			await form.fillInRequest({ message });
			await page.clock.fastForward(15_000);
			await form.submit.click();
			await expect(form.failure.or(form.status.getByText(words.failure))).toBeVisible();
			const hrefs = await form.ways.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
			const [mail = ""] = hrefs.filter((href) => href.startsWith("mailto:"));
			const body = new URL(mail).searchParams.get("body") ?? "";
			expect(mail.length).toBeLessThanOrEqual(2046);
			for (const href of hrefs) expect(href.length).toBeLessThanOrEqual(8190);
			expect(body.includes(message)).toBe(!isLong);
			await expect(whole).toHaveCount(isLong ? 1 : 0);
			if (isLong) {
				expect(await whole.inputValue()).toContain(message);
				await whole.focus();
				expect(await page.evaluate(() => getSelection()?.toString())).toContain(message);
			}
		}
	});
}

test("Half an emoji in a field takes no link away", async ({ page }) => {
	await page.clock.install();
	await page.goto(paths.booking);
	const form = await wakeForm(page);
	await form.breakMailbox("500");
	for (const field of ["user_name", "message", "when"] as const) {
		await form.fillInRequest();
		await form.form.evaluate((element: HTMLFormElement, name) => {
			const input = element.elements.namedItem(name) as HTMLInputElement;
			// Half an emoji would not survive the way from the test.
			input.value = `Asha ${String.fromCharCode(0xd83d)}`;
			input.dispatchEvent(new Event("input", { bubbles: true }));
		}, field);
		await page.clock.fastForward(15_000);
		await form.submit.click();
		await expect(form.failure).toBeVisible();
		await expect(form.ways).toHaveCount(clinic.whatsapp ? 3 : 2);
		const hrefs = await form.ways.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		expect(decodeURIComponent(hrefs.join()), field).toContain("Asha \ufffd");
	}
});

test("A search for half an emoji is answered", async ({ page }) => {
	await page.goto(paths.search);
	const field = page.locator("main input[name=q]");
	const words = treatment.link;
	await field.evaluate((input: HTMLInputElement, before) => {
		input.value = `${before} ${String.fromCharCode(0xd83d)}`;
		input.dispatchEvent(new Event("input", { bubbles: true }));
	}, words);
	await expect(page.locator("main .search-name").first()).toBeVisible();
	await expect(page).toHaveURL((url) => url.searchParams.get("q")?.startsWith(words) ?? false);
});
