/**
 * `npm run compare [-- --update-snapshots]`: builds the site and compares pictures of each kind of page, on a phone and
 * a desktop, with earlier ones; arguments go to Playwright. `npm run compare -- BEFORE AFTER` compares the files of two
 * exported sites.
 */

import { runOrExit } from "../exec";
import { embeddedMailbox } from "../pipeline/settings";
import { chromeOrExit } from "./browsers";
import { siteDifferences } from "./same-site";

const args = process.argv.slice(2);
const [before, after] = args.filter((arg) => !arg.startsWith("-"));
if (before && after) {
	const differences = siteDifferences(before, after);
	for (const line of [...differences, `${differences.length} files differ.`]) console.log(line);
	process.exitCode = differences.length > 0 ? 1 : 0;
} else {
	process.env.CHROME_PATH = chromeOrExit();
	await runOrExit("scripts/pipeline/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
	await runOrExit("node_modules/@playwright/test/cli.js", ["test", "--project=pictures-*", ...args]);
}
