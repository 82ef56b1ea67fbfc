import type { Locator } from "@playwright/test";
import { bookingForm, bookingPath } from "../support/booking";
import { chat } from "../support/contact";
import { content, words } from "../support/site";
import { expect, test } from "../support/test";

const { whatsapp } = content.clinic;
test.skip(!whatsapp, "the clinic has no WhatsApp");
const address = chat(whatsapp?.number ?? "");

// The browser itself reports what is kept away.
test.use({ allowedMessages: /Failed to load resource|\/_islands\/|Island \S+:/ });

/** The words with which a link opens the chat. */
async function textOf(link: Locator): Promise<string> {
	const url = new URL((await link.getAttribute("href")) ?? "");
	expect(`${url.origin}${url.pathname}`).toBe(address);
	return url.searchParams.get("text") ?? "";
}

test("On phones the bar at the bottom and the footer open a chat with the clinic's greeting", async ({ page }) => {
	await page.goto(bookingPath);
	const bar = page.getByRole("navigation", { name: words.actionBar.label });
	expect(await textOf(bar.getByRole("link", { name: words.actionBar.whatsapp }))).toBe(whatsapp?.greeting);
	const footer = page.getByRole("contentinfo");
	// Branches may have chats of their own below the clinic's.
	expect(await textOf(footer.getByRole("link", { name: words.footer.whatsapp }).first())).toBe(whatsapp?.greeting);
});

test("Without the form's script, a chat has the text typed into the form", async ({ page }) => {
	await page.route("**/_islands/booking-form.island-*.js", (route) => route.abort());
	await page.goto(bookingPath);
	const form = bookingForm(page);
	const sent = await form.fillInRequest();
	const link = form.notReady.getByRole("link", { name: words.footer.whatsapp });
	await expect(link).toBeVisible();
	for (const value of Object.values(sent)) expect(await textOf(link)).toContain(value);
});
