import { existsSync } from "node:fs";
import { buildClinic } from "@/tests/clinic/build";
import { runBrowserTests } from "./run-browser-tests";

/**
 * Checks that are made of the site in `out/` alone: the rules for servers, which are the same whatever the site, and what
 * takes a browser through every page.
 */
const ONCE = "@servers|(accessibility|late-fonts|reflow|first-view)\\.spec";

/**
 * Tests what the software does, against the site of the clinic of the tests, which is built for it; and that
 * the checks of a site hold for that one, too: nothing in them or in the code belongs to one clinic.
 * @param args further arguments of Playwright's, such as parts of the tests' paths
 * @returns the exit code
 */
export async function testBehaviour(browser: string, args: string[]): Promise<number> {
	const clinic = await buildClinic();
	const suites = ["--project=behaviour", "--project=site", `--grep-invert=${ONCE}`];
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
	const sample = existsSync("tests/sample") ? ["--project=sample"] : [];
	return runBrowserTests(browser, ["--project=site", ...sample, ...args]);
}
