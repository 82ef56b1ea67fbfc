import { breakMailbox, failureMessages, fillIn, openForm, submit, validRequest, words } from "./support/booking";
import { content } from "./support/site";
import { expect, test } from "./support/test";

test.use({ allowedMessages: failureMessages });

const { clinic } = content;
const digits = (phone: string) => phone.replace(/\D/g, "");

/** Characters that addresses give a meaning of their own, in the lines of a worried patient. */
const message = "Lump & pain, 50% worse?\nSince #Diwali + {name} = दर्द";

test.beforeEach(async ({ page }) => breakMailbox(page, "500"));

test("After a failure WhatsApp, e-mail and telephone stand ready with the same request", async ({ page }) => {
	const form = await openForm(page);
	const sent = { ...validRequest(), message };
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.failure).toBeVisible();
	const href = async (name: string) =>
		new URL((await form.form.getByRole("link", { name }).getAttribute("href")) ?? "");

	const whatsapp = await href(words.byWhatsapp);
	expect(`${whatsapp.origin}${whatsapp.pathname}`).toBe(`https://wa.me/${digits(clinic.whatsapp?.number ?? "")}`);
	const text = whatsapp.searchParams.get("text");
	for (const value of Object.values(sent)) expect(text).toContain(value);

	const mail = await href(words.byEmail);
	expect(`${mail.protocol}${mail.pathname}`).toBe(`mailto:${clinic.email}`);
	// Not by URLSearchParams: in a mailto a plus is a plus (RFC 6068).
	const fields = new Map(
		mail.search
			.slice(1)
			.split("&")
			.map((pair) => pair.split("=").map(decodeURIComponent) as [string, string]),
	);
	expect([...fields.keys()]).toEqual(["subject", "body"]);
	expect(fields.get("subject")).toBe(words.subject);
	expect(fields.get("body")?.replaceAll("\r\n", "\n")).toBe(text);

	const call = await href(words.byPhone.replace("{phone}", clinic.phone));
	expect(call.href).toBe(`tel:+${digits(clinic.phone)}`);
});

test("The e-mail's lines are broken as mail programs ask for it", async ({ page }) => {
	const form = await openForm(page);
	await fillIn(form, { ...validRequest(), message });
	await submit(page, form);
	const href = await form.form.getByRole("link", { name: words.byEmail }).getAttribute("href");
	// "Line breaks in the body of a message MUST be encoded with %0D%0A" (RFC 6068, section 5).
	expect(href).toContain("%0D%0A");
	expect(href?.replaceAll("%0D%0A", "")).not.toMatch(/%0A|%0D/);
});

test("The links carry what stands in the fields now, put right after the failure", async ({ page }) => {
	const form = await openForm(page);
	const sent = validRequest();
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.failure).toBeVisible();
	await form.user_phone.fill("9123456789");
	for (const name of [words.byWhatsapp, words.byEmail]) {
		const link = form.form.getByRole("link", { name });
		await expect(link).toHaveAttribute("href", /9123456789/);
		await expect(link).not.toHaveAttribute("href", new RegExp(sent.user_phone));
	}
});

test("From the failure message the keyboard reaches the three links next", async ({ page, isMobile }) => {
	test.skip(isMobile, "A phone has no Tab key");
	const form = await openForm(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.status).toBeFocused();
	for (const name of [words.byWhatsapp, words.byEmail, words.byPhone.replace("{phone}", clinic.phone)]) {
		await page.keyboard.press("Tab");
		await expect(form.form.getByRole("link", { name })).toBeFocused();
	}
});
