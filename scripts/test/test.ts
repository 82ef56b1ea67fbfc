/** `npm test`: every check, the tests beside the code, a build with the embedded mailbox, and all browser tests against it. */

import { embeddedMailbox } from "../build/settings";
import { must } from "../run";
import { browserOrExit } from "./browser";
import { checkAll } from "./checks";
import { runBrowserTests } from "./run-browser-tests";
import { runUnitTests } from "./unit-tests";

const browser = await browserOrExit();

await checkAll();
const failed = await runUnitTests([]);
if (failed) process.exit(failed);
await must("scripts/build/build.ts", [], embeddedMailbox);

process.exit(await runBrowserTests(browser, process.argv.slice(2)));
