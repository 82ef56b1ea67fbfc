/**
 * `npm run compare`: builds the site and compares a picture of every kind of page, on a phone and a desktop, with the one
 * taken before by `npm run compare -- --update`. The pictures stay on this machine: another draws type differently.
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { embeddedMailbox } from "../build/settings";
import { must } from "../run";
import { browserOrExit } from "./browser";
import { runBrowserTests } from "./run-browser-tests";

const references = join("e2e", "pictures", "references");

const given = process.argv.slice(2);
const update = given.includes("--update");
const args = given.filter((argument) => argument !== "--update");

if (!update && !existsSync(references)) {
	console.error(
		"There are no pictures to compare with yet. Take them of the present state: npm run compare -- --update",
	);
	process.exit(1);
}

const browser = await browserOrExit();
await must("scripts/build/build.ts", [], embeddedMailbox);
if (update) {
	// Taken all anew, no picture of a page that is gone stays.
	if (args.length === 0) rmSync(references, { recursive: true, force: true });
	args.push("--update-snapshots=changed");
}

const code = await runBrowserTests(browser, ["--config=e2e/pictures/playwright.config.ts", ...args]);
if (update && code === 0) console.log(`The pictures are in ${references}.`);
process.exit(code);
