import { paths, treatmentPath } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import {
	bookingForm,
	bookingPath,
	fillIn,
	openForm,
	received,
	submit,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { aliases, content, someTreatment, treatment } from "../support/site";
import { expect, test } from "../support/test";

const about = fill(content.words.booking.messageAbout, { treatment: treatment.link });
const thisPage = fill(content.words.booking.thisPage, { treatment: treatment.link });

test("The booking page has its heading, a subheading and then the form", async ({ page }) => {
	await page.goto(bookingPath);
	const heading = page.getByRole("heading", { level: 1, name: content.booking.heading });
	await expect(heading).toBeVisible();
	await expect(page.getByRole("main").getByText(content.booking.subheading)).toBeVisible();
	await expect(bookingForm(page).form).toBeVisible();
	const order = await page
		.locator("main :is(h1, form)")
		.evaluateAll((elements) => elements.map(({ tagName }) => tagName));
	expect(order).toEqual(["H1", "FORM"]);
});

test("Each field has a label, the right keyboard on a phone, and lets the browser fill it in", async ({ page }) => {
	const { form, ...fields } = await openForm(page);
	for (const [field, attributes] of [
		["user_name", { type: "text", autocomplete: "name" }],
		["user_email", { type: "email", autocomplete: "email", inputmode: "email" }],
		["user_phone", { type: "tel", autocomplete: "tel", inputmode: "tel" }],
		["appointment_date", { type: "date" }],
		["message", {}],
	] as const) {
		await expect(fields[field]).toBeEditable();
		await expect(fields[field]).toHaveAttribute("name", field);
		for (const [name, value] of Object.entries(attributes)) await expect(fields[field]).toHaveAttribute(name, value);
		if (field !== "message") await expect(fields[field]).toHaveAttribute("required");
	}
	await expect(fields.message).not.toHaveAttribute("required");
	await expect(fields.user_phone).toHaveAccessibleDescription(words.phoneHint);
	await expect(fields.appointment_date).toHaveAccessibleDescription(words.dateHint);
	await expect(form.getByRole("button", { name: words.submit })).toBeEnabled();
});

test("A label that is tapped puts the cursor into its field", async ({ page }) => {
	const form = await openForm(page);
	for (const [label, field] of [
		[words.name, form.user_name],
		[words.email, form.user_email],
		[words.phone, form.user_phone],
		[words.message, form.message],
	] as const) {
		await form.form.getByText(label, { exact: true }).click();
		await expect(field).toBeFocused();
	}
});

test("On a phone no field makes the browser zoom in, and each is tall enough for a thumb", async ({ page }) => {
	const form = await openForm(page);
	for (const field of [
		form.user_name,
		form.user_email,
		form.user_phone,
		form.appointment_date,
		form.message,
		form.submit,
	]) {
		const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		expect(size).toBeGreaterThanOrEqual(16);
		expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
});

test("With the form's errors and its outcome shown, no id appears twice on the page", async ({ page }) => {
	const twice = () =>
		page.evaluate(() => {
			const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
			return ids.filter((id, index) => ids.indexOf(id) !== index);
		});
	const form = await openForm(page, someTreatment);
	await submit(page, form);
	await expect(form.form.locator(".field-error")).toHaveCount(4);
	expect(await twice()).toEqual([]);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	expect(await twice()).toEqual([]);
});

test("On a treatment's page the message is empty, and its name goes into it only where the visitor ticks that", async ({
	page,
	request,
}) => {
	const form = await openForm(page, someTreatment);
	const sent = validRequest();
	await expect(form.message).toHaveValue("");
	await expect(form.tick).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	await fillIn(form, sent);
	await form.form.getByText(thisPage, { exact: true }).click();
	await expect(form.tick).toBeChecked();
	// What will be sent can be read before it is.
	await expect(form.tick).toHaveAccessibleDescription(about);
	await expect(form.message).toHaveValue(sent.message);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await expect(form.tick).not.toBeChecked();
	await expect(form.form.getByText(about, { exact: true })).toBeHidden();
	const [fields] = await received(request, sent.user_name);
	expect(fields).toContainEqual({ name: "message", value: `${about}\r\n\r\n${sent.message}` });
	expect(fields).toHaveLength(9);
});

test("Without the tick nothing of the page is sent; on other pages there is none", async ({ page, request }) => {
	const form = await openForm(page, someTreatment);
	const sent = { ...validRequest(), message: "" };
	await fillIn(form, sent);
	await form.tick.check();
	await form.tick.uncheck();
	await submit(page, form);
	await expect(form.success).toBeVisible();
	const [fields] = await received(request, sent.user_name);
	expect(fields).toContainEqual({ name: "message", value: "" });
	await page.goto(bookingPath);
	await expect(bookingForm(page).user_name).toBeAttached();
	await expect(form.form.getByRole("checkbox")).toHaveCount(0);
});

test("A treatment's page reached by another of its names has the form, too, and it wakes", async ({ page }) => {
	const [alias] = aliases;
	if (!alias) throw new Error("no treatment has another name");
	const { link } = content.treatments.find((one) => treatmentPath(one) === alias.canonical) ?? treatment;
	await page.goto(alias.path);
	const form = await wakeForm(page);
	await expect(form.form.getByRole("checkbox")).toHaveAccessibleName(
		fill(content.words.booking.thisPage, { treatment: link }),
	);
});

test("Beside the button stands a link to the privacy policy, under it what becomes of the details", async ({
	page,
}) => {
	const { form } = await openForm(page);
	await expect(form.getByRole("link", { name: content.words.booking.policy })).toHaveAttribute("href", paths.privacy);
	const notice = page.locator("#appointment").getByText("Data Protection Board");
	await expect(notice).toBeVisible();
	await expect(notice.getByRole("link", { name: content.words.booking.myData })).toHaveAttribute(
		"href",
		/^mailto:.*subject=My%20data/,
	);
});
