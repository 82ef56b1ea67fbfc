/**
 * `npm run compare [-- --update-snapshots]`: builds the site and compares pictures of each kind of page, on a phone and
 * a desktop, with earlier ones; arguments go to Playwright. `npm run compare -- BEFORE AFTER` compares the files of two
 * exported sites.
 */
import { embeddedMailbox } from "../build/settings";
import { runOrExit } from "../exec";
import { chromeOrExit } from "./browsers";

const args = process.argv.slice(2);
const folders = args.filter((arg) => !arg.startsWith("-"));
if (folders.length === 2) {
	await runOrExit("scripts/test/same-site.ts", folders);
} else {
	process.env.CHROME_PATH = chromeOrExit();
	await runOrExit("scripts/build/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
	await runOrExit("node_modules/@playwright/test/cli.js", ["test", "--project=pictures-*", ...args]);
}
