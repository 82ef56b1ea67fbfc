/**
 * `npm test`: the checks, the tests beside the code, and the tests of built sites, for one page of each type. With
 * `--all`, as `npm run test:all`, for every page, and with those tests that start programs or build more sites.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { run, runOrExit } from "../exec";
import { embeddedMailbox } from "../pipeline/settings";
import { NIGHTLY, PASSED_ALONE, runBrowserTests } from "./browser-tests";
import { chromeOrExit, findFirefox } from "./browsers";

const everyPage = process.argv.includes("--all");
if (everyPage) process.env.EVERY_PAGE = "1";
process.env.CHROME_PATH = chromeOrExit();
rmSync(PASSED_ALONE, { force: true });
if (everyPage && !findFirefox())
	console.log("The journeys in Firefox are skipped: install firefox-esr, or set FIREFOX_PATH.");

await runOrExit("scripts/test/check.ts");
// Tests open pages by their paths, also if the clinic's site is in a folder. Only nightly ones need compressed files.
const ofSite = { ...embeddedMailbox, SITE_AT_TOP: "1", PRECOMPRESS: everyPage ? "1" : "0" };
// Neither keeps both processors busy.
const codes = await Promise.all([run("scripts/test/units.ts"), run("scripts/pipeline/build.ts", [], ofSite)]);
if (codes.some((code) => code !== 0)) process.exit(1);
const firefox = everyPage && findFirefox() ? ["firefox-*"] : [];
const sample = existsSync("e2e/sample") ? ["sample"] : [];
process.exitCode = await runBrowserTests(["built", ...sample, ...firefox], { skip: everyPage ? undefined : NIGHTLY });
if (process.exitCode === 0) process.exitCode = await run("scripts/test/behaviour.ts");
if (existsSync(PASSED_ALONE)) process.stdout.write(readFileSync(PASSED_ALONE, "utf8"));
