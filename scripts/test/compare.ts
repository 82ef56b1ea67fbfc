/**
 * `npm run compare [-- --update-snapshots]`: builds the site and compares pictures of each kind of page, on a phone and
 * a desktop, with earlier ones. Arguments go to Playwright.
 */
import { embeddedMailbox } from "../build/settings";
import { runOrExit } from "../exec";
import { chromeOrExit } from "./browsers";

process.env.CHROME_PATH = chromeOrExit();
await runOrExit("scripts/build/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
await runOrExit("node_modules/@playwright/test/cli.js", ["test", "--project=pictures-*", ...process.argv.slice(2)]);
