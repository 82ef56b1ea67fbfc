/** `npm test`: every check, the tests beside the code, and the tests of built sites. */
import { existsSync } from "node:fs";
import { embeddedMailbox } from "../build/settings";
import { runOrExit } from "../exec";
import { chromeOrExit, findFirefox } from "./browsers";

process.env.CHROME_PATH = chromeOrExit();
if (!findFirefox()) console.log("The journeys in Firefox are skipped: install firefox-esr, or set FIREFOX_PATH.");

await runOrExit("scripts/test/check.ts");
await runOrExit("scripts/test/units.ts");
// Tests open pages by their paths, also if the clinic's site is in a folder.
await runOrExit("scripts/build/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
const firefox = process.env.EVERY_PAGE ? "firefox-*" : "firefox-phone";
const projects = ["built", ...(existsSync("e2e/sample") ? ["sample"] : []), ...(findFirefox() ? [firefox] : [])];
await runOrExit("node_modules/@playwright/test/cli.js", ["test", ...projects.map((name) => `--project=${name}`)]);
await runOrExit("scripts/test/behaviour.ts");
