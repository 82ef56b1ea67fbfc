/** `npm test`: every check, a build with the embedded mailbox, and all browser tests against it. */
import { browserOrExit } from "./browser";
import { must } from "./run";
import { runBrowserTests } from "./run-browser-tests";
import { embeddedMailbox } from "./settings";

const browser = await browserOrExit();

await must("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
await must("node_modules/typescript/bin/tsc", ["--noEmit"]);
await must("scripts/check-content.ts");
await must("scripts/build.ts", [], embeddedMailbox);

process.exit(await runBrowserTests(browser, process.argv.slice(2)));
