import { paths, treatmentPath } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { openSearch, searchIn } from "../support/search";
import { content, menus, someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

const emergencies = content.treatments.flatMap((treatment) =>
	treatment.emergency.map(({ id, entry }) => ({ entry, path: `${treatmentPath(treatment)}#${id}` })),
);

test("An emergency comes first, below a link that calls the ambulance, reachable by keyboard", async ({ page }) => {
	const { emergency } = content;
	test.skip(!emergency || emergencies.length === 0, "the clinic has no page for an emergency");
	const label = fill(words.emergency.call, { number: emergency?.ambulance.number ?? "" });
	await page.goto(someTreatment);
	const { field, list, options, status } = await openSearch(page);
	for (const { entry, path } of emergencies) {
		await field.fill(entry);
		const call = page.getByRole("search").getByRole("link", { name: label, exact: true });
		await expect(call).toHaveAttribute("href", `tel:${emergency?.ambulance.number}`);
		await expect(options.first()).toHaveAttribute("href", path);
		await expect(list).toBeVisible();
		await expect(status).toContainText(label);
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
	await expect(list).toBeVisible();
});

for (const window of [{ ...phone, viewport: { width: 320, height: 640 } }, phone, desktop]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use({ ...window, allowedMessages: /status of 404/ });

		for (const path of [paths.home, menus[0]?.path ?? paths.home, "/nothing-here/", paths.search]) {
			test(`the search of ${path}, in the header and on the page, fits the window`, async ({ page }) => {
				await page.goto(path);
				const main = page.getByRole("main");
				const { field, status } = searchIn(main.getByRole("search"));
				await expect(field).toBeVisible();
				await field.focus();
				await expect(page.locator('main [data-island="search-box"]')).toHaveAttribute("data-awake");
				await field.fill(menus.map(({ label }) => label).join(""));
				await expect(path === paths.search ? main.getByRole("status") : status).not.toBeEmpty();
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.viewport.width);
				const header = await openSearch(page);
				await expect(header.field).toBeFocused();
				await expect(header.field).toBeInViewport({ ratio: 1 });
				await expect(header.submit).toBeInViewport({ ratio: 1 });
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.viewport.width);
			});
		}
	});
}
