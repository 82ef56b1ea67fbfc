import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { bundleIslands, ISLANDS_FOLDER } from "@/scripts/build/export/bundle-islands";
import { openWithMenu } from "./support/menu";
import { someTreatment } from "./support/site";
import { awake, expect, test } from "./support/test";

test.skip(({ isMobile }) => isMobile, "one size shows it");
test.use({ allowedMessages: /status of 404/ });

/** The islands bundled with React's own renderer, in a folder of their own, served in place of the site's. */
const reactTest = test.extend<{ served: string[] }>({
	served: [
		async ({ page }, use) => {
			const out = await mkdtemp(join(tmpdir(), "react-"));
			const entry = basename((await bundleIslands(process.cwd(), out, "react")).entry.src);
			const served: string[] = [];
			await page.route(`**/${ISLANDS_FOLDER}/**`, (route) => {
				const file = basename(new URL(route.request().url()).pathname);
				const path = join(out, ISLANDS_FOLDER, file.startsWith("entry-") ? entry : file);
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

reactTest(
	"With React's own renderer the menu works, and the form wakes and checks what it is given",
	async ({ page, served }) => {
		const menu = await openWithMenu(page, someTreatment);
		expect(served.length).toBeGreaterThan(2);
		// React marks what it renders; Preact does not.
		const byReact = await page
			.locator('[data-island="main-menu"]')
			.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactContainer")));
		expect(byReact).toBe(true);
		await menu.opener("Hand Surgery").hover();
		await expect(menu.links("Hand Surgery").first()).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(menu.allLinks).toHaveCount(0);

		const form = page.getByRole("form", { name: "Appointment request" });
		await form.scrollIntoViewIfNeeded();
		await awake(page, "booking-form");
		await awake(page, "back-to-top");
		await form.getByLabel("Mobile number").fill("+91 98765-43210");
		await expect(form.getByLabel("Mobile number")).toHaveValue("9876543210");
		await form.getByRole("button", { name: "Send request" }).click();
		await expect(form.getByText("Name is required")).toBeVisible();
	},
);

reactTest("With React's own renderer an unknown link of a known menu shows its pages", async ({ page }) => {
	await page.goto("/hand-surgery/nothing-here/");
	await awake(page, "lost-path");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hand surgery");
});
