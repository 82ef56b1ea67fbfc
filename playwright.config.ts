import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { phone } from "./e2e/support/windows";
import { browserFlags } from "./scripts/test/browser-flags";

/** The tests by what they say something about; `e2e/sample` goes when the sample content goes. */
const suites = ["behaviour", "built", "sample"].filter((name) => existsSync(`e2e/${name}`));

export default defineConfig({
	fullyParallel: true,
	workers: availableParallelism(),
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"]],
	timeout: 60_000,
	// A busy machine takes its time; what is right appears sooner.
	expect: { timeout: 15_000 },
	use: {
		...phone,
		baseURL: process.env.SITE_URL ?? "http://127.0.0.1:3000",
		launchOptions: { executablePath: process.env.HEADLESS_CHROME_PATH, args: browserFlags },
		// A trace of every run would cost a third of the time; `npx playwright test --trace on` makes one.
		screenshot: "only-on-failure",
	},
	projects: suites.map((name) => ({ name, testDir: `e2e/${name}` })),
});
