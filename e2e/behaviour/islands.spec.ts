import { scrollIntoView } from "../support/scroll-into-view";
import { someTreatment, words } from "../support/site";
import { awake, expect, test } from "../support/test";

test("An island that waits to be seen fetches nothing before the visitor comes near it", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url().replace(/^.*\/|(\.island)?-\w+\.js$/g, ""));
	});
	await page.goto(someTreatment);
	await awake(page, "main-menu");
	await awake(page, "back-to-top");
	expect(scripts).toContain("entry");
	expect(scripts).not.toContain("booking-form");
	await scrollIntoView(page.getByRole("form", { name: words.booking.form.label }));
	await awake(page, "booking-form");
	expect(scripts).toContain("booking-form");
	expect(scripts.filter((script, index) => scripts.indexOf(script) !== index && script !== "chunk")).toEqual([]);
});

test("What an island wraps is the very markup that the page came with", async ({ page }) => {
	await page.route("**/_islands/entry-*.js", async (route) => {
		// The browser asks for the script before it has read the page to its end.
		await page.waitForFunction(() => document.readyState !== "loading");
		const marked = await page.evaluate(() => {
			const parts = document.querySelectorAll("[data-slot] *");
			for (const part of parts) Object.assign(part, { fromServer: true });
			return parts.length;
		});
		expect(marked).toBeGreaterThan(0);
		await route.continue();
	});
	await page.goto("/");
	await awake(page, "carousel");
	const kept = await page.evaluate(() =>
		[...document.querySelectorAll("[data-slot] *")].every((part) => "fromServer" in part),
	);
	expect(kept).toBe(true);
});
