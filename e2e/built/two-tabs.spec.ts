/** The appointment form in a tab of a visitor and in its copy. */
import { longDate } from "@/lib/text/format";
import { bookingPath, emptyRequest, openForm, validRequest, wakeForm, words } from "../support/booking";
import { content, contents } from "../support/site";
import { collectErrors, expect, test } from "../support/test";

for (const [what, isChanged] of [
	["the copy of what was sent is emptied", false],
	["a copy that was changed, in another language, is sent too", true],
] as const) {
	test(`Form: a tab is copied: ${what}`, async ({ page, context, consoleErrors }) => {
		const other = isChanged ? contents[1] : content;
		test.skip(!other, "the clinic has no translation");
		const { labels, locale } = other ?? content;
		const first = await openForm(page);
		const one = await first.fillInRequest();

		const copy = await context.newPage();
		collectErrors(copy, consoleErrors);
		await copy.addInitScript(
			(entries) => {
				for (const [key, value] of entries) sessionStorage.setItem(key, value);
			},
			await page.evaluate(() => Object.entries(sessionStorage)),
		);
		await copy.goto(locale.root + bookingPath);
		const second = await wakeForm(copy, labels.booking);
		await second.expectValues(one);
		const two = validRequest();
		if (isChanged) await second.fillIn(two);

		await first.pressSubmit();
		await expect(first.status).toContainText(words.success);
		await first.expectReceived(one);
		if (!isChanged) return second.expectValues(emptyRequest);
		await second.expectValues(two);
		await second.pressSubmit();
		await expect(second.status).toContainText(labels.booking.form.success);
		const facts = [two.user_name, longDate(two.appointment_date, locale.tag), two.user_phone];
		await expect(second.status.getByRole("definition")).toHaveText(facts);
		await second.expectReceived({ ...two, message: `${two.message}\r\n\r\n${labels.languages.written}` });
	});
}
