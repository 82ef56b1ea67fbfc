import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig, webkit } from "@playwright/test";
import { desktop, phone } from "./e2e/support/windows";
import { browserFlags, findFirefox, findHeadlessChrome } from "./scripts/test/browsers";

const devices = { phone, desktop };

/** Firefox reports pointers to pages by these numbers: 1 is a finger, 2 a mouse, 4 that it hovers. */
const pointers = { phone: 1, desktop: 2 + 4 };

/** The main journeys in the engines that are installed. Firefox knows no `isMobile`. */
const engines = (["phone", "desktop"] as const).flatMap((device) => {
	const { isMobile: _, ...window } = devices[device];
	const firefox = {
		name: `firefox-${device}`,
		// One browser a worker: it starts slowly.
		fullyParallel: false,
		use: {
			...window,
			browserName: "firefox" as const,
			channel: "moz-firefox",
			launchOptions: {
				executablePath: findFirefox(),
				firefoxUserPrefs: {
					"ui.primaryPointerCapabilities": pointers[device],
					"ui.allPointerCapabilities": pointers[device],
					"ui.prefersReducedMotion": 1,
				},
			},
		},
	};
	const inWebkit = {
		name: `webkit-${device}`,
		use: { ...devices[device], browserName: "webkit" as const, launchOptions: {} },
	};
	return [...(findFirefox() ? [firefox] : []), ...(existsSync(webkit.executablePath()) ? [inWebkit] : [])];
});

const passedAlone = (file: string) => ["./e2e/support/passed-alone.ts", { file }] as const;

/**
 * The site under test is in `out/` of this folder, or of `SITE_ROOT`, which `npm run test:behaviour` sets; or it is the
 * published one at `SITE_URL`, which `npm run test:live` sets.
 */
export default defineConfig({
	fullyParallel: true,
	workers: availableParallelism(),
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ...(process.env.PASSED_ALONE ? [passedAlone(process.env.PASSED_ALONE)] : [])],
	timeout: 60_000,
	expect: {
		timeout: 15_000,
		toHaveScreenshot: { animations: "disabled" },
		toMatchAriaSnapshot: { children: "deep-equal", pathTemplate: "{testDir}/trees/{arg}{ext}" },
	},
	webServer: process.env.SITE_URL
		? undefined
		: { command: "node --import tsx e2e/support/serve.ts", wait: { stdout: /Site +(?<SITE_URL>http:\S+)/ } },
	use: {
		...phone,
		// Nothing moves by itself, except where motion is the subject: `inMotion` in e2e/support/test.ts.
		contextOptions: { reducedMotion: "reduce" },
		baseURL: process.env.SITE_URL,
		launchOptions: { executablePath: findHeadlessChrome(), args: browserFlags },
		// A trace of every run would cost a third of the time; `npx playwright test --trace on` makes one.
		screenshot: "only-on-failure",
	},
	projects: [
		// First, because each has one worker: at the end the other processors would wait for it.
		...engines.map((engine) => ({ ...engine, testDir: "e2e", testMatch: "journeys.spec.ts" })),
		...(process.env.SITE_ROOT ? ["behaviour", "built"] : ["built", "sample"]).map((name) => ({
			name,
			testDir: `e2e/${name}`,
		})),
		{ name: "live", testDir: "e2e", testMatch: "live.spec.ts" },
		...(["phone", "desktop"] as const).map((device) => ({
			name: `pictures-${device}`,
			testDir: "e2e",
			testMatch: "pictures.spec.ts",
			// References are not shared: machines render text differently.
			snapshotPathTemplate: `e2e/references/${device}/{arg}{ext}`,
			use: {
				...devices[device],
				deviceScaleFactor: 1,
				timezoneId: "Asia/Kolkata",
			},
		})),
	],
});
