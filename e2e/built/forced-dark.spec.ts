import { paths, treatmentPath } from "@/lib/model/routes";
import { firstAids } from "../support/first-aid";
import { content, someTreatment } from "../support/site";
import { awake, expect, renderAll, test } from "../support/test";

// Chrome on Android and other browsers darken pages that declare no colour scheme: their text turns light, and grounds of
// middle lightness stay.

const priced = content.treatments.find(({ details }) => details.sections.some(({ topic }) => topic === "cost"));
const pages = [paths.home, paths.booking, paths.search, priced ? treatmentPath(priced) : someTreatment];

test.use({ colorScheme: "dark", allowedMessages: /openstreetmap/ });

for (const path of pages) {
	test(`A browser that darkens pages shows ${path} as it is designed`, async ({ page }) => {
		await page.goto(path);
		await renderAll(page);
		const picture = () => page.screenshot({ fullPage: true, animations: "disabled" });
		let designed = await picture();
		// What wakes late has its last look.
		await expect(async () => {
			const before = designed;
			designed = await picture();
			expect(designed.equals(before)).toBe(true);
		}).toPass();
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
		expect(designed.equals(await picture()), "the same pixels").toBe(true);
		// The override works: a page without our declaration changes.
		await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light"));
		expect(designed.equals(await picture()), "other pixels").toBe(false);
	});
}

test("A browser that darkens pages shows first aid in night colours as it is designed", async ({ page }) => {
	const [firstAid] = firstAids;
	test.skip(!firstAid, "a clinic may have no first aid");
	await page.goto(firstAid?.path ?? "");
	await awake(page, "night-switch");
	await page.locator(".night-switch").click();
	await renderAll(page);
	const picture = () => page.screenshot({ animations: "disabled" });
	const designed = await picture();
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
	expect(designed.equals(await picture())).toBe(true);
});
