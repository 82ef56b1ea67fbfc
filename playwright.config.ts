import { defineConfig } from "@playwright/test";
import { browserFlags } from "./scripts/test/browser-flags";

/** Tests of the built site as files and of the sample as content, which need no window; and tests of what a visitor meets. */
const inNode = /(build|sample)[\w-]*\.spec\.ts/;

/** What the form does with a request is the same in any window; patients mostly send it from a phone. */
const onPhoneOnly = /booking-(bots|draft|failures|rules|sending)\.spec\.ts/;

export default defineConfig({
	testDir: "e2e",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// One hiccup of a busy machine among hundreds of tests is no failure; the summary still names it, as flaky.
	retries: 1,
	reporter: [["list"]],
	timeout: 30_000,
	use: {
		baseURL: process.env.SITE_URL ?? "http://127.0.0.1:3000",
		launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
		// A trace of every run would cost a third of the time; `npx playwright test --trace on` makes one.
		screenshot: "only-on-failure",
	},
	projects: [
		{ name: "node", testMatch: inNode },
		{
			name: "phone",
			testIgnore: inNode,
			use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
		},
		{ name: "desktop", testIgnore: [inNode, onPhoneOnly], use: { viewport: { width: 1280, height: 800 } } },
	],
});
