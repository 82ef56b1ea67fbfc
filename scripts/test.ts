/** `npm test`: every check, a build with the embedded mailbox, and all browser tests against it. */
import { browserOrExit } from "./browser";
import { checkAll } from "./checks";
import { must } from "./run";
import { runBrowserTests } from "./run-browser-tests";
import { embeddedMailbox } from "./settings";

const browser = await browserOrExit();

await checkAll();
await must("scripts/build.ts", [], embeddedMailbox);

process.exit(await runBrowserTests(browser, process.argv.slice(2)));
