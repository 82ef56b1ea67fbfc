import type { Page } from "@playwright/test";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { addDays } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { comingDay, failureMessages, openForm, sendFormPath, wakeForm, words } from "../support/booking";
import { content } from "../support/site";
import { awake, delayRequests, expect, scrollIntoView, test } from "../support/test";

/** Replaces each text node, and each that comes, by one in two elements, as Chrome does when it translates a page. */
function translate(): void {
	const wrap = (text: Node) => {
		const { parentElement: parent } = text;
		if (!text.textContent?.trim() || !parent || parent.closest("font, script, style, select, textarea")) return;
		const [outer, inner] = [document.createElement("font"), document.createElement("font")];
		inner.textContent = text.textContent;
		outer.append(inner);
		text.parentNode?.replaceChild(outer, text);
	};
	const wrapAll = (root: Node) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts: Node[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode);
		for (const text of texts) wrap(text);
	};
	wrapAll(document.body);
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node);
	}).observe(document.body, { subtree: true, childList: true });
}

/** Opens the booking page as a browser that translates shows it, from the start or once the form is awake. */
async function openTranslated(page: Page, when: "before" | "after") {
	if (when === "after") {
		const form = await openForm(page);
		await page.evaluate(translate);
		return form;
	}
	await page.clock.install();
	await page.route(/_islands\/booking-form/, async (route) => {
		await page.evaluate(translate);
		await route.continue();
	});
	await page.goto(paths.booking);
	return wakeForm(page);
}

for (const when of ["before", "after"] as const) {
	test.describe(`on a page translated ${when} its script runs`, () => {
		test.use({ allowedMessages: failureMessages });

		test("The form's notes, errors, button and outcome say what is true now", async ({ page }) => {
			const form = await openTranslated(page, when);
			await form.pressSubmit();
			await form.expectError("appointment_date", words.errors.date);
			const { errors } = words;
			const today = comingDay();
			for (const [day, error] of [
				["2020-01-01", errors.pastDate],
				[addDays(today, 3000), errors.lateDate],
				["2020-01-02", errors.pastDate],
			] as const) {
				await form.appointment_date.fill(day);
				await form.expectError("appointment_date", error);
			}
			await form.appointment_date.fill(today);
			await expect(form.form.getByText(errors.lateDate)).toHaveCount(0);
			await expect(form.form.getByText(errors.pastDate)).toHaveCount(0);
			await expect(form.form.getByText(errors.date)).toHaveCount(0);
			await expect(form.appointment_date).not.toHaveAccessibleDescription(new RegExp(errors.date));
			for (const message of ["A", "A lump"]) {
				await form.message.fill(message);
				const count = fill(words.messageLength, { count: message.length, limit: MESSAGE_LIMIT });
				await expect(form.message).toHaveAccessibleDescription(new RegExp(`${count}$`));
			}
			await form.breakMailbox("429");
			const release = await delayRequests(page, `**${sendFormPath}`);
			await form.fillInRequest();
			await expect(form.errors).toHaveCount(0);
			await form.pressSubmit();
			await expect(form.submit).toHaveText(words.sending);
			await release();
			await expect(form.failure).toBeVisible();
			await expect(form.submit).toHaveText(words.submit);
			await form.mendMailbox();
			await form.pressSubmit();
			await expect(form.success).toBeVisible();
			await expect(form.failure).toHaveCount(0);
			await form.another.click();
			await form.fillInRequest();
			const [begin = ""] = words.tooSoon.split("{");
			await form.submit.click();
			await expect(form.status).toContainText(begin);
			const first = (await form.status.textContent()) ?? "";
			await page.clock.fastForward(3000);
			await form.submit.click();
			await expect(form.status).toContainText(begin);
			await expect(form.status).not.toHaveText(first);
		});
	});
}

test("On a translated page the caption under a large picture is that of the picture", async ({ page }) => {
	const images = content.clinicPage.gallery?.images ?? [];
	test.skip(images.length < 2, "the clinic shows fewer than two rooms");
	await page.goto(paths.clinic);
	const [first] = await page.getByRole("button", { name: images[0]?.caption ?? images[0]?.alt }).all();
	await scrollIntoView(first ?? page.locator("main"));
	await awake(page, "room-gallery");
	await page.evaluate(translate);
	await first?.click();
	const dialog = page.getByRole("dialog");
	for (const { caption } of [...images.slice(1), ...images.slice(0, 1)]) {
		await dialog.getByRole("button", { name: content.labels.clinicPage.next }).click();
		await expect(dialog.locator("figcaption > [aria-live]")).toHaveText(caption ?? "");
	}
});
