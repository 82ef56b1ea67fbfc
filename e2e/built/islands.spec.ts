import { scrollIntoView } from "../support/scroll-into-view";
import { allPaths, attributes, pageAt } from "../support/site";
import { awake, expect, test } from "../support/test";

test.use({ allowedMessages: /status of 404/ });

test("Every island wakes under its own condition, without a word on the console", async ({ page }) => {
	test.slow();
	const islands = new Map<string, string>();
	for (const path of allPaths) {
		for (const name of attributes("dataIsland", pageAt(path))) {
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
		// In the header it is folded away until somebody opens it.
		if (wake === "use") await island.locator("input").dispatchEvent("focusin");
		if (wake === "visible") await scrollIntoView(island.locator("xpath=.."));
		await test.step(`${name} on ${path}, when ${wake}`, () => awake(page, name));
	}
});
