import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { bundleIslands, ISLANDS_FOLDER } from "@/scripts/pipeline/export/bundle-islands";
import { wakeForm, words } from "../support/booking";
import { someTreatment } from "../support/site";
import { expect, requestsOf, test } from "../support/test";

test("The form's script is fetched when it is near, and no script of an island twice", async ({ page }) => {
	const scripts = requestsOf(page, /\/_islands\/[\w.-]+\.js$/);
	await page.goto(someTreatment);
	await expect(page.locator('[data-island="main-menu"]')).toHaveAttribute("data-awake");
	expect(scripts.join(), "before the form is near").not.toContain("booking-form");
	await wakeForm(page);
	await expect(page.locator('[data-island="page-scroll"]')).toHaveAttribute("data-awake");
	expect(scripts.join()).toContain("booking-form");
	expect(scripts.filter((script, index) => scripts.indexOf(script) !== index)).toEqual([]);
});

test("With React's renderer the form wakes and validates", async ({ page }, info) => {
	const out = info.outputPath("react");
	const entry = basename((await bundleIslands(process.cwd(), out, "react")).entry.src);
	const served: string[] = [];
	await page.route(`**/${ISLANDS_FOLDER}/**`, (route) => {
		const file = basename(new URL(route.request().url()).pathname);
		const path = join(out, ISLANDS_FOLDER, file.startsWith("entry-") ? entry : file);
		// The page preloads chunks of the site's bundle.
		if (!existsSync(path)) return route.continue();
		served.push(file);
		return route.fulfill({ path });
	});
	await page.goto(someTreatment);
	const form = await wakeForm(page);
	expect(served.length).toBeGreaterThan(2);
	// React marks what it renders; Preact does not.
	const byReact = await page
		.locator('[data-island="booking-form"]')
		.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactContainer")));
	expect(byReact).toBe(true);
	await form.fillIn({ user_phone: "+91 98765-43210" });
	await form.expectValues({ user_phone: "9876543210" });
	await form.submit.click();
	await expect(form.form.getByText(words.errors.name)).toBeVisible();
});
