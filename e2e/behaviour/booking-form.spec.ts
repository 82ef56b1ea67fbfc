import type { Locator } from "@playwright/test";
import { requestFields } from "@/lib/booking/fields";
import { weekdayOf } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import {
	bookingPath,
	breakMailbox,
	comingDay,
	countSends,
	expectReceived,
	failureMessages,
	fillIn,
	fillInAndSubmit,
	mendMailbox,
	openForm,
	received,
	submit,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { content, required, someTreatment, treatment } from "../support/site";
import { expect, test, testOnDesktop, testWith } from "../support/test";

const { messageAbout, messageForSomebodyElse, thisPage, policy, myData } = content.labels.booking;
const about = fill(messageAbout, { treatment: treatment.link });
const requiredFields = requestFields.filter((field) => field !== "message");

test("Below heading and subheading each field has a label, keyboard type, autofill and large target", async ({
	page,
}) => {
	const form = await openForm(page);
	await expect(page.getByRole("heading", { level: 1, name: content.booking.heading })).toBeVisible();
	await expect(page.getByRole("main").getByText(content.booking.subheading)).toBeVisible();
	const order = await page.locator("main :is(h1, form)").evaluateAll((all) => all.map(({ tagName }) => tagName));
	expect(order).toEqual(["H1", "FORM"]);
	for (const [field, label, attributes] of [
		["user_name", words.name, { type: "text", autocomplete: "name" }],
		["user_email", words.email, { type: "email", autocomplete: "email", inputmode: "email" }],
		["user_phone", words.phone, { type: "tel", autocomplete: "tel", inputmode: "tel" }],
		["appointment_date", undefined, { type: "date" }],
		["message", words.message, {}],
	] as const) {
		await expect(form[field]).toBeEditable();
		await expect(form[field]).toHaveAttribute("name", field);
		for (const [name, value] of Object.entries(attributes)) await expect(form[field]).toHaveAttribute(name, value);
		await expect(form[field]).toHaveJSProperty("required", field !== "message");
		if (label) await form.form.getByText(label, { exact: true }).click();
		if (label) await expect(form[field]).toBeFocused();
	}
	await expect(form.user_email).toHaveAccessibleDescription(words.emailHint);
	await expect(form.user_phone).toHaveAccessibleDescription(words.phoneHint);
	await expect(form.appointment_date).toHaveAccessibleDescription(words.dateHint);
	await expect(form.appointment_date).toHaveAttribute("aria-invalid", "false");
	for (const part of [...requestFields.map((field) => form[field]), form.submit]) {
		// Below 16 px, iPhones zoom in.
		const size = await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		expect(size).toBeGreaterThanOrEqual(16);
		expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	const { form: whole } = form;
	await expect(whole.getByRole("link", { name: policy })).toHaveAttribute("href", paths.privacy);
	const notice = page.locator("#appointment").getByText("Data Protection Board");
	await expect(notice).toBeVisible();
	const write = notice.getByRole("link", { name: myData });
	await expect(write).toHaveAttribute("href", /^mailto:.*subject=My%20data/);
});

test("The treatment's name is sent only if the visitor ticks the box", async ({ page, request }) => {
	const form = await openForm(page, someTreatment);
	await expect(form.message).toHaveValue("");
	await expect(form.aboutTreatment).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	const sent = validRequest();
	await fillIn(form, sent);
	await form.form.getByText(fill(thisPage, { treatment: treatment.link }), { exact: true }).click();
	await expect(form.aboutTreatment).toBeChecked();
	await expect(form.aboutTreatment).toHaveAccessibleDescription(about);
	await expect(form.message).toHaveValue(sent.message);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await form.another.click();
	await expect(form.aboutTreatment).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	await expectReceived(request, { ...sent, message: `${about}\r\n\r\n${sent.message}` });

	await page.clock.fastForward(10_000);
	await form.aboutTreatment.check();
	await form.aboutTreatment.uncheck();
	const unticked = await fillInAndSubmit(page, form, { message: "" });
	await expect(form.success).toBeVisible();
	await expectReceived(request, unticked);
	await page.goto(bookingPath);
	await expect(form.user_name).toBeAttached();
	await expect(form.aboutTreatment).toHaveCount(0);
});

test("Who books for somebody else says so in the message, beside the treatment's name", async ({ page, request }) => {
	const form = await openForm(page, someTreatment);
	const sent = validRequest();
	await fillIn(form, sent);
	await form.forSomebodyElse.check();
	await form.aboutTreatment.check();
	await expect(form.forSomebodyElse).toHaveAccessibleDescription(messageForSomebodyElse);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	const message = [messageForSomebodyElse, about, sent.message].join("\r\n\r\n");
	await expectReceived(request, { ...sent, message });
});

testWith({ allowedMessages: failureMessages })(
	"A man asks to be reached by e-mail only, after six, and the clinic reads it in the message",
	async ({ page, request }) => {
		const { reach } = content.labels.booking;
		const form = await openForm(page, someTreatment);
		const sent = validRequest();
		await fillIn(form, sent);
		await form.reachHow.selectOption(reach.email);
		await form.reachWhen.fill(" after six ");
		await page.goto(bookingPath);
		await wakeForm(page);
		await expect(form.reachHow.locator(":checked")).toHaveText(reach.email);

		const line = `${reach.message.email} ${fill(reach.message.when, { when: "after six" })}`;
		await breakMailbox(page, "500");
		await submit(page, form);
		await expect(form.failure).toBeVisible();
		const href = await form.ways.getByText(words.byEmail).getAttribute("href");
		expect(decodeURIComponent(href ?? "")).toContain(`${sent.message}\r\n\r\n${line}`);

		await mendMailbox(page);
		await page.clock.fastForward(10_000);
		await form.submit.click();
		await expect(form.success).toBeVisible();
		await expect(form.status).toContainText(words.successReach);
		await expect(form.status.getByText(`${reach.email}, after six`)).toBeVisible();
		const [fields] = await received(request, sent.user_name);
		expect(fields?.map(({ name }) => name).filter((name) => name.startsWith("reach"))).toEqual([]);
		const { value = "" } = fields?.find(({ name }) => name === "message") ?? {};
		expect(value.split(/\s*\[/)[0]).toBe(`${sent.message}\r\n\r\n${line}`);
		await form.another.click();
		await expect(form.reachHow).toHaveValue("");
		await expect(form.reachWhen).toHaveValue("");
	},
);

test("A phone number is reduced to ten digits, pasted, autofilled or typed", async ({ page, request }) => {
	const form = await openForm(page);
	for (const enter of [
		() => page.keyboard.insertText("+91 ९८७६५ ४३२१०"),
		() => form.user_phone.fill("098765 43210"),
		() => form.user_phone.pressSequentially("0091 98765 43210"),
	]) {
		await form.user_phone.clear();
		await enter();
		await expect(form.user_phone).toHaveValue("9876543210");
	}
	const sent = await fillInAndSubmit(page, form, { user_phone: "+91 98765-43210" });
	await expect(form.success).toBeVisible();
	await expectReceived(request, { ...sent, user_phone: "9876543210" });
});

/** The message is visible below its field and part of its description, and the field is invalid. */
async function expectError(field: Locator, message: string): Promise<void> {
	const error = field.page().locator(`#${await field.getAttribute("id")}-error`);
	await expect(error).toBeVisible();
	await expect(error).toHaveText(message);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
	const [box, below] = [await field.boundingBox(), await error.boundingBox()];
	expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
}

test("An invalid field is refused with its message, and nothing is sent", async ({ page }) => {
	const form = await openForm(page);
	const sends = countSends(page);
	const sent = validRequest();
	await fillIn(form, sent);
	for (const [field, message, values] of [
		["user_name", words.errors.name, ["", "\u200b\u200d "]],
		["user_email", words.errors.email, ["", "asha@example", '"Asha"<asha@example.com>']],
		["user_phone", words.errors.phone, ["", "98765432101", "+1 415 555 2671"]],
		["appointment_date", words.errors.date, [""]],
		["appointment_date", words.errors.pastDate, ["2020-01-06"]],
		["appointment_date", words.errors.lateDate, ["9999-12-31"]],
	] as const) {
		for (const value of values) {
			await form[field].fill(value);
			await submit(page, form);
			await expect(form[field]).toBeFocused();
			await expect(form[field]).toHaveValue(value);
			await expectError(form[field], message);
			await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(1);
			await expect(form.errors).toHaveCount(1);
		}
		await form[field].fill(sent[field]);
	}
	expect(sends.count).toBe(0);
});

test("An empty form shows four messages and focuses the first field", async ({ page }) => {
	const form = await openForm(page);
	await page.evaluate(() => {
		document.addEventListener("invalid", () => document.body.setAttribute("data-bubble", ""), true);
	});
	await form.user_email.press("Enter");
	await expect(form.user_name).toBeFocused();
	const { name, email, phone, date } = words.errors;
	const messages = { user_name: name, user_email: email, user_phone: phone, appointment_date: date };
	for (const field of requiredFields) await expectError(form[field], messages[field]);
	await expect(form.message).toHaveAttribute("aria-invalid", "false");
	await expect(page.locator("body")).not.toHaveAttribute("data-bubble");
	const order = await form.form.locator("input:visible").evaluateAll((fields) => fields.map(({ id }) => id));
	expect(order.filter((id) => requiredFields.some((field) => field === id))).toEqual(requiredFields);
	const request = validRequest();
	for (const field of requiredFields) {
		await submit(page, form);
		await expect(form[field]).toBeFocused();
		await form[field].fill(request[field]);
	}
});

test("Errors appear after the first attempt and disappear as fields are corrected", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, { user_name: " ", user_email: "asha", user_phone: "12", appointment_date: "2020-01-06" });
	await form.message.focus();
	await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(0);
	await expect(form.errors).toHaveCount(0);
	await submit(page, form);
	await expect(form.errors).toHaveCount(4);
	await form.user_phone.clear();
	await form.user_phone.pressSequentially("987654321");
	await expectError(form.user_phone, words.errors.phone);
	await form.user_phone.pressSequentially("0");
	await expect(form.user_phone).toHaveAttribute("aria-invalid", "false");
	await expect(form.user_phone).toBeFocused();
	await expect(form.errors).toHaveText([words.errors.name, words.errors.email, words.errors.pastDate]);
	await fillIn(form, validRequest());
	await expect(form.errors).toHaveCount(0);
	await expect(form.user_name).toHaveAccessibleDescription("");
});

/** A year that the form accepts as the current one. */
const year = new Date().getFullYear() + 1;
const pastDate = new RegExp(`${words.errors.pastDate}$`);

for (const [timezoneId, time, today, yesterday] of [
	// Half past midnight in India, still the day before in California.
	["America/Los_Angeles", `${year}-11-20T19:00:00Z`, `${year}-11-21`, `${year}-11-20`],
	// Half past eleven at night in India, already the next day in New Zealand.
	["Pacific/Auckland", `${year}-11-20T18:00:00Z`, `${year}-11-20`, `${year}-11-19`],
] as const) {
	testWith({ timezoneId })(`In ${timezoneId} the first day is the clinic's ${today}`, async ({ page, request }) => {
		const form = await openForm(page, bookingPath, time);
		await expect(form.appointment_date).toHaveAttribute("min", today);
		const sent = await fillInAndSubmit(page, form, { appointment_date: yesterday });
		await expect(form.appointment_date).toHaveAccessibleDescription(pastDate);
		await form.appointment_date.fill(today);
		await submit(page, form);
		await expect(form.success).toBeVisible();
		await expectReceived(request, { ...sent, appointment_date: today });
	});
}

test("A page left open over midnight at the clinic refuses the day before", async ({ page }) => {
	const form = await openForm(page, bookingPath, `${year}-11-20T18:00:00Z`);
	await fillIn(form, { ...validRequest(), appointment_date: `${year}-11-20` });
	await page.clock.fastForward("45:00");
	await submit(page, form);
	await expect(form.appointment_date).toBeFocused();
	await expect(form.appointment_date).toHaveAccessibleDescription(pastDate);
});

test("A day by appointment has a note, also in a restored draft", async ({ page, request }) => {
	const day = comingDay("byAppointment");
	const text = fill(words.byAppointment, { day: content.labels.hours.days[weekdayOf(day)] });
	const form = await openForm(page, someTreatment);
	const note = form.form.getByText(text, { exact: true });
	await form.appointment_date.fill(comingDay());
	await expect(note).toBeHidden();
	await form.appointment_date.fill(day);
	await expect(note).toBeVisible();
	await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${text}`);
	await expect(form.appointment_date).toHaveAttribute("aria-invalid", "false");
	await page.goto(bookingPath);
	await wakeForm(page);
	await expect(form.appointment_date).toHaveValue(day);
	await expect(note).toBeVisible();
	const sent = await fillInAndSubmit(page, form, { appointment_date: day });
	await expect(form.success).toBeVisible();
	await form.another.click();
	await expect(note).toBeHidden();
	await expectReceived(request, sent);
});

for (const wrong of [2019, 2038]) {
	test(`On a device whose clock says ${wrong} the form warns, and sends`, async ({ page, request }) => {
		const form = await openForm(page, bookingPath, `${wrong}-01-19T06:30:00Z`);
		await expect(form.ways).toHaveCount(0);
		const sent = validRequest();
		await fillIn(form, sent);
		await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.clockWrong}`);
		await expect(form.ways.getByText(words.byEmail)).toHaveAttribute("href", new RegExp(sent.user_phone));
		await submit(page, form);
		await expect(form.success).toBeVisible();
		await expectReceived(request, sent);
	});
}

test("A tap on the button submits while a field has the focus, wherever the button is", async ({ page }) => {
	for (const below of [4, 200]) {
		const form = await openForm(page);
		await form.user_name.focus();
		// At the window's lower edge the bar with Call, WhatsApp and Book returns when the field loses the focus.
		await form.submit.evaluate((button, space) => {
			const { bottom } = button.getBoundingClientRect();
			scrollBy({ top: bottom + space - window.innerHeight, behavior: "instant" });
		}, below);
		const box = required((await form.submit.boundingBox()) ?? undefined, "box of the button");
		await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
		await expect(form.errors).toHaveCount(4);
	}
});

testOnDesktop("The form can be filled in and sent, with visible focus", async ({ page, request }) => {
	const form = await openForm(page);
	const sent = validRequest();
	const [year, month, day] = sent.appointment_date.split("-");
	const typed: Record<string, string> = { ...sent, appointment_date: `${month}${day}${year}` };
	const hasRing = (element: Element) => {
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
	};
	for (const part of [form.submit, ...requestFields.map((field) => form[field]).reverse()]) {
		await part.focus();
		expect(await part.evaluate(hasRing)).toBe(true);
	}
	const visited: string[] = [];
	const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || "");
	for (let id = await focused(); id !== "BUTTON"; id = await focused()) {
		// The parts of a date share one element.
		if (visited.at(-1) !== id) {
			visited.push(id);
			await page.keyboard.type(typed[id] ?? "");
		}
		await page.keyboard.press("Tab");
	}
	expect(visited).toEqual([...requestFields, "reach", "when", "for-somebody-else"]);
	await expect(form.submit).toBeFocused();
	await page.clock.fastForward(5_000);
	await page.keyboard.press("Space");
	await expect(form.success).toBeVisible();
	await expectReceived(request, sent);
});

testOnDesktop("Enter in the message begins a new line", async ({ page }) => {
	const form = await openForm(page);
	await form.message.fill("First");
	await form.message.press("End");
	await page.keyboard.press("Enter");
	await page.keyboard.type("second");
	await expect(form.message).toHaveValue("First\nsecond");
	await expect(form.errors).toHaveCount(0);
});
