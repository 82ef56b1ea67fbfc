import { fill } from "@/lib/text/fill";
import { breakMailbox, failureMessages, fillIn, openForm, submit, validRequest, words } from "../support/booking";
import { telephone } from "../support/contact";
import { content, told } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

test.use({ allowedMessages: failureMessages });

const { clinic } = content;
const phone = told(clinic.phone, "phone");

/** A message of two lines with characters that have a meaning of their own in addresses. */
const message = "Lump & pain, 50% worse?\nSince #Diwali + {name} = दर्द";

test.beforeEach(async ({ page }) => breakMailbox(page, "500"));

test("After a failure e-mail and telephone stand ready with the same request", async ({ page }) => {
	const form = await openForm(page);
	const sent = { ...validRequest(), message };
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.failure).toBeVisible();
	const href = async (name: string) =>
		new URL((await form.form.getByRole("link", { name }).getAttribute("href")) ?? "");

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
	const body = fields.get("body")?.replaceAll("\r\n", "\n");
	for (const value of Object.values(sent)) expect(body).toContain(value);

	const call = await href(fill(words.byPhone, { phone }));
	expect(call.href).toBe(telephone(phone));
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

test("The e-mail carries what stands in the fields now, put right after the failure", async ({ page }) => {
	const form = await openForm(page);
	const sent = validRequest();
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.failure).toBeVisible();
	await form.user_phone.fill("9123456789");
	const link = form.form.getByRole("link", { name: words.byEmail });
	await expect(link).toHaveAttribute("href", /9123456789/);
	await expect(link).not.toHaveAttribute("href", new RegExp(sent.user_phone));
});

test.describe("with a keyboard", () => {
	test.use(desktop);

	test("From the failure message Tab reaches the other ways next", async ({ page }) => {
		const form = await openForm(page);
		await fillIn(form, validRequest());
		await submit(page, form);
		await expect(form.status).toBeFocused();
		const ways = await form.ways.all();
		expect(ways).toHaveLength(clinic.whatsapp ? 3 : 2);
		for (const way of ways) {
			await page.keyboard.press("Tab");
			await expect(way).toBeFocused();
		}
	});
});
