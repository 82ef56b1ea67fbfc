/** `npm test`: every check, the tests beside the code, and what is tested of built sites. */
import { embeddedMailbox } from "../build/settings";
import { must } from "../run";
import { browserOrExit } from "./browser";
import { checkAll } from "./checks";
import { testBehaviour, testEngines, testSite } from "./suites";
import { runUnitTests } from "./unit-tests";

const browser = await browserOrExit();

/** Ends the command where something has failed. */
function orEnd(code: number): void {
	if (code !== 0) process.exit(code);
}

await checkAll();
orEnd(await runUnitTests([]));
// Tests open pages by their paths, also where the clinic's site stands in a folder.
await must("scripts/build/build.ts", [], { ...embeddedMailbox, SITE_AT_TOP: "1" });
orEnd(await testSite(browser, []));
orEnd(await testEngines([], ["firefox"]));
orEnd(await testBehaviour(browser, []));
