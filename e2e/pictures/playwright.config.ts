import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config";
import { desktop, phone } from "../support/windows";

/** `npm run compare`: each kind of page as a picture, beside the picture taken of it before. */
export default defineConfig({
	...tests,
	testDir: ".",
	outputDir: "../../test-results/pictures",
	snapshotPathTemplate: "references/{projectName}/{arg}{ext}",
	updateSnapshots: "none",
	timeout: 60_000,
	expect: { timeout: 15_000, toHaveScreenshot: { animations: "disabled" } },
	use: {
		...tests.use,
		contextOptions: { reducedMotion: "reduce" },
		timezoneId: "Asia/Kolkata",
	},
	projects: [
		{ name: "phone", use: { ...phone, deviceScaleFactor: 1 } },
		{ name: "desktop", use: desktop },
	],
});
