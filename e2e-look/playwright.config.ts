import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** `npm run compare`: each kind of page as a picture, beside the picture taken of it before. */
export default defineConfig({
	...tests,
	testDir: ".",
	outputDir: "../test-results/look",
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
		{ name: "phone", use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
		{ name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
	],
});
