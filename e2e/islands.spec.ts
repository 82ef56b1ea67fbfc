import { allPaths, attributes, fetchPage, someTreatment } from "./support/site";
import { awake, expect, test } from "./support/test";

test.use({ allowedMessages: /status of 404/ });

test("Every island wakes under its own condition, without a word on the console", async ({
	page,
	request,
	isMobile,
}) => {
	test.skip(!isMobile, "one size shows it");
	test.slow();
	const islands = new Map<string, string>();
	for (const path of allPaths) {
		for (const name of attributes("dataIsland", await fetchPage(request, path))) {
			if (!islands.has(name)) islands.set(name, path);
		}
	}
	expect(islands.size).toBeGreaterThanOrEqual(4);
	// The map's host is not asked by tests.
	await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
	for (const [name, path] of islands) {
		await page.goto(path);
		const island = page.locator(`[data-island="${name}"]`).first();
		const wake = await island.getAttribute("data-wake");
		// An island has no box of its own, and may be empty before it wakes: what stands around it has one.
		if (wake === "visible") await island.locator("xpath=..").scrollIntoViewIfNeeded();
		await test.step(`${name} on ${path}, when ${wake}`, () => awake(page, name));
	}
});

test("An island that waits to be seen fetches nothing before the visitor comes near it", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "script") scripts.push(request.url().replace(/^.*\/|-\w+\.js$/g, ""));
	});
	await page.goto(someTreatment);
	await awake(page, "main-menu");
	await awake(page, "back-to-top");
	expect(scripts).toContain("main-menu");
	expect(scripts).not.toContain("booking-form");
	await page.getByRole("form", { name: "Appointment request" }).scrollIntoViewIfNeeded();
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
		expect(marked).toBeGreaterThan(20);
		await route.continue();
	});
	await page.goto("/");
	await awake(page, "carousel");
	const kept = await page.evaluate(() =>
		[...document.querySelectorAll("[data-slot] *")].every((part) => "fromServer" in part),
	);
	expect(kept).toBe(true);
});
