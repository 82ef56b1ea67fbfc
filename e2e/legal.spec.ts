import { VISIT_KEY } from "@/lib/site/first-paint";
import { paths } from "@/lib/site/routes";
import { fillIn, openForm, submit, validRequest } from "./support/booking";
import { expect, test } from "./support/test";

test("The privacy policy was last updated on 24 August 2025 and has its six sections", async ({ page }) => {
	await page.goto(paths.privacy);
	await expect(page.getByText("Last updated 24 August 2025")).toBeVisible();
	const sections = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect(sections).toHaveCount(6);
	for (const [index, topic] of [
		/information/i,
		/use/i,
		/shar/i,
		/secur/i,
		/control|rights|choices/i,
		/contact/i,
	].entries()) {
		await expect(sections.nth(index)).toHaveText(topic);
	}
});

test("The privacy policy says what the site does: five fields, EmailJS, the draft, the map, no selling", async ({
	page,
}) => {
	await page.goto(paths.privacy);
	for (const fact of [/EmailJS/, /session storage/i, /OpenStreetMap/, /WhatsApp/, /not sell|never sell/i, /delet/i]) {
		await expect(page.getByRole("main")).toContainText(fact);
	}
});

test("The terms have six numbered sections", async ({ page }) => {
	await page.goto(paths.terms);
	await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
		/^1\. .*accept/i,
		/^2\. .*use/i,
		/^3\. .*intellectual/i,
		/^4\. .*liability/i,
		/^5\. .*changes/i,
		/^6\. .*contact/i,
	]);
});

test("The browser keeps what the privacy policy names, and nothing else", async ({ page, context }) => {
	const form = await openForm(page);
	await fillIn(form, validRequest());
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await form.user_name.fill("Asha");
	const kept = await page.evaluate(() => ({ session: Object.keys(sessionStorage), local: localStorage.length }));
	expect(kept.session.sort()).toEqual(["appointment-draft", "appointment-sent-at", VISIT_KEY]);
	expect(kept.local).toBe(0);
	expect(await context.cookies()).toEqual([]);
	await page.goto(paths.privacy);
	const section = page.getByRole("main");
	for (const named of [/draft/, /time at which your last request left/, /on its way/, /seen the loading screen/]) {
		await expect(section.getByRole("listitem").filter({ hasText: named })).toHaveCount(1);
	}
});
