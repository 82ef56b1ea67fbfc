import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { bundleIslands, ISLANDS_FOLDER } from "@/scripts/pipeline/export/bundle-islands";
import { unfoldForm, wakeForm } from "../support/booking";
import { someTreatment, words } from "../support/site";
import { awake, expect, requestsOf, scrollIntoView, test } from "../support/test";

test("No script of an island is fetched twice", async ({ page }) => {
	const scripts = requestsOf(page, /\/_islands\/[\w.-]+\.js$/);
	await page.goto(someTreatment);
	await wakeForm(page);
	await expect(page.locator('[data-island="page-scroll"]')).toHaveAttribute("data-awake");
	expect(scripts.join()).toContain("booking-form");
	expect(scripts.filter((script, index) => scripts.indexOf(script) !== index)).toEqual([]);
});

const { form } = words.booking;

/** Serves the islands bundled with React's renderer instead of the site's. */
const reactTest = test.extend<{ served: string[] }>({
	served: [
		async ({ page }, use) => {
			const out = await mkdtemp(join(tmpdir(), "react-"));
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
			await use(served);
			// A page may still ask for files of the folder.
			await page.unrouteAll({ behavior: "wait" });
			await rm(out, { recursive: true });
		},
		{ auto: true },
	],
});

reactTest("With React's renderer the form wakes and validates", async ({ page, served }) => {
	await page.goto(someTreatment);
	await unfoldForm(page);
	const shown = page.getByRole("form", { name: form.label });
	await scrollIntoView(shown);
	await awake(page, "booking-form");
	expect(served.length).toBeGreaterThan(2);
	// React marks what it renders; Preact does not.
	const byReact = await page
		.locator('[data-island="booking-form"]')
		.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactContainer")));
	expect(byReact).toBe(true);
	await shown.getByLabel(form.phone).fill("+91 98765-43210");
	await expect(shown.getByLabel(form.phone)).toHaveValue("9876543210");
	await shown.getByRole("button", { name: form.submit }).click();
	await expect(shown.getByText(form.errors.name)).toBeVisible();
});
