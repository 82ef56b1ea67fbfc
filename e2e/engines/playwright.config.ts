import { defineConfig } from "@playwright/test";
import tests from "../../playwright.config";
import type { EngineOptions } from "./test";

const engines = ["firefox", "webkit"] as const;
const devices = ["phone", "desktop"] as const;

/** `npm run test:engines`: the main journeys in Firefox and WebKit. */
export default defineConfig<object, EngineOptions>({
	...tests,
	testDir: ".",
	outputDir: "../../test-results/engines",
	// Playwright drives an installed Firefox by a protocol that is young; a journey that goes well the second time is listed
	// as flaky.
	retries: 1,
	// One browser for each kind of window, which opens a window for each journey.
	fullyParallel: false,
	use: { baseURL: process.env.SITE_URL },
	projects: engines.flatMap((engine) =>
		devices.map((device) => ({ name: `${engine}-${device}`, use: { engine, device } })),
	),
});
