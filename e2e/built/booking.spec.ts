/** The appointment form on all pages, and in unusual browsers and networks; its states are tested in `lib/booking`. */

import { selectAll } from "hast-util-select";
import { paths } from "@/lib/model/routes";
import { treatmentAt, treatmentParams } from "@/lib/pages/treatment-page";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import {
	bookingForm,
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
import { chat } from "../support/contact";
import { content, contents, pageAt, tidy } from "../support/site";
import { collectErrors, expect, test, testWith } from "../support/test";

test.use({ allowedMessages: new RegExp(`${failureMessages.source}|/_islands/|Island \\S+:`) });

const treatmentPages = treatmentParams(content).map(({ menu, link }) => ({
	path: `/${menu}/${link}/`,
	treatment: treatmentAt(content, menu, link)?.link ?? "",
}));

test("Every treatment, alias or not, has the form once, empty, with unticked boxes for another patient and its name", () => {
	const { forSomebodyElse, thisPage } = content.labels.booking;
	for (const { path, treatment } of treatmentPages) {
		const texts = (selector: string) => selectAll(selector, pageAt(path).root).map(tidy);
		expect(texts('[data-island="booking-form"]'), path).toHaveLength(1);
		expect(texts("textarea#message"), path).toEqual([""]);
		expect(texts("main form [checked]"), path).toEqual([]);
		const labels = texts("main form input[type=checkbox] + label");
		expect(labels, path).toEqual([forSomebodyElse, fill(thisPage, { treatment })]);
	}
});

test("What is typed in a form or a search goes to no spelling service", () => {
	for (const path of [paths.booking, paths.search, ...treatmentPages.slice(0, 1).map(({ path }) => path)]) {
		const fields = selectAll("input:not([type=checkbox], [type=radio], [type=date]), textarea", pageAt(path).root);
		const typed = fields.filter(({ properties }) => properties.tabIndex !== -1 && properties.type !== "hidden");
		expect(typed.length, path).toBeGreaterThan(0);
		for (const { properties } of typed)
			expect(String(properties.spellCheck), `${properties.name} on ${path}`).toBe("false");
	}
});

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

test("Form: without its script, a chat has what was typed", async ({ page }) => {
	const { whatsapp } = content.clinic;
	test.skip(!whatsapp, "the clinic has no WhatsApp");
	await page.route("**/_islands/booking-form.island-*.js", (route) => route.abort());
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const sent = await form.fillInRequest();
	const link = form.notReady.getByRole("link", { name: content.labels.footer.whatsapp });
	await expect(link).toBeVisible();
	const { origin, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
	expect(origin + pathname).toBe(chat(whatsapp?.number ?? ""));
	for (const value of Object.values(sent)) expect(searchParams.get("text")).toContain(value);
});

test("Form: a request too long for links is there to copy", { tag: "@nightly" }, async ({ page }) => {
	test.skip(!content.clinic.email, "a clinic may have no e-mail");
	await page.clock.install();
	await page.goto(bookingPath);
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

for (const [what, isChanged] of [
	["the copy of what was sent is emptied", false],
	["a copy that was changed, in another language, is sent too", true],
] as const) {
	test(`Form: a tab is copied: ${what}`, { tag: "@nightly" }, async ({ page, context, consoleErrors }) => {
		const other = isChanged ? contents[1] : content;
		test.skip(!other, "the clinic has no translation");
		const { labels, locale } = other ?? content;
		const first = await openForm(page);
		const sent = await first.fillInRequest();

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
		await second.expectValues(sent);
		const changed = validRequest();
		if (isChanged) await second.fillIn(changed);

		await first.pressSubmit();
		await expect(first.status).toContainText(words.success);
		await first.expectReceived(sent);
		if (!isChanged) return second.expectValues(emptyRequest);
		await second.expectValues(changed);
		await second.pressSubmit();
		await expect(second.status).toContainText(labels.booking.form.success);
		const facts = [changed.user_name, longDate(changed.appointment_date, locale.tag), changed.user_phone];
		await expect(second.status.getByRole("definition")).toHaveText(facts);
		await second.expectReceived({ ...changed, message: `${changed.message}\r\n\r\n${labels.languages.written}` });
	});
}
