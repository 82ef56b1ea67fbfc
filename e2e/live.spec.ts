/** What only the published site can show (`npm run test:live`). Paths are relative: the site may be in a folder. */
import { SECURITY_FILE } from "@/lib/machines/text-files";
import { bookingPath, comingDay, sendFormPath, wakeForm } from "./support/booking";
import { content } from "./support/site";
import { expect, test } from "./support/test";

test("The e-mail service accepts a request from the form", async ({ page }) => {
	await page.goto(`.${bookingPath}`);
	const form = await wakeForm(page);
	await form.fillIn({
		user_name: "Test of the form",
		user_email: content.clinic.email ?? "test@example.com",
		user_phone: "9999999999",
		appointment_date: comingDay("open", new Date().toISOString().slice(0, 10)),
		message: "A program has sent this, to see that requests arrive. There is nothing to do.",
	});
	const answer = page.waitForResponse((response) => response.url().endsWith(sendFormPath));
	await form.submit.click();
	expect(await (await answer).text(), "the answer of the e-mail service").toBe("OK");
	await expect(form.success).toBeVisible();
});

test("security.txt is valid for two more months", async ({ request }) => {
	const answer = await request.get(`.${SECURITY_FILE}`);
	const [, expires = ""] = /^Expires: (.+)$/m.exec(await answer.text()) ?? [];
	expect((Date.parse(expires) - Date.now()) / 86_400_000, "days until it expires").toBeGreaterThan(60);
});
