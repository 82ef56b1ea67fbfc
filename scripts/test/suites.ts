import { existsSync } from "node:fs";
import { buildClinic } from "@/e2e/clinic/build";
import { findFirefox, findWebKit } from "@/e2e/engines/programs";
import { siteWithListener } from "@/e2e/engines/site-with-listener";
import { runBrowserTests, runOnSite } from "./run-browser-tests";

/**
 * Checks that are made of the site in `out/` alone: the rules for servers, which are the same whatever the site, and what
 * takes a browser through every page.
 */
const ONCE = "@servers|(accessibility|keyboard|late-fonts|reflow|first-view|faults)\\.spec";

/**
 * Tests what the software does, against the site of the clinic of the tests, which is built for it; and that
 * the checks of a site hold for that one, too: nothing in them or in the code belongs to one clinic.
 * @param args further arguments of Playwright's, such as parts of the tests' paths
 * @returns the exit code
 */
export async function testBehaviour(browser: string, args: string[]): Promise<number> {
	const clinic = await buildClinic();
	const suites = ["--project=behaviour", "--project=built", `--grep-invert=${ONCE}`];
	const code = await runBrowserTests(browser, [...suites, ...args], clinic.folder);
	await clinic.remove();
	return code;
}

/**
 * Checks the site that stands in `out/`, whatever its content, and where the sample content is still there, that it is
 * what the specification lists.
 * @param args as for `testBehaviour`
 * @returns the exit code
 */
export async function testSite(browser: string, args: string[]): Promise<number> {
	const sample = existsSync("e2e/sample") ? ["--project=sample"] : [];
	return runBrowserTests(browser, ["--project=built", ...sample, ...args]);
}

/** The engines besides Chromium's, and what to install where one is missing. */
const engines = {
	firefox: { installed: findFirefox, packages: "firefox-esr, or the path of another Firefox in FIREFOX_PATH" },
	webkit: { installed: findWebKit, packages: "webkit2gtk-driver and xvfb" },
};

/**
 * Makes the main journeys through the site in `out/` in other engines, each in a phone's window and a desk's. One that is
 * not installed is skipped, and its packages are named.
 * @param args as for `testBehaviour`
 * @param names the engines
 */
export async function testEngines(args: string[], names = Object.keys(engines) as (keyof typeof engines)[]) {
	const found = names.filter((name) => engines[name].installed());
	for (const name of names.filter((one) => !found.includes(one))) {
		console.log(`The journeys in ${name} are skipped: they need ${engines[name].packages}.`);
	}
	if (found.length === 0) return 0;
	const projects = found.flatMap((name) => [`--project=${name}-phone`, `--project=${name}-desktop`]);
	const site = siteWithListener("out");
	const code = await runOnSite(site.folder, ["--config=e2e/engines/playwright.config.ts", ...projects, ...args]);
	site.remove();
	return code;
}
