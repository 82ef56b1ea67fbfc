/** The appointment form in unusual browsers and networks; its states themselves are tested in `lib/booking`. */
import {
	bookingPath,
	buildDay,
	emptyRequest,
	failureMessages,
	openForm,
	sendFormPath,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { expect, test, testWith } from "../support/test";

test.use({ allowedMessages: new RegExp(`${failureMessages.source}|/_islands/`) });

/** A browser that forbids storage and has no channels between tabs, and a password manager that adds its icons. */
function spoil(): void {
	const get = () => {
		throw new DOMException("Forbidden", "SecurityError");
	};
	for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
	Reflect.deleteProperty(window, "BroadcastChannel");
	addEventListener("DOMContentLoaded", () => {
		for (const field of document.querySelectorAll("form input")) field.after(document.createElement("com-icon"));
	});
}

test("Form: without storage, and with a password manager's icons: sent, and empty after a reload", async ({ page }) => {
	await page.addInitScript(spoil);
	const form = await openForm(page);
	const sent = validRequest();
	await form.fillIn({ ...sent, user_phone: "+91 98765-43210" });
	await form.pressSubmit();
	await form.expectSent();
	await form.expectReceived(sent);
	await page.reload();
	await (await wakeForm(page)).expectValues(emptyRequest);
});

test("Form: a form filler fires no events, and fills the hidden field: sent by a second press", async ({ page }) => {
	const form = await openForm(page);
	const sent = validRequest();
	const filled = { ...sent, user_phone: "+91 98765-43210", user_email: "<asha@example.com>", website: "asha.example" };
	await form.form.evaluate((element: HTMLFormElement, values) => {
		for (const [name, value] of Object.entries(values))
			(element.elements.namedItem(name) as HTMLInputElement).value = value;
	}, filled);
	await form.pressSubmit();
	await expect(form.status).toHaveText(words.confirm);
	await expect(form.status).toBeFocused();
	expect(await form.received(sent.user_name)).toEqual([]);
	await form.submit.click();
	await form.expectSent();
	await form.expectReceived(sent);
});

test("Form: the receipt's script does not arrive: sent", async ({ page }) => {
	await page.route("**/booking-receipt-*", (route) => route.abort());
	const form = await openForm(page);
	await form.fillInAndSubmit();
	await form.expectSent();
	await expect(form.ways).toHaveCount(0);
});

test("Form: a lost answer may have arrived, and the next request says that it is the second", async ({ page }) => {
	const form = await openForm(page);
	await page.route(`**${sendFormPath}`, async (route) => {
		await route.fetch();
		await route.abort("connectionreset");
	});
	const sent = await form.fillInAndSubmit();
	await expect(form.status).toHaveText(words.failure + words.unanswered);
	await expect(form.status).toBeFocused();
	await expect(form.failure).toBeInViewport();
	await form.expectValues(sent);
	await page.unroute(`**${sendFormPath}`);
	await page.reload();
	await (await wakeForm(page)).pressSubmit();
	await form.expectSent();
	const all = await form.received(sent.user_name);
	const messages = all.map((fields) => fields?.find(({ name }) => name === "message")?.value);
	expect(messages).toEqual([`${sent.message}\r\n\r\n${words.again}`, sent.message]);
});

testWith({ timezoneId: "Asia/Tehran", locale: "fa-IR" })(
	"Form: the day ends in India before the press, in a browser with another calendar: refused",
	async ({ page }) => {
		const today = buildDay();
		const form = await openForm(page, bookingPath, `${today}T23:30:00+05:30`);
		await expect(form.appointment_date).toHaveAttribute("min", today);
		await form.fillInRequest({ appointment_date: today });
		await page.clock.fastForward("45:00");
		await form.submit.click();
		await expect(form.appointment_date).toBeFocused();
		await form.expectError("appointment_date", words.errors.pastDate);
		await expect(form.errors).toHaveCount(1);
	},
);
