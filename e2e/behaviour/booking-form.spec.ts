import { requestFields } from "@/lib/booking/fields";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { weekdayOf } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { bookingPath, comingDay, emptyRequest, openForm, validRequest, wakeForm, words } from "../support/booking";
import { content, required, someTreatment, treatment } from "../support/site";
import { expect, test, testOnDesktop } from "../support/test";

const { messageAbout, messageForSomebodyElse, thisPage, policy, myData } = content.labels.booking;
const about = fill(messageAbout, { treatment: treatment.link });
const requiredFields = requestFields.filter((field) => field !== "message");

const lengthHint = (count: number) =>
	`${words.messageHint} ${fill(words.messageLength, { count, limit: MESSAGE_LIMIT })}`;

test("Below heading and subheading each field has a label, keyboard type, autofill and large target", async ({
	page,
}) => {
	const form = await openForm(page);
	await expect(page.getByRole("heading", { level: 1, name: content.booking.heading })).toBeVisible();
	await expect(page.getByRole("main").getByText(content.booking.subheading)).toBeVisible();
	const order = await page.locator("main :is(h1, form)").evaluateAll((all) => all.map(({ tagName }) => tagName));
	expect(order).toEqual(["H1", "FORM"]);
	for (const [field, label, description, attributes] of [
		["user_name", words.name, "", { type: "text", autocomplete: "name" }],
		["user_email", words.email, words.emailHint, { type: "email", autocomplete: "email", inputmode: "email" }],
		["user_phone", words.phone, words.phoneHint, { type: "tel", autocomplete: "tel", inputmode: "tel" }],
		["appointment_date", undefined, words.dateHint, { type: "date", "aria-invalid": "false" }],
		["message", words.message, lengthHint(0), {}],
	] as const) {
		await expect(form[field]).toBeEditable();
		await expect(form[field]).toHaveAttribute("name", field);
		for (const [name, value] of Object.entries(attributes)) await expect(form[field]).toHaveAttribute(name, value);
		await expect(form[field]).toHaveJSProperty("required", field !== "message");
		await expect(form[field]).toHaveAccessibleDescription(description);
		if (label) await form.form.getByText(label, { exact: true }).click();
		if (label) await expect(form[field]).toBeFocused();
	}
	await form.message.fill("A lump");
	await expect(form.message).toHaveAccessibleDescription(lengthHint(6));
	for (const part of [...requestFields.map((field) => form[field]), form.submit]) {
		// Below 16 px, iPhones zoom in.
		const size = await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		expect(size).toBeGreaterThanOrEqual(16);
		expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	// Form fillers may see one more field; people do not.
	const honeypot = form.form.locator("#website");
	await expect(honeypot).not.toBeInViewport();
	await expect(honeypot).toHaveAttribute("tabindex", "-1");
	await expect(honeypot).toHaveAttribute("autocomplete", "off");
	await expect(form.form.getByRole("textbox")).toHaveCount(6);
	await expect(form.form.getByRole("link", { name: policy })).toHaveAttribute("href", paths.privacy);
	const notice = page.locator("#appointment").getByText("Data Protection Board");
	await expect(notice).toBeVisible();
	const write = notice.getByRole("link", { name: myData });
	await expect(write).toHaveAttribute("href", /^mailto:.*subject=My%20data/);
});

test("The message says for whom it is, on which treatment, and how and when to be reached, if the visitor does", async ({
	page,
}) => {
	const { reach } = content.labels.booking;
	const form = await openForm(page);
	await expect(form.aboutTreatment).toHaveCount(0);
	const sent = await form.fillInRequest();
	await form.reachHow.selectOption(reach.email);
	await form.reachWhen.fill(" after six ");
	await page.goto(someTreatment);
	await wakeForm(page);
	await expect(form.reachHow.locator(":checked")).toHaveText(reach.email);
	await expect(form.aboutTreatment).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	await form.forSomebodyElse.check();
	await expect(form.forSomebodyElse).toHaveAccessibleDescription(messageForSomebodyElse);
	await form.form.getByText(fill(thisPage, { treatment: treatment.link }), { exact: true }).click();
	await expect(form.aboutTreatment).toBeChecked();
	await expect(form.aboutTreatment).toHaveAccessibleDescription(about);
	await expect(form.message).toHaveValue(sent.message);
	await form.pressSubmit();
	await expect(form.status.getByText(`${reach.email}, after six`)).toBeVisible();
	const line = `${reach.message.email} ${fill(reach.message.when, { when: "after six" })}`;
	const message = [messageForSomebodyElse, about, sent.message, line].join("\r\n\r\n");
	await form.expectReceived({ ...sent, message });
	await form.another.click();
	await expect(form.aboutTreatment).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	await expect(form.reachHow).toHaveValue("");
	await expect(form.reachWhen).toHaveValue("");
});

test("Errors appear after the first attempt, each below its field, and disappear as fields are corrected", async ({
	page,
}) => {
	const form = await openForm(page);
	await page.evaluate(() => {
		document.addEventListener("invalid", () => document.body.setAttribute("data-bubble", ""), true);
	});
	await form.fillIn({ user_name: " ", user_email: "asha", user_phone: "12", appointment_date: "2020-01-06" });
	await form.message.focus();
	await expect(form.form.locator("[aria-invalid=true]")).toHaveCount(0);
	await expect(form.errors).toHaveCount(0);
	await form.user_email.press("Enter");
	await expect(form.user_name).toBeFocused();
	const { name, email, phone, date, pastDate } = words.errors;
	await expect(form.errors).toHaveText([name, email, phone, pastDate]);
	await form.user_phone.clear();
	await form.user_phone.pressSequentially("987654321");
	await form.expectError("user_phone", phone);
	await form.user_phone.pressSequentially("0");
	await expect(form.user_phone).toHaveAttribute("aria-invalid", "false");
	await expect(form.user_phone).toBeFocused();
	await expect(form.errors).toHaveText([name, email, pastDate]);

	await form.fillIn(emptyRequest);
	const messages = { user_name: name, user_email: email, user_phone: phone, appointment_date: date };
	for (const field of requiredFields) await form.expectError(field, messages[field]);
	await expect(form.message).toHaveAttribute("aria-invalid", "false");
	await expect(page.locator("body")).not.toHaveAttribute("data-bubble");
	const order = await form.form.locator("input:visible").evaluateAll((fields) => fields.map(({ id }) => id));
	expect(order.filter((id) => requiredFields.some((field) => field === id))).toEqual(requiredFields);
	const request = validRequest();
	for (const field of requiredFields) {
		await form.pressSubmit();
		await expect(form[field]).toBeFocused();
		await form[field].fill(request[field]);
	}
	await expect(form.errors).toHaveCount(0);
	await expect(form.user_name).toHaveAccessibleDescription("");
});

test("A day by appointment has a note, also in a restored draft", async ({ page }) => {
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
});

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

testOnDesktop("The form can be filled in and sent by keys, with visible focus", async ({ page }) => {
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
	await form.expectReceived(sent);
});
