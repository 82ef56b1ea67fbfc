import { fillIn, openForm, received, validRequest } from "../support/booking";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

test.use(desktop);

test("By keyboard alone the form is filled in and sent, from its first field to its button", async ({
	page,
	request,
}) => {
	const form = await openForm(page);
	const sent = validRequest();
	const [year, month, day] = sent.appointment_date.split("-");
	const typed: Record<string, string> = { ...sent, appointment_date: `${month}${day}${year}` };

	await form.user_name.focus();
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
	expect(new Set(visited)).toEqual(new Set(Object.keys(sent)));
	expect(visited).toHaveLength(5);
	expect(visited.slice(-2)).toEqual(["appointment_date", "message"]);
	await expect(form.submit).toBeFocused();
	await page.clock.fastForward(5_000);
	await page.keyboard.press("Space");
	await expect(form.success).toBeVisible();
	const [fields] = await received(request, sent.user_name);
	for (const [name, value] of Object.entries(sent)) expect(fields).toContainEqual({ name, value });
});

test("Each field and the button show when they have the focus", async ({ page }) => {
	const form = await openForm(page);
	const ring = (element: Element) => {
		const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
		return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
	};
	for (const part of [
		form.user_name,
		form.user_email,
		form.user_phone,
		form.appointment_date,
		form.message,
		form.submit,
	]) {
		await part.focus();
		expect(await part.evaluate(ring)).toBe(true);
	}
});

test("Enter in the message begins a new line and sends nothing", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, { message: "First" });
	await form.message.press("End");
	await page.keyboard.press("Enter");
	await page.keyboard.type("second");
	await expect(form.message).toHaveValue("First\nsecond");
	await expect(form.form.locator(".field-error")).toHaveCount(0);
});
