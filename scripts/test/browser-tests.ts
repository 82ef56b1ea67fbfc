import { readFileSync, rmSync } from "node:fs";
import { run } from "../exec";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
/** More failures than these are no chance; repeating them would take long. */
const MOST_REPEATED = 5;

/** Files of tests that few changes concern, or that start programs or build more sites; the nightly suite alone runs them. */
const nightlyFiles = `
	accessibility-tree another-clinic back-forward-cache behaviour/islands body-map browser-keys carousels development
	discreet-page editing extremes faults films frame galleries hero-carousel home-sections hosting hours
	layout length listen loading-screen map new-clinic no-script out-of-sight own-pages photographs translated-page
	treatment typefaces`;

/** Matches the tests that only the nightly suite runs: these files, and tests with the tag. */
export const NIGHTLY = `@nightly|/(${nightlyFiles.trim().replaceAll(/\s+/g, "|")})\\.spec`;

/** The names of tests that failed beside others and passed alone. */
export const PASSED_ALONE = ".cache/passed-alone.txt";

/** The number of tests that failed in the last run of Playwright; endless if it did not get that far. */
function failureCount(): number {
	try {
		const { failedTests } = JSON.parse(readFileSync("test-results/.last-run.json", "utf8")) as {
			failedTests: string[];
		};
		return failedTests.length || Number.POSITIVE_INFINITY;
	} catch {
		return Number.POSITIVE_INFINITY;
	}
}

/**
 * Runs browser tests. What fails beside other tests runs once more alone: a busy machine must not refuse a change.
 * @param projects of playwright.config.ts
 * @param options.skip a regular expression of tests that are left out, such as `NIGHTLY`
 * @param options.args for Playwright, such as a file of tests
 * @returns the exit code
 */
export async function runBrowserTests(
	projects: string[],
	{ skip, args = [], env = {} }: { skip?: string; args?: string[]; env?: Record<string, string> } = {},
): Promise<number> {
	const options = [...projects.map((name) => `--project=${name}`), ...(skip ? [`--grep-invert=${skip}`] : []), ...args];
	rmSync("test-results/.last-run.json", { force: true });
	const code = await run(PLAYWRIGHT, ["test", ...options], env);
	if (code === 0 || failureCount() > MOST_REPEATED) return code;
	return run(PLAYWRIGHT, ["test", ...options, "--last-failed", "--workers=1"], { ...env, PASSED_ALONE });
}
