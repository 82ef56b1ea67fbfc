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
	// One browser for each kind of window, which opens a window for each journey.
	fullyParallel: false,
	use: { baseURL: process.env.SITE_URL },
	projects: engines.flatMap((engine) =>
		devices.map((device) => ({ name: `${engine}-${device}`, use: { engine, device } })),
	),
});
