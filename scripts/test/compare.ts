/**
 * `npm run compare`: builds the site and compares a picture of each kind of page, on a phone and a desktop, with the one
 * taken before by `npm run compare -- --update-snapshots`. Arguments go to Playwright.
 */
import { embeddedMailbox } from "../build/settings";
import { runOrExit } from "../exec";
import { chromeOrExit } from "./browsers";

process.env.CHROME_PATH = chromeOrExit();
await runOrExit("scripts/build/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
await runOrExit("node_modules/@playwright/test/cli.js", ["test", "--project=pictures-*", ...process.argv.slice(2)]);
