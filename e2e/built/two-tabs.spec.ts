/** The appointment form in two tabs of one visitor. */
import { longDate } from "@/lib/text/format";
import { bookingPath, emptyRequest, openForm, validRequest, wakeForm, words } from "../support/booking";
import { content, contents } from "../support/site";
import { collectErrors, expect, test } from "../support/test";

/** In the second tab is another request, or with `copied` the same. The first is sent first. */
const tabs: { odd: string; seen: string; translated?: boolean; copied?: "unchanged" | "changed" }[] = [
	{ odd: "two tabs have two patients", seen: "both are sent" },
	{ odd: "two tabs are in two languages", seen: "both are sent, each says so in its own", translated: true },
	{ odd: "a tab is copied", seen: "the copy of what was sent is emptied", copied: "unchanged" },
	{ odd: "a tab is copied, translated and changed", seen: "both are sent", translated: true, copied: "changed" },
];

for (const { odd, seen, translated, copied } of tabs) {
	test(`Form: ${odd}: ${seen}`, async ({ page, context, consoleErrors }) => {
		const other = translated ? contents[1] : content;
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
			copied ? await page.evaluate(() => Object.entries(sessionStorage)) : [],
		);
		await copy.goto(locale.root + bookingPath);
		const second = await wakeForm(copy, labels.booking);
		await second.expectValues(copied ? one : emptyRequest);
		const two = copied === "unchanged" ? one : validRequest();
		await second.fillIn(two);

		await first.pressSubmit();
		await expect(first.status).toContainText(words.success);
		await first.expectReceived(one);
		if (copied === "unchanged") return second.expectValues(emptyRequest);
		await second.expectValues(two);
		await second.pressSubmit();
		await expect(second.status).toContainText(labels.booking.form.success);
		const facts = [two.user_name, longDate(two.appointment_date, locale.tag), two.user_phone];
		await expect(second.status.getByRole("definition")).toHaveText(facts);
		const message = translated ? `${two.message}\r\n\r\n${labels.languages.written}` : two.message;
		await second.expectReceived({ ...two, message });
	});
}
